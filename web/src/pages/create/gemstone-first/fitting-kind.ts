import {
  stoneFirstKinds,
  stoneFirstLists,
  type StoneFirstKind,
} from '@shop/schema/domain/addresses/addresses'

/**
 * The kind of settings that a segment of an address names: `engagement-rings` or `pendants`; null for any other.
 * By itself, because the entry of every page reads addresses with it.
 */
export function fittingKindAt(segment: string): StoneFirstKind | null {
  return stoneFirstKinds.find((kind) => stoneFirstLists[kind] === segment) ?? null
}

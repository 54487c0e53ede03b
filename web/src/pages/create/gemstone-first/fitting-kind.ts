import {
  gemstoneFirstKinds,
  gemstoneFirstLists,
  type GemstoneFirstKind,
} from '@shop/schema/domain/addresses/addresses'

/**
 * The kind of settings that a segment of an address names: `engagement-rings` or `pendants`; null for any other.
 * By itself, because the entry of every page reads addresses with it.
 */
export function fittingKindAt(segment: string): GemstoneFirstKind | null {
  return gemstoneFirstKinds.find((kind) => gemstoneFirstLists[kind] === segment) ?? null
}

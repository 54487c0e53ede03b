import { optionsOf } from './design.ts'
import type { AttributeOption, PricedDesign } from './design.ts'
import { highestCarats, inMetalOrder, metalAttribute } from './metals.ts'

/**
 * The metal a card shows (rules/products#displayed-metal): the first filtered one the design is
 * made in, colours in the shop's order and the highest carat first; without one, a metal derived from the
 * sku, so that a page of cards is varied and each card stays the same. Null when there are no metals.
 */
export function displayedMetal(
  design: Pick<PricedDesign, 'sku' | 'attributes'>,
  filteredIds: readonly string[] = [],
): AttributeOption | null {
  const options = optionsOf(design, metalAttribute)
  const filtered = inMetalOrder(options).find(({ id }) => filteredIds.includes(id))
  if (filtered) return filtered
  const candidates = highestCarats(options)
  return candidates[stableHash(design.sku) % candidates.length] ?? null
}

/** FNV-1a over the characters, with a last mix: neighbouring skus must not land on neighbouring metals. */
function stableHash(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/**
 * The first parts of the addresses `/…/collection` (rules/listings#lists). Written out, because every page of
 * the shop must know them: the table of listings, which a test holds them against, is loaded with the lists.
 */
const families = new Set([
  'engagement-rings',
  'wedding-rings',
  'eternity-rings',
  'rings',
  'necklaces',
  'earrings',
  'bracelets',
  'jewellery',
])

const weddingRingStyles = new Set(['plain', 'stone-set'])

/** Whether `/{family}/collection` is a listing. */
export function isListingFamily(family: string): boolean {
  return families.has(family)
}

/** Whether `/wedding-rings/{style}/collection` is a listing. */
export function isWeddingRingStyle(style: string): boolean {
  return weddingRingStyles.has(style)
}

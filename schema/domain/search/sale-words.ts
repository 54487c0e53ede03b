import { foldText } from './search-text.ts'

const saleWords: ReadonlySet<string> = new Set([
  'sale',
  'sales',
  'discount',
  'discounts',
  'discounted',
  'reduced',
  'offer',
  'offers',
  'clearance',
  'bargain',
  'bargains',
])

/** Whether a text asks for what costs less for a time (rules/search#sale). */
export function asksForSale(text: string): boolean {
  return foldText(text)
    .split(/[^\p{L}]/u)
    .some((word) => saleWords.has(word))
}

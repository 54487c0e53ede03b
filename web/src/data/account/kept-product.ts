import { loadZodParts, type ZodParts } from '../load-zod-parts.ts'
import { forgetTabText, keepTabText, parseTabText, tabText } from '../tab-text.ts'
import type { WishedProduct } from './wished-piece.ts'

/** Kept under the name that visitors' browsers know. */
const name = 'product-when-user-not-logged'

/** What session storage holds: a design or a stone, with what the data layer is told of it. */
function productSchema({ nullable, number, object, string }: ZodParts) {
  return object({
    designId: nullable(string()),
    metalId: nullable(string()),
    gemstoneId: nullable(string()),
    name: string(),
    sku: string(),
    category: string(),
    subcategory: string(),
    variant: string(),
    price: nullable(number()),
  })
}

/** Keeps a product for this tab; where that is not possible it is known until the page is left. */
export function keepProduct({ piece, tracked }: WishedProduct): void {
  const { currency: _, price = null, ...texts } = tracked
  const ids = { designId: null, metalId: null, gemstoneId: null, ...piece }
  keepTabText(name, JSON.stringify({ ...ids, ...texts, price }))
}

/** The product that this tab keeps; null for none, and for one that cannot be read. */
export async function keptProduct(): Promise<WishedProduct | null> {
  const text = tabText(name)
  if (text === null) return null
  const zod = await loadZodParts()
  const { data } = zod.safeParse(productSchema(zod), parseTabText(text))
  if (!data) return null
  const { designId, metalId, gemstoneId, price, ...texts } = data
  const tracked = { currency: 'GBP', ...texts, ...(price !== null && { price }) } as const
  if (designId !== null && metalId !== null) return { piece: { designId, metalId }, tracked }
  return gemstoneId === null ? null : { piece: { gemstoneId }, tracked }
}

/** Forgets it. */
export function forgetKeptProduct(): void {
  forgetTabText(name)
}

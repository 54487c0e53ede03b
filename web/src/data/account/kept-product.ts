import { loadZodParts, type ZodParts } from '../load-zod-parts.ts'
import { reportError } from '../report-error.ts'
import type { WishedProduct } from './wished-piece.ts'

const key = 'ashcombe:product-when-user-not-logged'

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
  onStorage((storage) => storage.setItem(key, JSON.stringify({ ...ids, ...texts, price })))
}

/** The product that this tab keeps; null for none, and for one that cannot be read. */
export async function keptProduct(): Promise<WishedProduct | null> {
  const text = onStorage((storage) => storage.getItem(key))
  if (text === null) return null
  const zod = await loadZodParts()
  const { data } = zod.safeParse(productSchema(zod), parseJson(text))
  if (!data) return null
  const { designId, metalId, gemstoneId, price, ...texts } = data
  const tracked = { currency: 'GBP', ...texts, ...(price !== null && { price }) } as const
  if (designId !== null && metalId !== null) return { piece: { designId, metalId }, tracked }
  return gemstoneId === null ? null : { piece: { gemstoneId }, tracked }
}

/** Forgets it. */
export function forgetKeptProduct(): void {
  onStorage((storage) => storage.removeItem(key))
}

function onStorage<Answer>(act: (storage: Storage) => Answer): Answer | null {
  try {
    return act(sessionStorage)
  } catch (error) {
    reportError(error, { where: 'storage' })
    return null
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not ours, or damaged: the schema refuses it.
    return undefined
  }
}

import {
  _default as orElse,
  array,
  boolean,
  custom,
  enum as oneOf,
  literal,
  nullable,
  number,
  object,
  safeParse,
  string,
  type infer as Infer,
} from 'zod/mini'
import { gemCertificates, gemClarities, gemColours } from '../domain/vocabulary/gemstone-grades.ts'
import { gemStoneTypes } from '../domain/vocabulary/gemstones.ts'
import { isPounds, type Pounds } from '../domain/values/money.ts'

const pounds = custom<Pounds>(isPounds, 'Not pounds and pence')
const idOnly = object({ id: string() })
/** With the address of the same picture 320 pixels wide, where there is one; an API may lack it. */
const smallAddress = orElse(nullable(string()), null)
const picture = object({
  tags: array(string()),
  asset: object({ source: string(), smallSource: smallAddress }),
})

/** A piece as a search card shows it: the raw fields that its card reads on a list. */
const designHit = object({
  productType: literal('Design'),
  /** The id of the design, which a wishlist knows it by; an API may lack it. */
  id: orElse(nullable(string()), null),
  sku: string(),
  name: string(),
  category: idOnly,
  subCategory: idOnly,
  expressDelivery: boolean(),
  /** Kinds of stone it is set with; null when unknown. */
  gemTypes: nullable(array(string())),
  prices: array(object({ channel: object({ code: string() }), basePrice: pounds })),
  channels: array(object({ channelCode: string(), showOnSale: boolean(), additionalSale: number() })),
  /** Metal and shape wherever it has them, and the choices that move its price: width, weight and the like. */
  attributes: array(
    object({
      name: string(),
      options: array(object({ id: string(), name: string(), price: number(), isFixedPrice: boolean() })),
    }),
  ),
  purchaseAvailability: oneOf(['ALWAYS', 'STOCK']),
  stock: array(object({ stockStatus: oneOf(['IN_STOCK', 'OUT_OF_STOCK']), attributes: array(string()) })),
  /** The main picture in each metal, in the default shape. */
  pictures: array(picture),
  hoverPictures: array(picture),
})

/** A loose stone as a search card shows it. */
const gemstoneHit = object({
  productType: literal('gemstone'),
  id: string(),
  /** Null without a report. */
  repNo: nullable(string()),
  shape: string(),
  caratWeight: number(),
  plainColour: nullable(oneOf(gemColours.map(({ value }) => value))),
  fancyColour: nullable(string()),
  clarity: nullable(oneOf(gemClarities.map(({ value }) => value))),
  gemStoneType: oneOf(gemStoneTypes.map(({ value }) => value)),
  /** Sapphire, tanzanite; null for diamonds. */
  species: nullable(string()),
  certificate: nullable(oneOf(gemCertificates.map(({ value }) => value))),
  /** Excluding VAT; its card has a rule of its own (`domain/prices/search-card-price`). */
  price: pounds,
  /** Address of a picture of this very stone; null when there is none. */
  picture: nullable(string()),
  smallPicture: smallAddress,
})

export type DesignHit = Infer<typeof designHit>
export type GemstoneHit = Infer<typeof gemstoneHit>
export type SearchHit = DesignHit | GemstoneHit

export interface SearchAnswer {
  readonly hits: readonly SearchHit[]
  /** Hits that could not be read and were left out. */
  readonly brokenCount: number
}

/**
 * The hits in the JSON string of `globalSearch` (rules/search#hits), each checked by itself: one that is
 * broken does not hide the others. What is no design is a gemstone. Null for a string that holds no array.
 */
export function readSearchHits(text: string): SearchAnswer | null {
  const parsed = parseJson(text)
  if (!Array.isArray(parsed)) return null
  const hits = parsed.flatMap((candidate: unknown) => {
    const hit = safeParse(isDesign(candidate) ? designHit : gemstoneHit, withKnownType(candidate))
    return hit.success ? [hit.data] : []
  })
  return { hits, brokenCount: parsed.length - hits.length }
}

function isDesign(candidate: unknown): boolean {
  return (
    typeof candidate === 'object' && candidate !== null && Reflect.get(candidate, 'productType') === 'Design'
  )
}

/** Whatever is no design is a stone, by whatever word an API calls it. */
function withKnownType(candidate: unknown): unknown {
  return typeof candidate === 'object' && !isDesign(candidate)
    ? { ...candidate, productType: 'gemstone' }
    : candidate
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // No JSON: no array either, which is what the caller asks.
    return null
  }
}

import { designPrice } from './design-price.ts'
import type { DesignPrice } from './design-price.ts'
import { shapeAttribute } from '../design/design-shapes.ts'
import { optionsOf } from '../design/design.ts'
import type { PricedDesign, SaleableDesign } from '../design/design.ts'
import { gemstonePrice } from './gemstone-price.ts'
import type { GemstonePrice, PricedStone } from './gemstone-price.ts'
import type { Pricing } from './pricing.ts'
import { sumPence, vatContained } from '../values/money.ts'
import type { Pence } from '../values/money.ts'
import { stoneFit } from '../stones/stone-fit.ts'
import type { FitDesign, FitStone } from '../stones/stone-fit.ts'
import type { Shape } from '../vocabulary/taxonomy.ts'

/** What the rule reads of a design: fields of the contract's `Design` type. */
export type PieceDesign = PricedDesign & SaleableDesign & FitDesign

/** What the rule reads of a stone: fields of the contract's `Gemstone` type. */
export type PieceStone = FitStone & PricedStone

/** What a finished piece costs, and what of it is the setting, the stones and the VAT. */
export interface PiecePrice {
  /** With the head that the stones need. */
  readonly setting: DesignPrice
  /** In the order in which they were given. */
  readonly stones: readonly GemstonePrice[]
  /** Percent that the head adds to the setting; 0 for one that costs nothing more. */
  readonly stoneSizePercent: number
  readonly totalPence: Pence
  /** The VAT that the total contains. */
  readonly vatPence: Pence
}

/**
 * What a finished piece costs (rules/prices#finished-piece): the setting with the percent of the head its stones need,
 * plus each stone, every part less its own sale. Without stones it is the setting alone. Null when the shop does not
 * sell a part, or the stones do not fit the setting in the shape chosen; whether a stone can still be bought is another
 * question. Throws on options the design does not have, as `designPrice` does.
 */
export function piecePrice({
  design,
  optionIds,
  stones,
  pricing,
}: {
  readonly design: PieceDesign
  readonly optionIds: readonly string[]
  readonly stones: readonly PieceStone[]
  readonly pricing: Pricing
}): PiecePrice | null {
  const fit = stones.length > 0 ? stoneFit(design, stones) : null
  if (fit && !(fit.fits && isOfChosenShape(design, optionIds, fit.shape))) return null
  const stoneSizePercent = fit?.stoneSizePercent ?? 0
  const setting = designPrice({ design, optionIds, pricing, stoneSizePercent })
  const stonePrices = stones.flatMap((stone) => gemstonePrice(stone, pricing) ?? [])
  if (!setting || stonePrices.length < stones.length) return null
  const totalPence = sumPence([setting, ...stonePrices].map(({ pricePence }) => pricePence))
  return {
    setting,
    stones: stonePrices,
    stoneSizePercent,
    totalPence,
    vatPence: vatContained(totalPence, pricing.vatPercent),
  }
}

/** A head for one shape holds no stone of another. */
function isOfChosenShape(design: PieceDesign, optionIds: readonly string[], shape: Shape): boolean {
  const chosen = optionsOf(design, shapeAttribute).filter(({ id }) => optionIds.includes(id))
  return chosen.every(({ id }) => shape.ids.some((shapeId) => shapeId === id))
}

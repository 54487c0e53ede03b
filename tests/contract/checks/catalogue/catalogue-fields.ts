import type { PieceDesign, PieceStone } from '@shop/schema/domain/prices/piece-price'
import type { StockedDesign } from '@shop/schema/domain/design/sold-combinations'
import type { PairStone } from '@shop/schema/domain/stones/matched-pair'
import { categoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import type { Probe } from '../../runner/probe.ts'
import { designList } from '../lists/design-list.ts'
import { drawRows, readingRows } from '../lists/draw-rows.ts'
import { stoneList } from '../lists/stone-list.ts'

/** Everything that a list and a page say of a piece in the same words. */
export const designFields = `id sku name displayName shortName description category { id } subCategory { id }
  attributes { name options { id name price isFixedPrice lengthMin lengthMax } }
  fixedAttributes { id name optionName } prices { channel { code } basePrice }
  channels { channelCode showOnSale additionalSale } stock { stockStatus attributes } suppliers { customerLeadTime }
  purchaseAvailability expressDelivery gemTypes subCollections { id name }
  setStones { gemStoneType shape count caratWeight } dimensions { bandWidthMm bandDepthMm headHeightMm }`

/** What rules of price and of the cart read of a piece. */
export interface FullDesign extends PieceDesign, StockedDesign {
  readonly id: string
  readonly name: string
  readonly category: { readonly id: string }
  readonly fixedAttributes: readonly { readonly name: string; readonly optionName: string }[]
  readonly expressDelivery: boolean
  readonly suppliers: readonly { readonly customerLeadTime: number | null }[]
  readonly gemTypes: readonly string[] | null
}

/** Everything that a list and a page say of a stone in the same words. */
export const stoneFields = `id price gemStoneType shape caratWeight plainColour fancyColour clarity cut polish symmetry
  ratio measLength measWidth measDepth certificate repNo supplier { leadTimeDays } availability qualityTier fluorescence
  tablePercent depthPercent girdle culet species treatment countryOfOrigin growthMethod`

/** What rules of price, of pairs and of the cart read of a stone. */
export type FullStone = PieceStone &
  PairStone & {
    readonly repNo: string | null
    readonly availability: string | null
    readonly supplier: { readonly leadTimeDays: number | null }
  }

const designs = readingRows<FullDesign>(designList, designFields)
const stones = readingRows<FullStone>(stoneList, stoneFields)

/** Pieces of every category by lot, as the lists say them. */
export async function drawDesigns(probe: Probe, count: number): Promise<FullDesign[]> {
  const drawn: FullDesign[] = []
  for (const categoryId of Object.values(categoryIds)) {
    drawn.push(...(await drawRows(probe, designs, count, { categoryId })))
  }
  return drawn
}

/** Stones by lot, as the list says them. */
export async function drawStones(probe: Probe, count: number): Promise<readonly FullStone[]> {
  return drawRows(probe, stones, count)
}

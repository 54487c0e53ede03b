import type { PieceDesign, PieceStone } from '@shop/schema/domain/prices/piece-price'
import type { StockedDesign } from '@shop/schema/domain/design/sold-combinations'
import { categoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import type { Probe } from '../../runner/probe.ts'
import { designList } from '../lists/design-list.ts'
import { pageOf } from '../lists/list-kind.ts'

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
  readonly gemTypes: readonly string[] | null
}

/** Everything that a list and a page say of a stone in the same words. */
export const stoneFields = `id price gemStoneType shape caratWeight plainColour fancyColour clarity cut polish symmetry
  ratio measLength measWidth measDepth certificate repNo supplier { leadTimeDays } availability qualityTier fluorescence
  tablePercent depthPercent girdle culet species treatment countryOfOrigin growthMethod`

/** What rules of price and of the cart read of a stone. */
export type FullStone = PieceStone & {
  readonly id: string
  readonly repNo: string | null
  readonly caratWeight: number
  readonly species: string | null
}

/** Pieces of every category by lot, as the lists say them. */
export async function drawDesigns(probe: Probe, count: number): Promise<FullDesign[]> {
  const drawn: FullDesign[] = []
  for (const categoryId of Object.values(categoryIds)) {
    const { total } = await pageOf(probe, designList, { categoryId }, 'total')
    const page = 1 + probe.random.below(Math.max(1, Math.ceil(total / 50)))
    const query = `query ($categoryId: ID!, $page: Int!) {
      listDesigns(categoryId: $categoryId, page: $page, pageSize: 50) { items { ${designFields} } }
    }`
    const { listDesigns } = await probe.ask<{ listDesigns: { items: FullDesign[] } }>(query, {
      categoryId,
      page,
    })
    drawn.push(...probe.random.some(listDesigns.items, count))
  }
  return drawn
}

/** Stones by lot, as the list says them. */
export async function drawStones(probe: Probe, count: number): Promise<FullStone[]> {
  const { listGemstones: all } = await probe.ask<{ listGemstones: { total: number } }>(
    '{ listGemstones { total } }',
  )
  const page = 1 + probe.random.below(Math.max(1, Math.ceil(all.total / 50)))
  const query = `query ($page: Int!) { listGemstones(page: $page, pageSize: 50) { items { ${stoneFields} } } }`
  const { listGemstones } = await probe.ask<{ listGemstones: { items: FullStone[] } }>(query, { page })
  return probe.random.some(listGemstones.items, count)
}

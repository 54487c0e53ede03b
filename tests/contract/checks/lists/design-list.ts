import { defaultLeadTimeDays } from '@shop/schema/domain/delivery/delivery'
import {
  type PricedDesign,
  optionsOf,
  type SaleableDesign,
  type SaleRule,
} from '@shop/schema/domain/design/design'
import { shapeAttribute } from '@shop/schema/domain/design/design-shapes'
import { metalAttribute } from '@shop/schema/domain/design/metals'
import type { StockedDesign } from '@shop/schema/domain/design/sold-combinations'
import { cardListPrice, listPriceInSale, listPriceNumber } from '@shop/schema/domain/prices/card-list-price'
import { listPrice } from '@shop/schema/domain/prices/design-price-range'
import { salePercentOf } from '@shop/schema/domain/prices/sales'
import { categoryIds, shapes, subCategoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import type { Variables } from '../../assert-answer.ts'
import { pricingOf } from '../pricing.ts'
import type { ListFilter, ListKind } from './list-kind.ts'
import type { ListBound } from './range-checks.ts'

/** What filters and sorts read of a design (schema, Design). */
export interface DesignRow extends PricedDesign, SaleableDesign, StockedDesign {
  readonly id: string
  readonly fixedAttributes: readonly { readonly id: string }[]
  readonly subCollections: readonly { readonly id: string }[] | null
  readonly gemTypes: readonly string[] | null
  readonly suppliers: readonly { readonly customerLeadTime: number | null }[]
}

function byIds(
  argument: string,
  idsOf: (design: DesignRow) => readonly string[],
  isSingle = false,
): ListFilter<DesignRow> {
  return {
    argument,
    isSingle,
    has: (design, ids) => idsOf(design).some((id) => ids.includes(id)),
    idsIn: idsOf,
  }
}

/** A filter whose options are not all that there is of it: one argument takes several groups, or some are not offered. */
function inPart({ argument, isSingle, has }: ListFilter<DesignRow>): ListFilter<DesignRow> {
  return { argument, isSingle, has }
}

const fixed = inPart(byIds('fixedAttributeIds', ({ fixedAttributes }) => fixedAttributes.map(({ id }) => id)))
const chosenOf = (name: string) => (design: DesignRow) => optionsOf(design, name).map(({ id }) => id)
const { setting, weddingRing, jewellery } = categoryIds

/** Lists of designs, as their relations need to know them. */
export const designList: ListKind<DesignRow> = {
  operation: 'Listing',
  field: 'listDesigns',
  rows: 'pieces',
  rowFields: `sku subCategory { id } purchaseAvailability stock { stockStatus attributes }
    attributes { name options { id name price isFixedPrice } } fixedAttributes { id } subCollections { id } gemTypes
    prices { channel { code } basePrice } channels { channelCode showOnSale additionalSale }
    suppliers { customerLeadTime }`,
  scopes: [
    { categoryId: setting },
    { categoryId: weddingRing },
    { categoryId: jewellery },
    ...Object.values(subCategoryIds).map((id) => ({ categoryId: categoryOf(id), subCategoryIds: [id] })),
    { categoryId: jewellery, onSale: true },
  ],
  besides: [
    ...[setting, weddingRing, jewellery].map((categoryId) => ({ categoryId, onSale: true })),
    { categoryId: jewellery, collectionId: '4' },
    { categoryId: setting, stone: { shapeId: shapes[0].ids[0], length: 6.5 } },
    { categoryId: setting, stone: { shapeId: shapes[1].ids[0], length: 8 } },
  ],
  groupEnum: 'FacetGroup',
  groupsOfAll: ['METAL'],
  unknownParts: [
    ['categoryId', { categoryId: 'no-such-category' }],
    ['subCategoryIds', { categoryId: setting, subCategoryIds: [subCategoryIds.plain] }],
    ['collectionId', { categoryId: jewellery, collectionId: 'no-such-collection' }],
    ['stone', { categoryId: setting, stone: { shapeId: 'no-such-shape', length: 6.5 } }],
    ['stone', { categoryId: setting, stone: { shapeId: shapes[0].ids[0], length: 0 } }],
  ],
  filters: {
    CATEGORY: inPart(byIds('subCategoryIds', ({ subCategory }) => [subCategory.id], true)),
    SHAPE: byIds('attributeIds', chosenOf(shapeAttribute)),
    METAL: byIds('attributeIds', chosenOf(metalAttribute)),
    STYLE: fixed,
    WEDDING_STYLE: fixed,
    EARRING_STYLE: fixed,
    PROFILE: fixed,
    ETERNITY_STYLE: fixed,
    SETTING: fixed,
    COLLECTION: byIds('subCollectionIds', ({ subCollections }) => subCollections?.map(({ id }) => id) ?? []),
    GEMSTONE: byIds('gemType', ({ gemTypes }) => gemTypes ?? []),
  },
  steadySort: 'NEWEST',
  async sortKeys(probe) {
    const { sales, vatPercent } = await pricingOf(probe)
    const price = (design: DesignRow, asked: Variables) =>
      cardPrice(design, asked, sales, vatPercent) ?? pastPrice(design)
    return {
      PRICE_ASC: price,
      PRICE_DESC: (design, asked) => -price(design, asked),
      SOONEST_DELIVERY: soonest,
    }
  },
  refusesTurnedBounds: false,
  rangesObeyBounds: false,
  otherSorts: ['BEST_MATCH', 'PRICE_ASC', 'PRICE_DESC', 'SOONEST_DELIVERY'],
}

/** Pieces lie between prices that their cards show; one of which nothing is left has none. */
export const designBounds: readonly ListBound<DesignRow>[] = [
  {
    name: 'price',
    async reader(probe) {
      const { sales, vatPercent } = await pricingOf(probe)
      return (design, asked) => cardPrice(design, asked, sales, vatPercent)
    },
    sorts: ['PRICE_ASC', 'PRICE_DESC'],
    hasHistogram: true,
  },
]

/** Plain and stone-set bands and eternity rings are wedding rings; what comes before them is set with a stone. */
function categoryOf(subCategoryId: string): string {
  const number = Number(subCategoryId)
  if (number < Number(subCategoryIds.plain)) return setting
  return number <= Number(subCategoryIds.eternityRing) ? weddingRing : jewellery
}

/** What a list sorts and bounds by (schema, DesignSort); null for a piece of which nothing is left. */
function cardPrice(
  design: DesignRow,
  asked: Variables,
  sales: readonly SaleRule[],
  vatPercent: number,
): number | null {
  const ids = chosenIds(asked)
  const shapeIds = ids.filter(isShape)
  const price = cardListPrice(design, { shapeIds, metalIds: ids.filter((id) => !isShape(id)) })
  if (price === null) return null
  const salePercent = salePercentOf(design, sales)
  return listPriceNumber(salePercent > 0 ? listPriceInSale(price, salePercent, vatPercent) : price)
}

function chosenIds({ attributeIds }: Variables): string[] {
  return Array.isArray(attributeIds) ? attributeIds.map(String) : []
}

/** What a sold piece cost: its place in an order by price. */
function pastPrice(design: DesignRow): number {
  const price = listPrice({ design, fixedOptionIds: [] })
  return price === null ? 0 : listPriceNumber(price)
}

/** In stock in what was chosen first, then by the supplier's working days. */
function soonest({ stock, suppliers }: DesignRow, asked: Variables): number {
  const ids = chosenIds(asked)
  const chosen = [ids.filter(isShape), ids.filter((id) => !isShape(id))].filter(({ length }) => length > 0)
  const isInStock = stock.some(
    ({ stockStatus, attributes }) =>
      stockStatus === 'IN_STOCK' && chosen.every((each) => each.some((id) => attributes.includes(id))),
  )
  const days = suppliers.map(({ customerLeadTime }) => customerLeadTime ?? defaultLeadTimeDays)
  return (isInStock ? 0 : 10_000) + Math.min(...(days.length > 0 ? days : [defaultLeadTimeDays]))
}

const shapeIds: ReadonlySet<string> = new Set(shapes.flatMap(({ ids }) => ids))

function isShape(id: string): boolean {
  return shapeIds.has(id)
}

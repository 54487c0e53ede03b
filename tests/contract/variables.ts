import { gemstoneSorts } from '@shop/schema/domain/vocabulary/gemstones'
import { listingSorts } from '@shop/schema/domain/addresses/listing-grammar'
import { categoryIds, subCategoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import { type FitDesign, stoneSizeRanges } from '@shop/schema/domain/stones/stone-fit'
import { accountVariables } from './account-variables.ts'
import { bookingVariables } from './booking-variables.ts'
import type { Variables } from './assert-answer.ts'
import type { Operation } from './operations.ts'
import { cartVariables } from './cart-variables.ts'
import { checkoutVariables } from './checkout-variables.ts'
import { linkVariables } from './link-variables.ts'
import { listingVariables, priceBounds } from './piece-variables.ts'
import { matchVariables, stoneFilters, tradeOffVariables } from './stone-variables.ts'
import type { Target } from './targets.ts'

/** What a target says it has; variables are made of these, so that they fit any API. */
export interface Stock {
  /** Who is signed in; null for nobody. */
  readonly userId: string | null
  readonly skus: readonly string[]
  /** Finished pieces of every kind. */
  readonly pieceSkus: readonly string[]
  /** Ids of each option of a filter group. */
  readonly shapes: readonly (readonly string[])[]
  readonly styles: readonly (readonly string[])[]
  readonly metals: readonly (readonly string[])[]
  /** Loose stones, the first of which the piece takes. */
  readonly gemstoneIds: readonly string[]
  /** The choices of a piece that can be put into a cart. */
  readonly piece: PieceStock
  /** Stones that the piece takes, as a filter of a stone list says it. */
  readonly stoneSizes: readonly Variables[]
  /** What a consultation can be about, for those who book it online. */
  readonly serviceIds: readonly string[]
}

interface PieceStock {
  readonly id: string
  readonly sku: string
  readonly metalId: string
  readonly optionIds: readonly string[]
}

type ListedDesign = FitDesign & { readonly id: string; readonly sku: string }

/** Reads from its listing what a target has. */
export async function takeStock(target: Pick<Target, 'ask'>): Promise<Stock> {
  const { data, errors } = await target.ask(`{
    whoAmI { id }
    listBookingServices { id showOnline }
    listDesigns(categoryId: "1", subCategoryIds: ["1"], pageSize: 100) {
      items {
        id sku fixedAttributes { optionName }
        attributes { name options { id name price isFixedPrice lengthMin lengthMax } }
      }
      facets { group options { ids } }
    }
    weddingRings: listDesigns(categoryId: "2", pageSize: 24) { items { sku } }
    jewellery: listDesigns(categoryId: "3", pageSize: 60) { items { sku } }
  }`)
  if (errors) throw new Error(`The listing cannot be read: ${JSON.stringify(errors)}`)
  // The answer's shape is what the contract tests check.
  const { whoAmI, listBookingServices, listDesigns, weddingRings, jewellery } = data as {
    whoAmI: { id: string } | null
    listBookingServices: { id: string; showOnline: boolean }[]
    listDesigns: {
      items: ListedDesign[]
      facets: { group: string; options: { ids: string[] }[] }[]
    }
    weddingRings: { items: { sku: string }[] }
    jewellery: { items: { sku: string }[] }
  }
  const idsOf = (group: string) =>
    listDesigns.facets.find((facet) => facet.group === group)?.options.map(({ ids }) => ids) ?? []
  return {
    userId: whoAmI?.id ?? null,
    skus: listDesigns.items.map(({ sku }) => sku),
    pieceSkus: [...weddingRings.items, ...jewellery.items].map(({ sku }) => sku),
    shapes: idsOf('SHAPE'),
    styles: idsOf('STYLE'),
    metals: idsOf('METAL'),
    serviceIds: listBookingServices.filter(({ showOnline }) => showOnline).map(({ id }) => id),
    ...(await takePiece(target, listDesigns.items)),
  }
}

/** A setting in its first metal and shape, and stones that it takes. */
async function takePiece(
  target: Pick<Target, 'ask'>,
  designs: readonly ListedDesign[],
): Promise<Pick<Stock, 'piece' | 'gemstoneIds' | 'stoneSizes'>> {
  const [design] = designs
  const [range] = design ? stoneSizeRanges(design) : []
  if (!design || !range) throw new Error('The listing has no setting that takes a stone')
  const { shape, lengthMin, lengthMax } = range
  const stoneSizes = [{ shapeId: shape.ids[0], lengthMin, lengthMax }]
  const { data, errors } = await target.ask(
    `query ($shapeId: ID!, $sizes: [StoneSizeInput!]!) {
      listGemstones(attributeIds: [$shapeId], stoneSizes: $sizes) { items { id } }
    }`,
    { shapeId: shape.ids[0], sizes: stoneSizes },
  )
  if (errors) throw new Error(`The stones cannot be read: ${JSON.stringify(errors)}`)
  // The answer's shape is what the contract tests check.
  const { listGemstones } = data as { listGemstones: { items: { id: string }[] } }
  const [metal] = design.attributes.find(({ name }) => name === 'Metal')?.options ?? []
  if (!metal) throw new Error('The first setting is made in no metal')
  return {
    piece: {
      id: design.id,
      sku: design.sku,
      metalId: metal.id,
      optionIds: [metal.id, ...shape.ids],
    },
    gemstoneIds: listGemstones.items.map(({ id }) => id),
    stoneSizes,
  }
}

/** The variables each operation is run with, by its name: at least one set, in all its uses by the shop. */
const variablesByOperation: Readonly<Record<string, (stock: Stock) => Variables[]>> = {
  ...accountVariables,
  ...bookingVariables,
  ...cartVariables,
  ...checkoutVariables,
  ...linkVariables,

  AddWishlistItem: ({ piece: { id: designId, metalId }, gemstoneIds: [gemstoneId] }) =>
    [{ designId, metalId }, { gemstoneId }, { designId: 'no-such-design', metalId }].map((input) => ({
      input,
    })),

  DeleteWishlist: () => [{ id: 'no-such-item' }],

  DesignDetail: ({ skus, pieceSkus, shapes }) => [
    ...[...skus, ...pieceSkus].map((sku) => ({ sku, shapeIds: [], defaultShape: true })),
    ...shapes.map((shapeIds) => ({ sku: skus[0], shapeIds, defaultShape: false })),
    { sku: skus[0]?.toLowerCase(), shapeIds: [], defaultShape: false },
    { sku: 'NO-SUCH-SKU', shapeIds: [], defaultShape: true },
  ],

  FittingSettings: ({ shapes, styles, metals }) => {
    const all = {
      subCategoryIds: ['1'],
      attributeIds: [],
      fixedAttributeIds: [],
      stone: { shapeId: shapes[0]?.[0], length: 6.5 },
      sort: 'BEST_MATCH',
      page: 1,
      shapeIds: shapes[0],
      defaultShape: false,
    }
    return [
      ...listingSorts.map(({ argument }) => ({ ...all, sort: argument })),
      ...shapes.map(([shapeId]) => ({ ...all, subCategoryIds: ['2'], stone: { shapeId, length: 9 } })),
      ...[0.01, 100].map((length) => ({ ...all, stone: { ...all.stone, length } })),
      ...metals.map((ids) => ({ ...all, attributeIds: ids, sort: 'PRICE_ASC' })),
      { ...all, attributeIds: metals.flat(), fixedAttributeIds: styles.flat(), page: 2 },
      ...priceBounds.map((bounds) => ({ ...all, ...bounds })),
    ]
  },

  GemstoneDetail: ({ gemstoneIds }) => [...gemstoneIds.slice(0, 5), 'no-such-stone'].map((id) => ({ id })),

  GlobalSearch: ({ skus, gemstoneIds }) =>
    [
      ...skus.slice(0, 2),
      ...gemstoneIds.slice(0, 2),
      'halo',
      'emerald cut',
      '1.5 ct oval',
      '  ',
      '<>"',
      'кольцо',
    ].map((input) => ({ input })),

  Home: () => [{}],

  Listing: listingVariables,

  MatchingStones: ({ gemstoneIds, stoneSizes }) => matchVariables(gemstoneIds, stoneSizes),

  RecentPiece: ({ skus, pieceSkus }) =>
    [...skus.slice(0, 3), ...pieceSkus, 'NO-SUCH-SKU'].map((sku) => ({ sku })),

  RelatedPieces: () =>
    Object.values(subCategoryIds)
      .filter((id) => Number(id) >= Number(subCategoryIds.plain))
      .map((id) => ({ categoryId: categoryOf(id), subCategoryIds: [id] })),

  SetStones: ({ skus, pieceSkus }) => [...skus, ...pieceSkus, 'NO-SUCH-SKU'].map((sku) => ({ sku })),

  SettingList: ({ shapes, styles, metals }) => {
    const all = {
      subCategoryIds: ['1'],
      attributeIds: [],
      fixedAttributeIds: [],
      sort: 'BEST_MATCH',
      page: 1,
      shapeIds: [],
      defaultShape: true,
    }
    return [
      ...listingSorts.map(({ argument }) => ({ ...all, sort: argument })),
      ...['2', '3'].map((id) => ({ ...all, subCategoryIds: [id] })),
      ...[2, 3, 1000].map((page) => ({ ...all, page })),
      ...shapes.map((ids) => ({ ...all, attributeIds: ids, shapeIds: ids, defaultShape: false })),
      ...metals.map((ids) => ({ ...all, attributeIds: ids, sort: 'PRICE_ASC' })),
      ...styles.map((ids) => ({ ...all, fixedAttributeIds: ids, sort: 'PRICE_DESC' })),
      { ...all, attributeIds: metals.flat(), fixedAttributeIds: styles.flat() },
      // The last of them leaves nothing.
      ...priceBounds.map((bounds) => ({ ...all, ...bounds })),
    ]
  },

  SitemapGemstones: () => [{ page: 1 }, { page: 100_000 }],

  SharedWishList: () => [{ shareId: 'no-such-link' }],

  ShareWishList: () => [{}],

  ShopRules: () => [{}],

  StartingPrices: () => [{}],

  StoneCount: ({ shapes, stoneSizes }) => stoneFilters(shapes, stoneSizes),

  StoneList: ({ shapes, stoneSizes }) => {
    const [every = {}, ...filtered] = stoneFilters(shapes, stoneSizes)
    return [
      ...gemstoneSorts.map(({ argument }) => ({ ...every, sort: argument, page: 1 })),
      ...[2, 3, 100_000].map((page) => ({ ...every, sort: 'BEST_MATCH', page })),
      ...filtered.map((filters) => ({ ...filters, sort: 'PRICE_ASC', page: 1 })),
    ]
  },

  StoneTradeOffs: ({ gemstoneIds, shapes, stoneSizes }) => tradeOffVariables(gemstoneIds, shapes, stoneSizes),

  StoneHistograms: ({ stoneSizes }) => [{ stoneSizes }, { stoneSizes: [] }],
  StonesThatFit: ({ stoneSizes }) => [{ stoneSizes }, { stoneSizes: [] }],

  UnshareWishList: () => [{}],

  WhoAmI: () => [{}],

  WishList: () => [{}],

  WishListIds: () => [{}],
}

/** The variables to run an operation with; fails for one that nobody has thought of. */
export function variablesFor({ name }: Pick<Operation, 'name'>, stock: Stock): Variables[] {
  const generate = Object.hasOwn(variablesByOperation, name) ? variablesByOperation[name] : undefined
  if (!generate) {
    throw new Error(`The operation ${name} has no variables: add it to tests/contract/variables.ts.`)
  }
  return generate(stock)
}

/** Plain and stone-set bands and eternity rings are wedding rings; what comes after them is jewellery. */
function categoryOf(subCategoryId: string): string {
  const isWedding = Number(subCategoryId) <= Number(subCategoryIds.eternityRing)
  return isWedding ? categoryIds.weddingRing : categoryIds.jewellery
}

/** Names in the table that no operation has any more. */
export function staleEntries(operations: readonly Operation[]): string[] {
  return Object.keys(variablesByOperation).filter((known) => !operations.some(({ name }) => name === known))
}

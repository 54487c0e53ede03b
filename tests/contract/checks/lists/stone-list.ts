import { defaultLeadTimeDays, stoneLeadTimeDays } from '@shop/schema/domain/delivery/delivery'
import { deliveryOfDays } from '@shop/schema/domain/delivery/gem-delivery'
import { hueOfColour } from '@shop/schema/domain/vocabulary/gem-hues'
import {
  gemstoneFacets,
  type GemStoneType,
  isLabGrown,
  showsCut,
} from '@shop/schema/domain/vocabulary/gemstones'
import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import type { ListFilter, ListKind } from './list-kind.ts'
import type { ListBound } from './range-checks.ts'

/** What filters and sorts read of a stone (schema, Gemstone). */
export interface StoneRow {
  readonly id: string
  readonly price: number
  readonly gemStoneType: GemStoneType
  readonly shape: string
  readonly caratWeight: number
  readonly ratio: number
  readonly plainColour: string | null
  readonly fancyColour: string | null
  readonly clarity: string | null
  readonly cut: string | null
  readonly polish: string | null
  readonly symmetry: string | null
  readonly fluorescence: string | null
  readonly certificate: string | null
  readonly assets: readonly { readonly type: string }[]
  readonly supplier: { readonly leadTimeDays: number | null }
}

/** A stone has one value of each: the one that the filter's enum says. */
function byValue(argument: string, valueOf: (stone: StoneRow) => string | null): ListFilter<StoneRow> {
  return {
    argument,
    isSingle: true,
    has: (stone, ids) => ids.includes(valueOf(stone) ?? 'no value'),
    idsIn: (stone) => [valueOf(stone)].filter((value) => value !== null),
  }
}

const ungraded = 'NONE'
const anySize = { shapeId: null, lengthMin: 0, lengthMax: 100 }

/** Lists of stones, as their relations need to know them. */
export const stoneList: ListKind<StoneRow> = {
  operation: 'StoneList',
  field: 'listGemstones',
  rows: 'stones',
  rowFields: `price gemStoneType shape caratWeight ratio plainColour fancyColour clarity cut polish symmetry
    fluorescence certificate assets { type } supplier { leadTimeDays }`,
  scopes: [{}, {}, { origins: ['NATURAL'] }, { origins: ['LAB_GROWN'] }, { is360Image: true }],
  besides: [
    { stoneSizes: [{ shapeId: null, lengthMin: 5, lengthMax: 7 }] },
    { stoneSizes: [{ shapeId: shapes[1].ids[0], lengthMin: 4, lengthMax: 9 }] },
    { is360Image: true },
  ],
  groupEnum: 'GemstoneFacetGroup',
  groupsOfAll: gemstoneFacets,
  unknownParts: [
    ['stoneSizes', { stoneSizes: [{ shapeId: 'no-such-shape', lengthMin: 5, lengthMax: 7 }] }],
    ['stoneSizes', { stoneSizes: [{ shapeId: null, lengthMin: 7, lengthMax: 5 }] }],
    ['stoneSizes', { stoneSizes: [{ shapeId: null, lengthMin: -1, lengthMax: 5 }] }],
    ['stoneSizes', { stoneSizes: Array.from({ length: 101 }, () => anySize) }],
  ],
  filters: {
    SHAPE: byValue(
      'attributeIds',
      ({ shape }) => shapes.find(({ value }) => value === shape)?.ids[0] ?? null,
    ),
    ORIGIN: byValue('origins', ({ gemStoneType }) => (isLabGrown(gemStoneType) ? 'LAB_GROWN' : 'NATURAL')),
    GEM_TYPE: byValue('gemType', ({ gemStoneType }) => gemStoneType),
    COLOUR: byValue('colours', ({ plainColour }) => plainColour ?? ungraded),
    CLARITY: byValue('clarities', ({ clarity }) => clarity ?? ungraded),
    CUT: byValue('cuts', (stone) => (showsCut(stone) ? (stone.cut ?? ungraded) : ungraded)),
    POLISH: byValue('polishes', ({ polish }) => polish ?? ungraded),
    SYMMETRY: byValue('symmetries', ({ symmetry }) => symmetry ?? ungraded),
    FLUORESCENCE: byValue('fluorescences', ({ fluorescence }) => fluorescence),
    CERTIFICATE: byValue('certificates', ({ certificate }) => certificate ?? ungraded),
    IMAGE_360: {
      argument: 'is360Image',
      argumentFor: () => true,
      isSingle: true,
      has: ({ assets }) => assets.some(({ type }) => type === 'IMAGE_360'),
    },
    HUE: byValue('hues', ({ fancyColour }) => fancyColour && hueOfColour(fancyColour)),
    DELIVERY: byValue('deliveries', (stone) => deliveryOfDays(stoneLeadTimeDays(stone))),
  },
  steadySort: 'PRICE_ASC',
  sortKeys: async () => ({
    PRICE_ASC: ({ price }) => price,
    PRICE_DESC: ({ price }) => -price,
    CARAT_ASC: ({ caratWeight }) => caratWeight,
    CARAT_DESC: ({ caratWeight }) => -caratWeight,
    SOONEST_DELIVERY: ({ supplier }) => supplier.leadTimeDays ?? defaultLeadTimeDays,
  }),
  refusesTurnedBounds: true,
  rangesObeyBounds: true,
  otherSorts: ['BEST_MATCH', 'PRICE_DESC', 'CARAT_ASC', 'CARAT_DESC', 'SOONEST_DELIVERY'],
}

export const stoneBounds: readonly ListBound<StoneRow>[] = [
  {
    name: 'price',
    reader:
      async () =>
      ({ price }) =>
        price,
    sorts: ['PRICE_ASC', 'PRICE_DESC'],
    hasHistogram: true,
  },
  {
    name: 'carat',
    reader:
      async () =>
      ({ caratWeight }) =>
        caratWeight,
    sorts: ['CARAT_ASC', 'CARAT_DESC'],
    hasHistogram: true,
  },
  {
    name: 'ratio',
    reader:
      async () =>
      ({ ratio }) =>
        ratio,
    sorts: null,
    hasHistogram: false,
  },
]

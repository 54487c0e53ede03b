import { pence, pounds } from '@shop/schema/domain/values/money'
import { aLine } from '#data/basket/testing/baskets.ts'
import type { BasketItem } from '#data/basket/basket-record.ts'
import { assetAt } from '#data/testing/pictures.ts'
import type { DesignDetailQuery, GemstoneDetailQuery, ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { designDetailQuery, gemstoneDetailQuery, shopRulesQuery } from '#generated/queries.ts'
import { soundStone } from '#testing/edge-stones.ts'
import type { Design } from '#shop/design/design.ts'
import { designVariables } from '#shop/design/design-choice.ts'

/** A ring in the basket, with its stone: £5,182.00. */
export const ringLine: BasketItem = aLine('ring', { gemstoneId: soundStone.id, engraving: null })
/** What a cart with the first alone comes to, with no code on it. */
export const ringTotals = {
  subTotal: pence(518_200),
  couponTotal: pence(0),
  delivery: pence(0),
  total: pence(518_200),
  vat: pence(86_367),
  voucherTotal: pence(0),
  due: pence(518_200),
}
/** Another, with another stone: £4,000.00. */
export const otherLine: BasketItem = aLine('other', {
  gemstoneId: '100020',
  engraving: null,
  total: pence(400_000),
  subTotal: pence(400_000),
})

const design: Design = {
  id: '201',
  sku: 'PR-00201',
  name: 'Six-claw solitaire',
  displayName: '{shortName} in {metal}',
  shortName: null,
  description: null,
  expressDelivery: false,
  purchaseAvailability: 'ALWAYS',
  gemTypes: [],
  category: { id: '1' },
  subCategory: { id: '1' },
  prices: [{ channel: { code: 'SS' }, basePrice: pounds(592) }],
  channels: [],
  attributes: [
    { name: 'Metal', options: [option('163', 'Platinum', 140), option('161', '18ct Yellow Gold', 125)] },
    { name: 'Shape', options: [option('171', 'Round Brilliant')] },
    { name: 'Finger Size', options: [option('1017', 'N')] },
  ],
  fixedAttributes: [],
  stock: [],
  suppliers: [{ customerLeadTime: 25 }],
  dimensions: null,
  assets: [{ tags: ['161', '171'], isMain: true, asset: assetAt('/yellow-gold.svg') }],
}

const rules: ShopRulesQuery = { getVat: { vat: 20 }, listSales: [] }
const designAnswer: DesignDetailQuery = { getDesignBySku: design }
const stone = (id: string, repNo: string): GemstoneDetailQuery => ({
  // As a card has it; what only the stone's own page says, nobody reads here.
  getGemstoneById: { ...soundStone, id, repNo } as GemstoneDetailQuery['getGemstoneById'],
})

/** What the catalogue says of both rings, by the keys of its queries. */
export const ringAnswers = [
  { queryKey: shopRulesQuery().queryKey, data: rules },
  {
    queryKey: designDetailQuery(designVariables('PR-00201', 'round-brilliant')).queryKey,
    data: designAnswer,
  },
  {
    queryKey: gemstoneDetailQuery({ id: soundStone.id }).queryKey,
    data: stone(soundStone.id, 'DEMO-2255555541'),
  },
  { queryKey: gemstoneDetailQuery({ id: '100020' }).queryKey, data: stone('100020', 'DEMO-20') },
]

function option(id: string, name: string, price = 0) {
  return { id, name, price, isFixedPrice: false, lengthMin: null, lengthMax: null }
}

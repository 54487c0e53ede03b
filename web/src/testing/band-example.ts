import { band } from '@shop/schema/domain/testing/finished-piece'
import { pence } from '@shop/schema/domain/values/money'
import { aLine } from '#data/basket/testing/baskets.ts'
import type { BasketItem } from '#data/basket/basket-record.ts'
import { assetAt } from '#data/testing/pictures.ts'
import { designDetailQuery } from '#generated/queries.ts'
import { designVariables } from '#shop/design/design-choice.ts'
import type { Design } from '#shop/design/design.ts'

/** A wedding ring as its page asks for it. */
export const courtBand: Design = {
  ...band,
  id: '601',
  name: 'Court band',
  displayName: '{shortName} in {metal}',
  shortName: null,
  description: null,
  expressDelivery: false,
  gemTypes: [],
  category: { id: '2' },
  channels: [],
  attributes: band.attributes.map(({ name, options }) => ({
    name,
    options: options.map((option) => ({ ...option, lengthMin: null, lengthMax: null })),
  })),
  stock: [],
  fixedAttributes: [],
  suppliers: [{ customerLeadTime: 20 }],
  dimensions: null,
  assets: [
    { tags: ['163'], isMain: false, asset: assetAt('/platinum-top.svg') },
    { tags: ['163'], isMain: true, asset: assetAt('/platinum.svg') },
    { tags: ['161'], isMain: true, asset: assetAt('/yellow-gold.svg') },
  ],
}

/** The ring in the basket, in platinum and size N: £675.00. */
export const bandLine: BasketItem = aLine('band', {
  sku: 'WR-00601',
  shape: '',
  metal: 'platinum',
  optionIds: ['163', '3005', '3101'],
  gemstoneId: null,
  engraving: null,
  title: 'Court band',
  total: pence(67_500),
  subTotal: pence(67_500),
})

/** What the catalogue says of it, by the key of its query. */
export const bandAnswer = {
  queryKey: designDetailQuery(designVariables('WR-00601', '')).queryKey,
  data: { getDesignBySku: courtBand },
}

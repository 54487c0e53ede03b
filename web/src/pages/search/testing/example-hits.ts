import { pounds } from '@shop/schema/domain/values/money'
import type { DesignHit, GemstoneHit } from '@shop/schema/http/search-hits'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'

export const rules: ShopRulesQuery = { getVat: { vat: 20 }, listSales: [] }

/** A lab-grown oval, to be changed as a test needs it. */
export function stoneHit(changes: Partial<GemstoneHit> = {}): GemstoneHit {
  return {
    productType: 'gemstone',
    id: '107475',
    repNo: 'DEMO-LG280234826',
    shape: 'Oval Shape',
    caratWeight: 1.52,
    plainColour: 'D',
    fancyColour: null,
    clarity: 'VS1',
    gemStoneType: 'LAB_GROWN_DIAMOND',
    species: null,
    certificate: 'IGI',
    price: pounds(889.4),
    picture: null,
    smallPicture: null,
    ...changes,
  }
}

/** A setting in platinum and yellow gold, to be changed as a test needs it. */
export function designHit(changes: Partial<DesignHit> = {}): DesignHit {
  return {
    productType: 'Design',
    id: '201',
    sku: 'PR-00201',
    name: 'Six-claw solitaire',
    category: { id: '1' },
    subCategory: { id: '1' },
    expressDelivery: false,
    gemTypes: [],
    prices: [{ channel: { code: 'SS' }, basePrice: pounds(600) }],
    channels: [],
    attributes: [
      {
        name: 'Metal',
        options: [
          { id: '163', name: 'Platinum', price: 100, isFixedPrice: true },
          { id: '161', name: '18ct Yellow Gold', price: 100, isFixedPrice: true },
        ],
      },
      { name: 'Shape', options: [{ id: '171', name: 'Round Brilliant', price: 0, isFixedPrice: true }] },
    ],
    purchaseAvailability: 'ALWAYS',
    stock: [],
    pictures: [],
    hoverPictures: [],
    ...changes,
  }
}

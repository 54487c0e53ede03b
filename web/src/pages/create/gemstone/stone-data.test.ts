import { describe, expect, it } from 'vitest'
import { stoneView } from '#shop/gemstone/stone-view.ts'
import { edgeStones, soundStone } from '#testing/edge-stones.ts'
import { stoneData } from './stone-data.ts'

const rules = { getVat: { vat: 20 }, listSales: [] }

function dataOf(
  record: typeof soundStone,
  listSales: { subCategories: string[]; discount: number; endsOn: null }[] = [],
) {
  const view = stoneView(record, { ...rules, listSales }, 'https://pictures.example')
  return view && stoneData(view, 'https://shop.example/gemstone/100010')
}

describe('what search engines read of a stone', () => {
  it('is its name, its picture and the price the page shows', () => {
    expect(dataOf(edgeStones.tenCarats)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: '10.00 ct Round diamond',
      sku: '100010',
      image: 'https://pictures.example/assets/stones/round-brilliant/white-640.webp',
      offers: {
        '@type': 'Offer',
        url: 'https://shop.example/gemstone/100010',
        price: '286965.00',
        priceCurrency: 'GBP',
        availability: 'https://schema.org/InStock',
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          shippingRate: { '@type': 'MonetaryAmount', value: '0', currency: 'GBP' },
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'GB' },
        },
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'GB',
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 30,
        },
      },
    })
  })

  it('is the price of the sale while one runs', () => {
    const sale = [{ subCategories: ['996'], discount: 10, endsOn: null }]
    expect(dataOf(edgeStones.wholePounds, sale)).toMatchObject({ offers: { price: '1080.00' } })
  })

  it.each([
    ['sold', 'SoldOut'],
    ['onHold', 'OutOfStock'],
  ] as const)('says that a stone that is %s cannot be bought', (name, availability) => {
    expect(dataOf(edgeStones[name])).toMatchObject({
      offers: { availability: `https://schema.org/${availability}` },
    })
  })

  it('promises nothing of a stone that is sold', () => {
    expect(JSON.stringify(dataOf(edgeStones.sold))).not.toContain('hasMerchantReturnPolicy')
  })

  it('has no picture of a stone that nobody has pictured', () => {
    expect(dataOf(edgeStones.noPicture)).not.toHaveProperty('image')
  })
})

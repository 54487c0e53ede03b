import { pence } from '@shop/schema/domain/values/money'
import { beforeAll, describe, expect, it } from 'vitest'
import { receivePageFacts } from './page-facts.ts'
import { breadcrumbs, dataPrice, itemList, jsonLd } from './structured-data.ts'

beforeAll(() =>
  receivePageFacts({
    nowMs: null,
    config: { siteUrl: 'https://shop.example', assetsUrl: 'https://images.example' },
    // The rest of what a page is given is read by none of these.
  } as Parameters<typeof receivePageFacts>[0]),
)

describe('structured data', () => {
  it('counts the steps of the way to a page', () => {
    expect(
      breadcrumbs([
        { name: 'Home', href: '/' },
        { name: 'Rings', href: '/rings/collection' },
      ]),
    ).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
        { '@type': 'ListItem', position: 2, name: 'Rings', item: 'https://shop.example/rings/collection' },
      ],
    })
  })

  it('offers each piece of a list at the price of its card, "from" as the lowest', () => {
    const ring = { name: 'Band', sku: 'WR-00601', href: '/wedding-rings/plain/product/WR-00601/platinum' }
    const list = itemList(
      [
        { ...ring, image: null, pricePence: pence(123400), isFrom: false },
        { ...ring, image: 'https://images.example/a.svg', pricePence: pence(32500), isFrom: true },
        { ...ring, image: null, pricePence: null, isFrom: false },
      ],
      36,
    )
    const item = {
      '@type': 'Product',
      name: 'Band',
      sku: 'WR-00601',
      url: 'https://shop.example/wedding-rings/plain/product/WR-00601/platinum',
    }
    expect(list).toEqual({
      '@type': 'ItemList',
      numberOfItems: 36,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          item: { ...item, offers: { '@type': 'Offer', price: '1234.00', priceCurrency: 'GBP' } },
        },
        {
          '@type': 'ListItem',
          position: 2,
          item: {
            ...item,
            image: 'https://images.example/a.svg',
            offers: { '@type': 'AggregateOffer', lowPrice: '325.00', priceCurrency: 'GBP' },
          },
        },
        { '@type': 'ListItem', position: 3, item },
      ],
    })
  })

  it('writes a price without sign and comma', () => expect(dataPrice(pence(1234500))).toBe('12345.00'))

  it('says several things in one document', () => {
    expect(jsonLd({ '@type': 'A' }, { '@type': 'B' })).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'A' }, { '@type': 'B' }],
    })
  })
})

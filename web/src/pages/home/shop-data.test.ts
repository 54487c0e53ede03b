import { beforeAll, expect, test } from 'vitest'
import { receivePageFacts } from '#data/page-facts.ts'
import { shopData } from './shop-data.ts'

beforeAll(() =>
  receivePageFacts({
    config: { siteUrl: 'https://shop.test', assetsUrl: 'https://pictures.test', version: '1' },
    nowMs: null,
  }),
)

test('a search engine is told who the shop is, how to search it, and where to read of its boutiques', () => {
  expect(shopData()).toMatchObject({
    '@graph': [
      { '@type': 'Organization', name: 'Ashcombe', telephone: '+448081570142' },
      { '@type': 'WebSite', potentialAction: { target: 'https://shop.test/search?q={search_term_string}' } },
      { '@type': 'JewelryStore', name: 'Ashcombe London', url: 'https://shop.test/contact/london' },
      {
        '@type': 'JewelryStore',
        '@id': 'https://shop.test/contact/manchester#boutique',
        name: 'Ashcombe Manchester',
        parentOrganization: { '@id': 'https://shop.test/#organization' },
      },
      { '@type': 'JewelryStore', name: 'Ashcombe Cheshire' },
    ],
  })
})

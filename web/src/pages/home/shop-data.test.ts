import { beforeAll, expect, test } from 'vitest'
import { receivePageFacts } from '#data/page-facts.ts'
import { shopData } from './shop-data.ts'

beforeAll(() =>
  receivePageFacts({
    config: { siteUrl: 'https://shop.test', assetsUrl: 'https://pictures.test', version: '1' },
    nowMs: null,
  }),
)

test('a search engine is told who the shop is, how to search it, and when its boutiques are open', () => {
  expect(shopData()).toMatchObject({
    '@graph': [
      { '@type': 'Organization', name: 'Ashcombe', telephone: '+448081570142' },
      { '@type': 'WebSite', potentialAction: { target: 'https://shop.test/search?q={search_term_string}' } },
      { '@type': 'JewelryStore', name: 'Ashcombe London', telephone: '+442079460321' },
      {
        '@type': 'JewelryStore',
        name: 'Ashcombe Manchester',
        openingHoursSpecification: [
          { dayOfWeek: ['Wednesday', 'Thursday', 'Friday'], opens: '10:00', closes: '18:00' },
          { dayOfWeek: ['Saturday'], opens: '10:00', closes: '17:00' },
        ],
      },
      { '@type': 'JewelryStore', name: 'Ashcombe Cheshire', address: { addressLocality: 'Hale' } },
    ],
  })
})

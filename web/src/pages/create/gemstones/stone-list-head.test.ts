import { beforeAll, expect, it } from 'vitest'
import { receivePageFacts } from '#data/page-facts.ts'
import { solitaire } from '#testing/build-examples.ts'
import { aList } from '#testing/stone-list-example.ts'
import { gemstoneFirstListFor } from '#shop/gemstone/stone-list.ts'
import { gemstoneFirstListHead, stoneListHead } from './stone-list-head.ts'

beforeAll(() =>
  receivePageFacts({
    config: { siteUrl: 'https://shop.test', assetsUrl: 'https://pictures.test', version: '1' },
    nowMs: null,
  }),
)

const noindex = { name: 'robots', content: 'noindex, follow' }

it('the stones for a setting are listed as long as nothing is chosen', () => {
  expect(stoneListHead(aList(), solitaire, 7).meta).not.toContainEqual(noindex)
  expect(stoneListHead(aList('ruby'), solitaire, 7).meta).toContainEqual(noindex)
  expect(stoneListHead(aList('sort-price-asc'), solitaire, 7).meta).toContainEqual(noindex)
})

it('stones to start with are listed with one shape or kind, whose name is in the title', () => {
  const headOf = (segment: string, total = 7) => {
    const list = gemstoneFirstListFor(segment)
    if (!list) throw new Error(`No list of stones has ${segment}`)
    return gemstoneFirstListHead(list, total).meta
  }
  expect(headOf('ruby')).not.toContainEqual(noindex)
  expect(headOf('lab-grown')).toContainEqual(noindex)
  expect(headOf('ruby', 0)).toContainEqual(noindex)
})

it('a setting that no stone fits just now is not listed', () => {
  expect(stoneListHead(aList(), solitaire, 0).meta).toContainEqual(noindex)
})

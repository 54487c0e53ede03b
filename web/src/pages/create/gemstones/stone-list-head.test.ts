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

/** What the head of a list of stones to start with says. */
function headOf(segment: string, total = 7) {
  const list = gemstoneFirstListFor(segment)
  if (!list) throw new Error(`No list of stones has ${segment}`)
  return gemstoneFirstListHead(list, total).meta
}

it.each([
  [
    '',
    '7 natural and lab-grown diamonds and gemstones to start a ring or a pendant with, each with its grades, size and price including VAT.',
  ],
  [
    'oval-shape',
    'Oval diamonds and gemstones. Start a ring or a pendant with one of 7 stones, each with its grades, size and price including VAT.',
  ],
  [
    'ruby',
    'Diamonds and gemstones: Ruby. Start a ring or a pendant with one of 7 stones, each with its grades, size and price including VAT.',
  ],
])(
  'stones to start with are described by the shape and kind of %j, however many there are',
  (segment, content) => {
    expect(headOf(segment)).toContainEqual({ name: 'description', content })
  },
)

it('one stone to start with is described as the only one', () => {
  expect(headOf('ruby', 1)).toContainEqual({
    name: 'description',
    content:
      'Diamonds and gemstones: Ruby. Start a ring or a pendant with the one stone there is, with its grades, size and price including VAT.',
  })
})

it('stones to start with are listed with one shape or kind, whose name is in the title', () => {
  expect(headOf('ruby')).not.toContainEqual(noindex)
  expect(headOf('lab-grown')).toContainEqual(noindex)
  expect(headOf('ruby', 0)).toContainEqual(noindex)
})

it('a setting that no stone fits just now is not listed', () => {
  expect(stoneListHead(aList(), solitaire, 0).meta).toContainEqual(noindex)
})

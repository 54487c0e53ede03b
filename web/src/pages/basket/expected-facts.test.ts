import { pence } from '@shop/schema/domain/values/money'
import { expect, it } from 'vitest'
import { expectedFacts } from './expected-facts.ts'

const ring = {
  shape: 'round-brilliant',
  optionIds: ['163', '201'],
  fingerSize: 'N',
  isSizeUnsure: false,
  gemstoneId: '100001',
  gemstonePair: [],
  engraving: null,
  coupons: [],
}

it.each([
  ['a ring has its metal, its stone, its prices and its day', ring, 4],
  ['earrings have two stones', { ...ring, gemstoneId: null, gemstonePair: ['1', '2'] }, 5],
  ['an engraving is one more', { ...ring, engraving: { font: 'Roman', text: 'EVER YOURS' } }, 5],
  ['so is a coupon', { ...ring, coupons: [{ code: 'WELCOME5', amount: pence(100) }] }, 5],
  [
    'a finished piece has its metal, its other choices, its size and its day',
    { ...ring, shape: '', gemstoneId: null },
    4,
  ],
  [
    'one that has neither has two',
    { ...ring, shape: '', gemstoneId: null, optionIds: ['163'], fingerSize: null },
    2,
  ],
])('%s', (_, item, count) => {
  expect(expectedFacts(item)).toBe(count)
})

import { pence } from '@shop/schema/domain/values/money'
import { expect, it } from 'vitest'
import { codeProblem } from './code-problem.ts'

it.each([
  ['UNKNOWN_COUPON', 'We do not know this code. Check it against your message or card.'],
  ['UNKNOWN_VOUCHER', 'We do not know this code. Check it against your message or card.'],
  ['COUPON_NOT_YET', 'This coupon cannot be used yet.'],
  ['COUPON_EXPIRED', 'This coupon has expired.'],
  ['COUPON_BELOW_MINIMUM', 'This coupon asks for more than the pieces it is for come to.'],
  ['COUPON_FOR_OTHER_PIECES', 'This coupon is for other pieces than those in your basket.'],
  ['VOUCHER_EXPIRED', 'This gift voucher has expired.'],
  ['VOUCHER_EMPTY', 'Nothing is left on this gift voucher.'],
  [
    'TOO_MANY_ATTEMPTS',
    'You have tried too many codes that we do not know. Please wait ten minutes, then try again.',
  ],
] as const)('a code that is refused for %s says: %s', (code, text) => {
  expect(codeProblem({ kind: 'refused', code, shortBy: null })).toBe(text)
})

it('a coupon that asks for more says how much', () => {
  const shortBy = pence(94_818_00)
  expect(codeProblem({ kind: 'refused', code: 'COUPON_BELOW_MINIMUM', shortBy })).toBe(
    'This coupon works once the pieces it is for come to £94,818.00 more.',
  )
})

it('a code that could not be checked says that it is kept', () => {
  expect(codeProblem({ kind: 'not-reached' })).toBe(
    'We could not check the code at the moment. What you typed is kept.',
  )
})

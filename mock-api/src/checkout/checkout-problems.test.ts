import { expect, it } from 'vitest'
import { fieldProblem, lineProblem, orderProblem } from './checkout-problems.ts'

it.each([
  ['REQUIRED', 'This is missing.'],
  ['TOO_LONG', 'This is too long.'],
  ['INVALID', 'This is not possible here.'],
  ['NOT_ACCEPTED', 'This has to be agreed to.'],
  ['PRICE_CHANGED', 'It comes to another total by now.'],
  ['STONE_UNAVAILABLE', 'A stone of this piece was sold, or is being bought by somebody else.'],
  [
    'DESIGN_UNAVAILABLE',
    'This piece was sold, is being bought by somebody else, or is no longer made as it was chosen.',
  ],
  ['LINE_GONE', 'This piece is not in the cart any more.'],
  ['DAY_TOO_EARLY', 'It cannot be there by this day any more.'],
  ['FINANCE_UNAVAILABLE', 'The lender does not lend this amount on this plan.'],
  ['ALREADY_PAID', 'This was paid already.'],
] as const)('%s is said in words, of a field, of a line or of all', (code, message) => {
  expect(fieldProblem(code, 'contact.email')).toEqual({
    code,
    field: 'contact.email',
    basketItemId: null,
    message,
  })
  expect(lineProblem(code, 'item-1')).toEqual({ code, field: null, basketItemId: 'item-1', message })
  expect(orderProblem(code)).toEqual({ code, field: null, basketItemId: null, message })
})

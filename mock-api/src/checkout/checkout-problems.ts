import type { CheckoutErrorCode, CheckoutUserError } from '../generated/resolvers.ts'

const messages: Readonly<Record<CheckoutErrorCode, string>> = {
  REQUIRED: 'This is missing.',
  TOO_LONG: 'This is too long.',
  INVALID: 'This is not possible here.',
  NOT_ACCEPTED: 'This has to be agreed to.',
  PRICE_CHANGED: 'It comes to another total by now.',
  STONE_UNAVAILABLE: 'A stone of this piece was sold, or is being bought by somebody else.',
  DESIGN_UNAVAILABLE:
    'This piece was sold, is being bought by somebody else, or is no longer made as it was chosen.',
  LINE_GONE: 'This piece is not in the cart any more.',
  DAY_TOO_EARLY: 'It cannot be there by this day any more.',
  FINANCE_UNAVAILABLE: 'The lender does not lend this amount on this plan.',
  ALREADY_PAID: 'This was paid already.',
}

/** What is wrong with a field of the input, with dots. */
export function fieldProblem(code: CheckoutErrorCode, field: string): CheckoutUserError {
  return { code, field, basketItemId: null, message: messages[code] }
}

/** What is wrong with a line of the cart. */
export function lineProblem(code: CheckoutErrorCode, basketItemId: string): CheckoutUserError {
  return { code, field: null, basketItemId, message: messages[code] }
}

/** What is wrong with all of it. */
export function orderProblem(code: CheckoutErrorCode): CheckoutUserError {
  return { code, field: null, basketItemId: null, message: messages[code] }
}

import { expect, it } from 'vitest'
import { paidPayment, pendingPayment } from '#testing/paid-order.ts'
import { endingOf, endingWords } from './payment-ending.ts'

const wordsOf = (payment: typeof pendingPayment) => {
  const ending = endingOf(payment)
  return ending && endingWords(ending)
}

it('a payment that is paid, or may still be, has not ended without an order', () => {
  expect(endingOf(paidPayment)).toBeNull()
  expect(endingOf(pendingPayment)).toBeNull()
})

it.each([
  ['NOT_SAID', 'Your bank refused £5,182.00. It does not tell us why; often it is a daily limit.'],
  ['INSUFFICIENT_FUNDS', 'Your bank refused £5,182.00: the account does not hold as much.'],
  ['CARD_EXPIRED', 'Your bank refused £5,182.00: the card is out of date.'],
  ['WRONG_SECURITY_CODE', 'Your bank refused £5,182.00: the security code does not belong to the card.'],
  ['CHALLENGE_FAILED', 'Your bank refused £5,182.00: its check that it is you was not passed.'],
] as const)('a refusal for %s is said in plain words', (declineReason, happened) => {
  expect(wordsOf({ ...pendingPayment, status: 'DECLINED', declineReason })).toEqual({
    subject: 'Payment',
    title: 'Your bank did not approve the payment',
    happened,
  })
})

it.each([
  ['FAILED', 'CARD', 'Payment', 'The payment could not be completed'],
  ['CANCELLED', 'CARD', 'Payment', 'You left before paying'],
  ['EXPIRED', 'WALLET', 'Payment', 'The time for this payment is over'],
  ['DECLINED', 'FINANCE', 'Finance', 'The lender did not accept the application'],
  ['FAILED', 'FINANCE', 'Finance', 'The application could not be completed'],
  ['REFERRED', 'FINANCE', 'Finance', 'The lender would like a closer look'],
] as const)('a payment that is %s by %s is a matter of %s: %s', (status, method, subject, title) => {
  expect(wordsOf({ ...pendingPayment, status, method, declineReason: 'LENDER' })).toEqual({
    subject,
    title,
    happened: expect.stringContaining('£5,182.00'),
  })
})

it('an application that is being looked at can be seen at the lender', () => {
  const application = { ...pendingPayment, method: 'FINANCE' as const }
  expect(endingOf({ ...application, status: 'REFERRED' })?.applicationHref).toBe(
    'https://api.example.com/pay/p1',
  )
  expect(endingOf({ ...application, status: 'DECLINED' })?.applicationHref).toBeNull()
})

import { pence } from '@shop/schema/domain/values/money'
import { expect, it } from 'vitest'
import { notBookedLetter } from './payment-link-letters.ts'
import { linkStatus, type StoredLink } from './payment-link-store.ts'

const link: StoredLink = {
  token: 't1',
  amountPence: pence(120_000),
  reference: 'Bespoke ring, second instalment',
  boutique: 'LONDON',
  raisedBy: null,
  payerName: 'Zoë Li',
  payerEmail: 'zoe@example.com',
  expiresMs: 1000,
  withdrawnMs: null,
  paidMs: null,
}

it('whoever has paid what cannot be booked is told that they have it back', () => {
  const letter = notBookedLetter(link, pence(60_000))
  expect(letter).toMatchObject({
    channel: 'EMAIL',
    kind: 'PAYMENT_NOT_BOOKED',
    to: 'zoe@example.com',
    subject: 'We could not book your payment',
    link: null,
  })
  expect(letter.text).toContain(
    'Dear Zoë Li,\n\nA payment of £600.00 has reached us that we could not book: it had ended before, its link was paid, or it came to another amount. You will have the money back within five working days.\n\nWhat it was for\nFor: Bespoke ring, second instalment\nTo: Ashcombe London\nAmount: £1,200.00\n\n',
  )
})

it.each([
  [{}, 999, 'OPEN'],
  [{}, 1000, 'EXPIRED'],
  [{ withdrawnMs: 1 }, 999, 'WITHDRAWN'],
  [{ withdrawnMs: 1 }, 1000, 'WITHDRAWN'],
  [{ withdrawnMs: 1, paidMs: 2 }, 1000, 'PAID'],
])('a link of which %j is known stands at %d as %s', (known, nowMs, status) => {
  expect(linkStatus({ ...link, ...known }, new Date(nowMs))).toBe(status)
})

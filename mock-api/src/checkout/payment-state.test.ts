import { pence } from '@shop/schema/domain/values/money'
import { paymentMessageTypes, type PaymentMessageType } from '@shop/schema/http/payment-messages'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PaymentStatus } from '../generated/resolvers.ts'
import { isOpenStatus, paymentStep } from './payment-state.ts'

const amountPence = pence(520_100)
const step = (status: PaymentStatus, type: PaymentMessageType, asked = amountPence) =>
  paymentStep({ status, amountPence }, { type, amountPence: asked })

describe('a message about a payment (rules/checkout#payment)', () => {
  it.each([
    ['PENDING', 'payment.succeeded', 'PAID'],
    ['PENDING', 'payment.declined', 'DECLINED'],
    ['PENDING', 'payment.failed', 'FAILED'],
    ['PENDING', 'payment.cancelled', 'CANCELLED'],
    ['PENDING', 'payment.expired', 'EXPIRED'],
    ['PENDING', 'application.accepted', 'PAID'],
    ['PENDING', 'application.declined', 'DECLINED'],
    ['PENDING', 'application.referred', 'REFERRED'],
    ['PENDING', 'application.cancelled', 'CANCELLED'],
    ['PENDING', 'application.expired', 'EXPIRED'],
    ['REFERRED', 'application.accepted', 'PAID'],
    ['REFERRED', 'application.declined', 'DECLINED'],
    ['REFERRED', 'application.expired', 'EXPIRED'],
  ] as const)('takes one that is %s by %s to %s', (status, type, next) => {
    expect(step(status, type)).toEqual({ kind: 'becomes', status: next })
  })

  it.each([
    ['REFERRED', 'application.referred'],
    ['PAID', 'payment.succeeded'],
    ['PAID', 'application.accepted'],
    ['PAID', 'application.referred'],
    ['PAID', 'payment.declined'],
    ['PAID', 'payment.expired'],
    ['DECLINED', 'application.referred'],
    ['CANCELLED', 'payment.expired'],
  ] as const)('changes nothing of one that is %s by %s', (status, type) => {
    expect(step(status, type)).toEqual({ kind: 'nothing' })
  })

  it.each(['DECLINED', 'FAILED', 'CANCELLED', 'EXPIRED'] as const)(
    'books no money for one that is %s',
    (status) => {
      expect(step(status, 'payment.succeeded')).toEqual({ kind: 'not-booked', status })
    },
  )

  it('books no other amount than was asked, and ends what was open', () => {
    const failed = { kind: 'not-booked', status: 'FAILED' }
    expect(step('PENDING', 'payment.succeeded', pence(1))).toEqual(failed)
    expect(step('REFERRED', 'application.accepted', pence(1))).toEqual(failed)
    expect(step('CANCELLED', 'payment.succeeded', pence(1))).toEqual({
      kind: 'not-booked',
      status: 'CANCELLED',
    })
    expect(step('PENDING', 'payment.declined', pence(1))).toEqual({ kind: 'becomes', status: 'DECLINED' })
  })

  it('never changes one that has ended, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...paymentMessageTypes), { maxLength: 12 }), (types) => {
        const history: PaymentStatus[] = ['PENDING']
        for (const type of types) {
          const done = step(history.at(-1) ?? 'PENDING', type)
          if (done.kind !== 'nothing' && done.status !== history.at(-1)) history.push(done.status)
        }
        expect(history.slice(0, -1).filter((status) => !isOpenStatus(status))).toEqual([])
      }),
    )
  })
})

import { pence } from '@shop/schema/domain/values/money'
import { expect, it } from 'vitest'
import { checkoutSchema, type CheckoutForm } from './checkout-schema.ts'
import { orderToSend } from './order-to-send.ts'
import { collectingForm, typedForm } from './testing/typed-form.ts'

const days = { firstDay: '2027-01-04', lastDay: '2027-01-05', days: ['2027-01-04', '2027-01-05'] } as const
const order: Parameters<typeof orderToSend>[1] = {
  cartSessionId: 'session-1',
  bought: [],
  sums: {
    totalPence: pence(518_200),
    discount: null,
    voucherPence: null,
    vatPence: null,
    duePence: pence(518_200),
  },
  daysAt: () => days,
}
const later = (day: string): CheckoutForm => ({
  ...typedForm,
  delivery: { ...typedForm.delivery, when: 'LATER', day },
})

function sent(form: CheckoutForm, of: Partial<typeof order> = {}) {
  return orderToSend(checkoutSchema(form).parse(form), { ...order, ...of })
}

it('a press sends the order with the first day, or the later one that was chosen', () => {
  expect(sent(typedForm)).toMatchObject({
    cartSessionId: 'session-1',
    expectedTotal: 518_200,
    delivery: { day: '2027-01-04' },
  })
  expect(sent(later('2027-01-05'))).toMatchObject({ delivery: { day: '2027-01-05' } })
})

it('a press sends nothing with a day that is none any more; a boutique has no day to choose', () => {
  expect(sent(later('2027-01-06'))).toBe('day-gone')
  const collected = { ...collectingForm.delivery, when: 'LATER', day: '2027-01-06' } as const
  expect(sent({ ...collectingForm, delivery: collected })).toMatchObject({ delivery: { day: '2027-01-04' } })
})

it('a press sends nothing while there is no cart, or nobody can say when it arrives', () => {
  expect(sent(typedForm, { cartSessionId: null })).toBe('not-looked-up')
  expect(sent(typedForm, { daysAt: () => null })).toBe('not-looked-up')
})

it('the days asked for are those of the way that is chosen', () => {
  const asked: unknown[] = []
  const daysAt: typeof order.daysAt = (boutique) => {
    asked.push(boutique)
    return days
  }
  sent(typedForm, { daysAt })
  sent(collectingForm, { daysAt })
  expect(asked).toEqual([null, 'MANCHESTER'])
})

import { pence } from '@shop/schema/domain/values/money'
import { describe, expect, it } from 'vitest'
import { checkoutSchema, type CheckoutForm } from './checkout-schema.ts'
import { toPlaceOrderInput } from './place-order-input.ts'
import { collectingForm, typedForm } from './testing/typed-form.ts'

const basket = {
  cartSessionId: 'session-1',
  basketItemIds: ['item-1', 'item-2'],
  totalPence: pence(518_200),
  firstDay: '2027-01-04',
} as const

/** What is sent for a form as it was typed. */
function inputOf(form: CheckoutForm) {
  return toPlaceOrderInput(checkoutSchema(form).parse(form), basket)
}

describe('toPlaceOrderInput', () => {
  it('sends a delivery to an address, on the first day, billed to the same', () => {
    expect(inputOf({ ...typedForm, contact: { ...typedForm.contact, email: ' anne@example.com ' } })).toEqual(
      {
        cartSessionId: 'session-1',
        basketItemIds: ['item-1', 'item-2'],
        expectedTotal: 518_200,
        contact: {
          email: 'anne@example.com',
          firstName: 'Anne-Marie',
          lastName: 'O’Brien',
          phone: '01632 960111',
        },
        delivery: {
          address: {
            line1: '14 Larkfield Terrace',
            line2: null,
            town: 'Bath',
            county: null,
            postcode: 'BA1 5LR',
          },
          boutique: null,
          day: '2027-01-04',
        },
        billingAddress: null,
        giftMessage: null,
        method: 'CARD',
        financePlan: null,
        acceptsTerms: true,
        acceptsSaleTerms: true,
      },
    )
  })

  it('sends a collection with its billing address, on the first day of the boutique', () => {
    const chosen = { ...collectingForm.delivery, when: 'LATER', day: '2027-01-14' } as const
    expect(inputOf({ ...collectingForm, delivery: chosen })).toMatchObject({
      delivery: { address: null, boutique: 'MANCHESTER', day: '2027-01-04' },
      billingAddress: {
        line1: '60 Example Street',
        line2: 'Flat 2',
        town: 'Bristol',
        county: null,
        postcode: 'BS1 4XE',
      },
    })
  })

  it('sends the later day that was chosen, and what a card says', () => {
    const delivery = { ...typedForm.delivery, when: 'LATER', day: '2027-01-14' } as const
    expect(inputOf({ ...typedForm, delivery, giftMessage: ' For you. ' })).toMatchObject({
      delivery: { day: '2027-01-14' },
      giftMessage: 'For you.',
    })
  })

  it('sends the plan with finance alone', () => {
    expect(inputOf({ ...typedForm, method: 'FINANCE', financePlan: '1' }).financePlan).toEqual({
      aprPercent: 0,
      months: 12,
      depositPercent: 10,
    })
    expect(inputOf({ ...typedForm, method: 'WALLET', financePlan: '1' }).financePlan).toBeNull()
  })
})

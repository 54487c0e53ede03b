import { describe, expect, it } from 'vitest'
import { checkoutSchema, emptyCheckout, type CheckoutForm } from './checkout-schema.ts'
import { collectingForm, typedForm } from './testing/typed-form.ts'

/** What is wrong with a form, by field: the first word about each. */
function problemsOf(form: CheckoutForm): Record<string, string> {
  const { error } = checkoutSchema(form).safeParse(form)
  const issues = error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}

function withDelivery(delivery: Partial<CheckoutForm['delivery']>): CheckoutForm {
  return { ...typedForm, delivery: { ...typedForm.delivery, ...delivery } }
}

const byHand = {
  isByHand: true,
  address: { line1: '', line2: '', town: '', county: '', postcode: '' },
}

describe('the form of the checkout', () => {
  it('takes what a guest typed, with a looked-up address', () => {
    expect(problemsOf(typedForm)).toEqual({})
  })

  it('says what an empty one lacks: five texts and both consents', () => {
    expect(problemsOf(emptyCheckout)).toEqual({
      'contact.email': 'REQUIRED',
      'contact.firstName': 'REQUIRED',
      'contact.lastName': 'REQUIRED',
      'contact.phone': 'REQUIRED',
      'delivery.address.postcode': 'REQUIRED',
      acceptsTerms: 'NOT_ACCEPTED',
      acceptsSaleTerms: 'NOT_ACCEPTED',
    })
  })

  it.each([
    ['email', 'anne-marie@', 'INVALID'],
    ['email', `${'a'.repeat(250)}@example.com`, 'TOO_LONG'],
    ['firstName', 'Anne1', 'INVALID'],
    ['lastName', 'x'.repeat(61), 'TOO_LONG'],
    ['phone', '0163296', 'INVALID'],
    ['phone', 'ring me', 'INVALID'],
  ])('refuses the %s %s', (name, typed, problem) => {
    const form = { ...typedForm, contact: { ...typedForm.contact, [name]: typed } }
    expect(problemsOf(form)).toEqual({ [`contact.${name}`]: problem })
  })

  it('asks for the address at a postcode that was typed and not looked up', () => {
    const address = { ...byHand.address, postcode: 'BA1 5LR' }
    expect(problemsOf(withDelivery({ address }))).toEqual({
      'delivery.address.postcode': 'ADDRESS_NOT_CHOSEN',
    })
    expect(problemsOf(withDelivery({ address: { ...address, postcode: '75001' } }))).toEqual({
      'delivery.address.postcode': 'INVALID',
    })
  })

  it('asks for street, town and postcode by hand, and for no more', () => {
    expect(problemsOf(withDelivery(byHand))).toEqual({
      'delivery.address.line1': 'REQUIRED',
      'delivery.address.town': 'REQUIRED',
      'delivery.address.postcode': 'REQUIRED',
    })
  })

  it('asks for a day only where the first is not wanted, and nothing is collected', () => {
    expect(problemsOf(withDelivery({ when: 'LATER' }))).toEqual({ 'delivery.day': 'REQUIRED' })
    expect(problemsOf(withDelivery({ when: 'LATER', day: '2027-01-14' }))).toEqual({})
    const collected = { ...collectingForm.delivery, when: 'LATER' } as const
    expect(problemsOf({ ...collectingForm, delivery: collected })).toEqual({})
  })

  it('asks for a billing address where it is another, and always for a collection', () => {
    const { billingAddress } = emptyCheckout
    const missing = { 'billingAddress.postcode': 'REQUIRED' }
    expect(problemsOf({ ...typedForm, isBillingSame: false })).toEqual(missing)
    expect(problemsOf({ ...collectingForm, billingAddress })).toEqual(missing)
    expect(problemsOf({ ...collectingForm, billingAddress, isBillingByHand: true })).toEqual({
      ...missing,
      'billingAddress.line1': 'REQUIRED',
      'billingAddress.town': 'REQUIRED',
    })
    expect(problemsOf(collectingForm)).toEqual({})
  })

  it('asks which address at the postcode the bill goes to', () => {
    const billingAddress = { ...emptyCheckout.billingAddress, postcode: 'BA1 5LR' }
    expect(problemsOf({ ...collectingForm, billingAddress })).toEqual({
      'billingAddress.postcode': 'ADDRESS_NOT_CHOSEN',
    })
  })

  it('takes 200 characters of a gift message, over several lines', () => {
    expect(problemsOf({ ...typedForm, giftMessage: `For the bench,\n${'x'.repeat(185)}` })).toEqual({})
    expect(problemsOf({ ...typedForm, giftMessage: 'x'.repeat(201) })).toEqual({ giftMessage: 'TOO_LONG' })
    expect(problemsOf({ ...typedForm, giftMessage: 'bell\u0007' })).toEqual({ giftMessage: 'INVALID' })
    expect(problemsOf({ ...typedForm, giftMessage: 'To you 👩\u200D❤️\u200D👨' })).toEqual({})
  })

  it('needs each consent by itself', () => {
    expect(problemsOf({ ...typedForm, acceptsTerms: false })).toEqual({ acceptsTerms: 'NOT_ACCEPTED' })
    expect(problemsOf({ ...typedForm, acceptsSaleTerms: false })).toEqual({
      acceptsSaleTerms: 'NOT_ACCEPTED',
    })
  })

  it('begins with nothing ticked, and never with finance', () => {
    expect(emptyCheckout).toMatchObject({
      acceptsTerms: false,
      acceptsSaleTerms: false,
      method: 'CARD',
      isBillingSame: true,
    })
  })
})

import { describe, expect, it } from 'vitest'
import { emptyBasket } from './basket-record.ts'
import {
  withCurrentView,
  withPaymentAddress,
  withPaymentLink,
  withPaymentType,
  withShippingAddress,
} from './checkout-transitions.ts'
import { aBasket } from './testing/baskets.ts'

const home = { line1: '1 Any Street', town: 'Bath', postcode: 'BA1 1AA' }

describe('what the checkout keeps in a basket', () => {
  it('is each address by itself, until it is forgotten', () => {
    const basket = withShippingAddress(aBasket('a'), home)
    expect(basket).toEqual({ ...aBasket('a'), ShippingAddress: home })
    expect(withPaymentAddress(basket, home)).toEqual({ ...basket, PaymentAddress: home })
    expect(withShippingAddress(basket, null)).toEqual(aBasket('a'))
  })

  it('is how it is paid, and whether a payment link is', () => {
    expect(withPaymentType(aBasket('a'), 'CARD')).toEqual({ ...aBasket('a'), PaymentType: 'CARD' })
    expect(withPaymentLink(aBasket('a'), true)).toEqual({ ...aBasket('a'), IsPaymentLink: true })
  })

  it('is the page that was looked at last, where there is a basket', () => {
    const view = { page: 'cart', timeStamp: 1_764_064_800_000 }
    expect(withCurrentView(aBasket('a'), view)).toEqual({ ...aBasket('a'), CurrentView: view })
    expect(withCurrentView(emptyBasket, view)).toBe(emptyBasket)
  })
})

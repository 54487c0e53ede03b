import { useEffect } from 'react'
import { shopNow } from '../shop-clock.ts'
import type { BasketRecord } from './basket-record.ts'
import { basketStore } from './basket-store.ts'
import * as checkout from './checkout-transitions.ts'

/** Keeps where the bill goes; null forgets it. */
export function setPaymentAddress(address: BasketRecord['PaymentAddress']): void {
  basketStore.update((record) => checkout.withPaymentAddress(record, address))
}

/** Keeps where the parcel goes; null forgets it. */
export function setShippingAddress(address: BasketRecord['ShippingAddress']): void {
  basketStore.update((record) => checkout.withShippingAddress(record, address))
}

/** Keeps how the shopper pays. */
export function setPaymentType(paymentType: BasketRecord['PaymentType']): void {
  basketStore.update((record) => checkout.withPaymentType(record, paymentType))
}

/** Keeps whether the shopper has a payment link to pay before them, or the basket (rules/basket#record); null changes nothing. */
export function usePaymentLinkFlag(isPaymentLink: boolean | null): void {
  useEffect(() => {
    if (isPaymentLink !== null) {
      basketStore.update((record) => checkout.withPaymentLink(record, isPaymentLink))
    }
  }, [isPaymentLink])
}

/** Keeps that a page of basket or checkout is being looked at (rules/basket#record). */
export function useCurrentView(page: 'cart' | 'checkout'): void {
  useEffect(() => {
    const timeStamp = shopNow()?.getTime()
    if (timeStamp !== undefined)
      basketStore.update((record) => checkout.withCurrentView(record, { page, timeStamp }))
  }, [page])
}

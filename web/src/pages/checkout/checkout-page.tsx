import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useVisitor } from '#data/account/session.ts'
import { useBasket } from '#data/basket/basket-store.ts'
import { useCurrentView, usePaymentLinkFlag } from '#data/basket/checkout-fields.ts'
import { fetchCart } from '#data/basket/cart-sync.ts'
import { m } from '#generated/paraglide/messages.js'
import { Checkout } from './checkout.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { EmptyCheckout } from './empty-checkout.tsx'
import { OpenPaymentNotice } from './open-payment-notice.tsx'
import { PaidElsewhere } from './paid-elsewhere.tsx'
import { useOpenPayment } from './use-open-payment.ts'
import styles from './checkout-page.module.css'

/** The checkout, which only the visitor's browser can show: until that knows who and what, its shape. */
export function CheckoutPage() {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{m.checkout_title()}</h1>
      <noscript>
        <p>{m.checkout_noscript({ phone: shopIdentity.freephone.shown })}</p>
      </noscript>
      {useHydrated() ? <KnownCheckout /> : <CheckoutSkeleton />}
    </div>
  )
}

function KnownCheckout() {
  const visitor = useVisitor()
  const { BasketItems: items, ExpiredDesigns: expired } = useBasket()
  const payment = useOpenPayment()
  useCurrentView('checkout')
  usePaymentLinkFlag(false)
  useEffect(fetchCart, [])
  const isAsking = payment.open.kind === 'asking'
  if (visitor.kind === 'unknown' || (isAsking && items.length === 0)) return <CheckoutSkeleton />
  if (items.length === 0) {
    return (
      <>
        {payment.open.kind === 'paid-elsewhere' && <PaidElsewhere />}
        {payment.open.kind === 'paid-in-other-tab' && (
          <OpenPaymentNotice payment={payment} hasStones={false} />
        )}
        <EmptyCheckout hasExpired={expired.length > 0} />
      </>
    )
  }
  const user = visitor.kind === 'signed-in' ? visitor.user : null
  const isRefused = visitor.kind === 'guest' && visitor.isRefused
  // Somebody else begins with what is theirs.
  return <Checkout key={user?.id ?? 'guest'} visitor={{ user, isRefused }} payment={payment} />
}

import * as addresses from '@shop/schema/domain/addresses/addresses'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { forgetPayment, keptPayment } from '#data/checkout/current-payment.ts'
import { useShopNow } from '#data/shop-clock.ts'
import { linkTarget } from '#ui/shop-link.tsx'
import { askPayment, endPayment, letPaymentGo, type OpenPayment, type PaymentAnswer } from './ask-payment.ts'

/**
 * Asks how a payment stands when its shopper comes back to the form, also by Back (rules/checkout#payment): a redirect
 * proves nothing. One that was paid leads on to its order, whose page forgets the form.
 */
export function useOpenPayment() {
  const [open, setOpen] = useState<OpenPayment>(() => (keptPayment() ? { kind: 'asking' } : { kind: 'none' }))
  const navigate = useNavigate()
  const router = useRouter()
  const now = useShopNow()
  const isOver = open.kind === 'pending' && open.heldUntil !== null && now !== null && now >= open.heldUntil

  const toThankYou = useCallback(
    (transactionId: string) => {
      void navigate({ ...linkTarget(addresses.thankYou(transactionId)), replace: true })
    },
    [navigate],
  )

  const toReferred = useCallback(() => {
    void navigate(linkTarget(addresses.checkoutReferred()))
  }, [navigate])

  const settle = useCallback(
    (answer: PaymentAnswer): void => {
      // Another was begun meanwhile.
      if (answer.transactionId !== keptPayment()?.transactionId) return
      if (answer.kind === 'paid') return toThankYou(answer.transactionId)
      if (answer.kind === 'none' || answer.kind === 'ended') forgetPayment()
      setOpen(answer)
    },
    [toThankYou],
  )
  const ask = useCallback(() => void askPayment().then(settle), [settle])

  useEffect(() => {
    if (keptPayment()) ask()
    // A page that comes back whole, as it was left for the provider.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !keptPayment()) return
      setOpen({ kind: 'asking' })
      ask()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [ask])

  useEffect(() => {
    // It ends by itself at that time, unless it was paid.
    if (isOver) ask()
  }, [isOver, ask])

  useEffect(
    () =>
      // Whoever goes back to the basket means to change the order.
      router.subscribe('onBeforeNavigate', ({ toLocation }) => {
        if (toLocation.pathname === addresses.cart()) void letPaymentGo()
      }),
    [router],
  )

  function askAgain(): void {
    setOpen({ kind: 'asking' })
    ask()
  }

  /** Ends the payment that waits for the shopper, who changes the order first. */
  function end(): void {
    setOpen({ kind: 'asking' })
    void endPayment().then(settle)
  }

  return {
    open,
    askAgain,
    end,
    toThankYou,
    toReferred,
    onPaidElsewhere: () => setOpen({ kind: 'paid-elsewhere' }),
  }
}

import * as addresses from '@shop/schema/domain/addresses/addresses'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useBasket } from '#data/basket/basket-store.ts'
import { begunPaymentKey } from '#data/checkout/begun-elsewhere.ts'
import { forgetPayment, keptPayment } from '#data/checkout/current-payment.ts'
import { useShopNow } from '#data/shop-clock.ts'
import { linkTarget } from '#ui/follow-link.ts'
import { useRememberPlace } from '#ui/use-remember-place.ts'
import {
  askPayment,
  endPayment,
  mayHavePayment,
  type OpenPayment,
  type PaymentAnswer,
} from '#shop/order/ask-payment.ts'

/**
 * Asks how a payment stands when its shopper comes back to the form, also by Back (rules/checkout#payment): a redirect
 * proves nothing. One that was paid leads on to its order, whose page forgets the form.
 */
export function useOpenPayment() {
  const [open, setOpen] = useState<OpenPayment>(() => ({ kind: mayHavePayment() ? 'asking' : 'none' }))
  const navigate = useNavigate()
  const rememberPage = useRememberPlace()
  const now = useShopNow()
  const isEmpty = useBasket().BasketItems.length === 0
  const wasEmpty = useRef(isEmpty)
  const isOver = 'heldUntil' in open && open.heldUntil !== null && now !== null && now >= open.heldUntil

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
  const settleHere = useCallback(
    (answering: Promise<PaymentAnswer>): void => {
      // Whoever has gone elsewhere by then is not called back.
      const isStillHere = rememberPage()
      void answering.then((answer) => isStillHere() && settle(answer))
    },
    [rememberPage, settle],
  )
  const ask = useCallback(() => settleHere(askPayment()), [settleHere])

  useEffect(() => {
    if (mayHavePayment()) ask()
  }, [ask])

  useEffect(() => {
    // Another tab that has paid empties the basket.
    if (isEmpty && !wasEmpty.current && mayHavePayment()) ask()
    wasEmpty.current = isEmpty
  }, [ask, isEmpty])

  useEffect(() => {
    // A page that comes back whole, as it was left for the provider.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !mayHavePayment()) return
      setOpen({ kind: 'asking' })
      ask()
    }
    // Another tab has begun to pay.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === begunPaymentKey) ask()
    }
    window.addEventListener('pageshow', onShow)
    window.addEventListener('storage', onStorage)
    return () => {
      window.removeEventListener('pageshow', onShow)
      window.removeEventListener('storage', onStorage)
    }
  }, [ask])

  useEffect(() => {
    // It ends by itself at that time, unless it was paid.
    if (isOver) ask()
  }, [isOver, ask])

  function askAgain(): void {
    setOpen({ kind: 'asking' })
    ask()
  }

  /** Ends the payment that waits for the shopper, who changes the order first. */
  function end(): void {
    setOpen({ kind: 'asking' })
    settleHere(endPayment())
  }

  return {
    open,
    askAgain,
    end,
    rememberPage,
    toThankYou,
    toReferred,
    onPaidElsewhere: () => setOpen({ kind: 'paid-elsewhere' }),
  }
}

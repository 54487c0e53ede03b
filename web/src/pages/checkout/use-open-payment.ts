import * as addresses from '@shop/schema/domain/addresses/addresses'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { apiErrorKind } from '#data/api-error.ts'
import { forgetPayment, keptPayment } from '#data/checkout/current-payment.ts'
import { reportError } from '#data/report-error.ts'
import { request } from '#data/request.ts'
import { useShopNow } from '#data/shop-clock.ts'
import { OpenPaymentDocument, type OpenPaymentQuery } from '#generated/graphql/graphql.ts'
import { linkTarget } from '#ui/shop-link.tsx'
import { providerUrl } from './pay-answer.ts'

/** How the payment stands that this tab has begun before. */
export type OpenPayment =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  /** It waits for the shopper at the provider; another press of the last button ends it. */
  | { readonly kind: 'pending'; readonly url: string | null; readonly heldUntil: Date | null }
  /** The underwriter decides. */
  | { readonly kind: 'referred' }
  /** It has ended without money. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'failed' }
  /** What was in the basket is paid for in an order of somebody else: said also once the basket is empty. */
  | { readonly kind: 'paid-elsewhere' }

/**
 * Asks how a payment stands when its shopper comes back to the form, also by Back (rules/checkout#payment): a redirect
 * proves nothing. One that was paid leads on to its order, whose page forgets the form.
 */
export function useOpenPayment() {
  const [open, setOpen] = useState<OpenPayment>(() => (keptPayment() ? { kind: 'asking' } : { kind: 'none' }))
  const navigate = useNavigate()
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
    (answer: Answer): void => {
      // Another was begun meanwhile.
      if (answer.transactionId !== keptPayment()?.transactionId) return
      if (answer.kind === 'paid') return toThankYou(answer.transactionId)
      if (answer.kind === 'none' || answer.kind === 'ended') forgetPayment()
      setOpen(answer)
    },
    [toThankYou],
  )
  const ask = useCallback(() => void howItStands().then(settle), [settle])

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

  function askAgain(): void {
    setOpen({ kind: 'asking' })
    ask()
  }

  return {
    open,
    askAgain,
    toThankYou,
    toReferred,
    onPaidElsewhere: () => setOpen({ kind: 'paid-elsewhere' }),
  }
}

type Answer =
  | (OpenPayment & { readonly transactionId: string | undefined })
  | { readonly kind: 'paid'; readonly transactionId: string }

/** Never fails: that nobody answers is an answer too. */
async function howItStands(): Promise<Answer> {
  const transactionId = keptPayment()?.transactionId
  if (transactionId === undefined) return { kind: 'none', transactionId }
  try {
    const answer = await request(OpenPaymentDocument, { transactionId })
    // That there is none must have been said.
    if (!('payment' in answer)) return { kind: 'failed', transactionId }
    const { payment } = answer
    if (payment?.status === 'PAID') return { kind: 'paid', transactionId }
    return { ...openPaymentOf(payment ?? null), transactionId }
  } catch (error) {
    if (apiErrorKind(error) === null) reportError(error, { where: 'checkout' })
    return { kind: 'failed', transactionId }
  }
}

type StoredPayment = NonNullable<OpenPaymentQuery['payment']>

/** What a payment that is not paid means for the form; none, and another's, leave no word. */
function openPaymentOf(payment: StoredPayment | null): OpenPayment {
  switch (payment?.status) {
    case undefined:
      return { kind: 'none' }
    case 'PENDING': {
      const heldUntil = payment.expiresAt === null ? null : new Date(payment.expiresAt)
      return { kind: 'pending', url: providerUrl(payment.redirectUrl), heldUntil }
    }
    case 'REFERRED':
      return { kind: 'referred' }
    default:
      return { kind: 'ended' }
  }
}

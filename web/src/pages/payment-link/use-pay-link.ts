import * as addresses from '@shop/schema/domain/addresses/addresses'
import { useEffect, useState } from 'react'
import { apiErrorKind } from '#data/api-error.ts'
import { keyOfPress, pressAnswered, type LinkMethod } from '#data/payment-link/current-link.ts'
import { reportError } from '#data/report-error.ts'
import { request } from '#data/request.ts'
import { PayPaymentLinkDocument, type PayPaymentLinkMutation } from '#generated/graphql/graphql.ts'
import { leaveFor } from '#shop/order/leave-for.ts'
import { providerUrl } from '#shop/order/provider-url.ts'
import { useRememberPlace } from '#ui/use-remember-place.ts'

type BegunPayment = NonNullable<PayPaymentLinkMutation['payPaymentLink']['payment']>

/** How far the press of the last button has come: `failed` has led nowhere, and can be pressed again. */
export type PayStep = 'rest' | 'pending' | 'failed'

/**
 * Begins the payment of a link, once at a time, and leads on to the provider's page, unless the visitor has gone
 * elsewhere meanwhile. `onRefused` is called where the link cannot be paid any more; it gives whether the page says
 * so by now, or else the press has failed.
 */
export function usePayLink(token: string, onRefused: () => Promise<boolean>) {
  const [step, setStep] = useState<PayStep>('rest')
  const rememberPage = useRememberPlace()
  useEffect(() => {
    // A browser that goes back may show the page as it was left: on its way.
    const rest = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setStep('rest')
    }
    window.addEventListener('pageshow', rest)
    return () => window.removeEventListener('pageshow', rest)
  }, [])

  async function pay(method: LinkMethod): Promise<void> {
    if (step === 'pending') return
    setStep('pending')
    const isStillHere = rememberPage()
    try {
      const input = { token, method, idempotencyKey: keyOfPress(token, method) }
      const { payment } = (await request(PayPaymentLinkDocument, { input })).payPaymentLink
      const next = payment && addressAfter(payment)
      // The provider has no page for it: the same press is sent again.
      if (payment && next === null) return setStep('failed')
      pressAnswered(token, method, payment?.transactionId ?? null)
      if (!isStillHere()) return
      if (next !== null) return leaveFor(next)
      setStep((await onRefused()) ? 'rest' : 'failed')
    } catch (error) {
      // A failed call is reported where it was made; everything else is a bug.
      if (apiErrorKind(error) === null) reportError(error, { where: 'payment-link' })
      setStep('failed')
    }
  }

  return { step, pay: (method: LinkMethod) => void pay(method) }
}

/** Where a payment goes on: at the provider, or at the page of what became of it; null where there is no such page. */
function addressAfter({ transactionId, status, redirectUrl }: BegunPayment): string | null {
  return status === 'PENDING' ? providerUrl(redirectUrl) : addresses.paymentLinkThanks(transactionId)
}

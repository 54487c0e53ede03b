import * as addresses from '@shop/schema/domain/addresses/addresses'
import { useEffect, useState } from 'react'
import { apiErrorKind } from '#data/api-error.ts'
import { keyOfPress, pressAnswered, type LinkMethod } from '#data/payment-link/current-link.ts'
import { reportError } from '#data/report-error.ts'
import { request } from '#data/request.ts'
import { PayPaymentLinkDocument } from '#generated/graphql/graphql.ts'

/** How far the press of the last button has come: `failed` is without an answer, and can be pressed again. */
export type PayStep = 'rest' | 'pending' | 'failed'

/**
 * Begins the payment of a link, once at a time, and leads on to the provider's page. `onRefused` is called where the
 * link cannot be paid any more.
 */
export function usePayLink(token: string, onRefused: () => void) {
  const [step, setStep] = useState<PayStep>('rest')
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
    try {
      const input = { token, method, idempotencyKey: keyOfPress(token, method) }
      const { payment } = (await request(PayPaymentLinkDocument, { input })).payPaymentLink
      pressAnswered(token, method, payment?.transactionId ?? null)
      if (payment) location.assign(payment.redirectUrl ?? addresses.paymentLinkThanks(payment.transactionId))
      else {
        setStep('rest')
        onRefused()
      }
    } catch (error) {
      // A failed call is reported where it was made; everything else is a bug.
      if (apiErrorKind(error) === null) reportError(error, { where: 'payment-link' })
      setStep('failed')
    }
  }

  return { step, pay: (method: LinkMethod) => void pay(method) }
}

import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { keptPayment } from '#data/checkout/current-payment.ts'
import { NoPaymentKnown } from '#shop/order/no-payment-known.tsx'
import { OutcomeSkeleton } from '#shop/order/outcome-unknown.tsx'
import { ThankYou } from './thank-you.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The payment that a page tells of, where its address does not say which: over reloads, once the tab has forgotten it. */
    readonly transactionId?: string
  }
}

/** Where somebody comes back to from the lender, who has accepted (rules/checkout#results). */
export function FinanceThankYouPage() {
  const isHydrated = useHydrated()
  return isHydrated ? <FinanceThanks /> : <OutcomeSkeleton />
}

function FinanceThanks() {
  const told = useLocation({ select: ({ state }) => state.transactionId ?? null })
  const [kept] = useState(keptPayment)
  const keptId = kept?.method === 'FINANCE' ? kept.transactionId : null
  const transactionId = keptId ?? told
  const navigate = useNavigate()
  useEffect(() => {
    if (keptId === null || keptId === told) return
    void navigate({
      to: '.',
      replace: true,
      resetScroll: false,
      state: (state) => ({ ...state, transactionId: keptId }),
    })
  }, [keptId, told, navigate])
  return transactionId === null ? <NoPaymentKnown /> : <ThankYou transactionId={transactionId} />
}

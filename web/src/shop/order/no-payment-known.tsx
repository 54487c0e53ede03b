import * as addresses from '@shop/schema/domain/addresses/addresses'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import type { ReactNode } from 'react'
import { useVisitor } from '#data/account/session.ts'
import { m } from '#generated/paraglide/messages.js'
import { HeldBasket } from './held-basket.tsx'
import { CallWay, OutcomePanel, OutcomeWay, type OutcomeFact } from './outcome-panel.tsx'
import { useBasketFact } from './use-basket-fact.ts'

interface NoPaymentKnownProps {
  /** What else is known. */
  readonly fact?: OutcomeFact
  /** A way on that is better than the shop's own. */
  readonly way?: ReactNode
}

/**
 * The page of an outcome where this tab has begun no payment (rules/checkout#results): an address proves nothing, so
 * nothing is said of a bank, a lender or money; what is kept is, and the ways on are.
 */
export function NoPaymentKnown({ fact, way }: NoPaymentKnownProps) {
  const title = m.outcome_none_title()
  const basket = useBasketFact(false)
  const isSignedIn = useVisitor().kind === 'signed-in'
  const phone = shopIdentity.freephone.shown
  return (
    <OutcomePanel
      subject={m.outcome_payment()}
      title={title}
      facts={[
        { label: m.outcome_happened(), text: m.outcome_none_text() },
        { label: m.outcome_money(), text: m.outcome_none_money({ phone }) },
        ...(fact ? [fact] : []),
        { label: m.outcome_basket(), text: basket.text },
      ]}
      actions={
        <>
          {way ?? <BasketWay isEmpty={basket.isEmpty} />}
          {isSignedIn && (
            <OutcomeWay href={addresses.account('orders')} isQuiet>
              {m.account_tracking_back()}
            </OutcomeWay>
          )}
          <CallWay />
        </>
      }
      aside={<HeldBasket />}
    >
      <title>{m.page_title({ title })}</title>
    </OutcomePanel>
  )
}

/** On with what is in the basket; with nothing in it, the basket itself, which says where to begin. */
function BasketWay({ isEmpty }: { isEmpty: boolean }) {
  return isEmpty ? (
    <OutcomeWay href={addresses.cart()}>{m.outcome_to_basket()}</OutcomeWay>
  ) : (
    <OutcomeWay href={addresses.checkout()}>{m.outcome_back_to_checkout()}</OutcomeWay>
  )
}

import * as addresses from '@shop/schema/domain/addresses/addresses'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import type { ReactNode } from 'react'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { HeldBasket } from './held-basket.tsx'
import { CallWay, NothingTaken, OutcomePanel, OutcomeWay } from './outcome-panel.tsx'
import { endingWords, type EndingKind, type PaymentEnding } from './payment-ending.ts'
import { useBasketFact } from './use-basket-fact.ts'

/**
 * The page of a payment that has made no order (rules/checkout#results): what happened, that no money was taken, that
 * the basket is kept, another try, and a person.
 */
export function PaymentEnded({ ending }: { ending: PaymentEnding }) {
  const { subject, title, happened } = endingWords(ending)
  const basket = useBasketFact(ending.kind === 'referred')
  const { shown: phone } = shopIdentity.freephone
  const { email } = shopIdentity
  return (
    <OutcomePanel
      subject={subject}
      title={title}
      facts={[
        { label: m.outcome_happened(), text: happened },
        { label: m.outcome_money(), text: moneyOf(ending.kind) },
        { label: m.outcome_basket(), text: basket.text },
      ]}
      actions={<Ways ending={ending} isBasketEmpty={basket.isEmpty} />}
      note={noteOf(ending.kind, { phone, email })}
      aside={<HeldBasket />}
    >
      <title>{m.page_title({ title })}</title>
    </OutcomePanel>
  )
}

/** That nothing was taken; what the bank may show of it for a while, where a bank was asked for money. */
function moneyOf(kind: EndingKind): ReactNode {
  if (kind === 'declined') return <NothingTaken />
  const more = {
    failed: m.outcome_money_failed,
    cancelled: m.outcome_money_failed,
    expired: m.outcome_money_failed,
    'finance-declined': m.outcome_money_deposit,
    'finance-failed': m.outcome_money_deposit,
    referred: m.outcome_money_referred,
  }[kind]
  return (
    <>
      <b>{m.outcome_nothing_taken()}</b> {more()}
    </>
  )
}

function noteOf(kind: EndingKind, person: { readonly phone: string; readonly email: string }): string {
  if (kind === 'referred') return m.outcome_note_referred(person)
  return kind === 'declined' || kind === 'finance-declined'
    ? m.outcome_note_declined(person)
    : m.outcome_note_failed(person)
}

/** Another try first; with nothing in the basket, the basket itself, which says where to begin. */
function Ways({ ending: { kind, applicationHref }, isBasketEmpty }: WaysProps) {
  if (isBasketEmpty) {
    return (
      <>
        <OutcomeWay href={addresses.cart()}>{m.outcome_to_basket()}</OutcomeWay>
        <CallWay />
      </>
    )
  }
  if (kind === 'referred') {
    return (
      <>
        {applicationHref === null ? (
          <OutcomeWay href={addresses.cart()}>{m.outcome_to_basket()}</OutcomeWay>
        ) : (
          <a className={buttons.button} href={applicationHref}>
            {m.outcome_application()}
          </a>
        )}
        <OutcomeWay href={addresses.checkout()} isQuiet>
          {m.outcome_another_way_instead()}
        </OutcomeWay>
      </>
    )
  }
  const isRefused = kind === 'declined' || kind === 'finance-declined'
  return (
    <>
      <OutcomeWay href={addresses.checkout()}>
        {isRefused ? m.outcome_another_way() : m.outcome_back_to_checkout()}
      </OutcomeWay>
      <CallWay />
    </>
  )
}

interface WaysProps {
  readonly ending: PaymentEnding
  readonly isBasketEmpty: boolean
}

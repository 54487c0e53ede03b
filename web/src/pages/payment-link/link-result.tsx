import * as addresses from '@shop/schema/domain/addresses/addresses'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { usePaymentLinkFlag } from '#data/basket/checkout-fields.ts'
import { linkPaymentQuery } from '#generated/queries.ts'
import { m } from '#generated/paraglide/messages.js'
import { NoPaymentKnown } from '#shop/order/no-payment-known.tsx'
import { CallWay, OutcomePanel, OutcomeWay } from '#shop/order/outcome-panel.tsx'
import { usePaymentStanding } from '#shop/order/use-payment-standing.ts'
import { PageAnswer } from '#shop/order/page-answer.tsx'
import { BoutiqueWay } from './boutique-way.tsx'
import { linkOutcome, type LinkOutcome, type ResultPage } from './link-outcome.ts'
import { resultWords } from './result-words.tsx'

interface LinkResultProps {
  /** The page that the shopper has come back to. */
  readonly page: ResultPage
  /** Of the payment that is meant; null where none is, undefined while that is looked up. */
  readonly transactionId: string | null | undefined
  /** Of the link that is paid, for a way back to it; null where this tab has not begun the payment. */
  readonly token: string | null
}

/** What became of a payment of a link, and the way on (rules/checkout#results). */
export function LinkResult({ page, transactionId, token }: LinkResultProps) {
  const { payment, hasFailed, isLong, retry } = usePaymentStanding(
    transactionId,
    linkPaymentQuery({ transactionId: transactionId ?? '' }),
  )
  const isNamed = transactionId !== null
  const status = payment === null ? null : payment?.status
  const outcome = linkOutcome(page, { isNamed, status, hasFailed, isLong })
  usePaymentLinkFlag(outcome === 'paid' ? false : null)
  if (outcome === 'loading' || outcome === 'unreachable') {
    return (
      <PageAnswer
        subject={m.outcome_payment()}
        loading={m.payment_looking()}
        failed={m.payment_unreachable()}
        failedText={m.payment_unreachable_text()}
        noscript={m.payment_noscript({ phone: shopIdentity.freephone.shown })}
        hasFailed={outcome === 'unreachable'}
        onRetry={retry}
      />
    )
  }
  if (outcome === 'none') return <NoLinkPayment token={token} />
  const { title, facts, note } = resultWords(outcome, payment ?? null)
  const link = payment?.paymentLink
  return (
    <OutcomePanel
      subject={m.outcome_payment()}
      title={title}
      facts={facts}
      note={note}
      actions={
        outcome === 'paid' ? (
          <OutcomeWay href={addresses.home()} isQuiet>
            {m.outcome_awaited_home()}
          </OutcomeWay>
        ) : (
          <>
            {token !== null && isFree(outcome) && (
              <OutcomeWay href={addresses.paymentLink(token)}>{m.payment_link_again()}</OutcomeWay>
            )}
            {link && isFree(outcome) ? <BoutiqueWay link={link} /> : <CallWay />}
          </>
        )
      }
    >
      <title>{m.page_title({ title })}</title>
      {/* Said aloud when the page, which asks by itself, knows more. */}
      <p role="status" className="sr-only">
        {title}
      </p>
    </OutcomePanel>
  )
}

/** Where this tab has begun no payment of a link: one that it has opened can be opened again. */
function NoLinkPayment({ token }: { token: string | null }) {
  return (
    <NoPaymentKnown
      fact={{ label: m.payment_your_link(), text: m.payment_link_in_email() }}
      way={
        token === null ? null : (
          <OutcomeWay href={addresses.paymentLink(token)}>{m.payment_link_back()}</OutcomeWay>
        )
      }
    />
  )
}

/** Whether nothing was taken, so that the link can be paid in another way. */
function isFree(outcome: LinkOutcome): boolean {
  return ['declined', 'failed', 'cancelled', 'expired'].includes(outcome)
}

import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useQuery } from '@tanstack/react-query'
import { usePaymentLinkFlag } from '#data/basket/checkout-fields.ts'
import { formatPence } from '#data/language/numbers.ts'
import type { PaymentLinkFieldsFragment } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { paymentLinkQuery } from '#generated/queries.ts'
import { CallWay, OutcomePanel } from '#shop/order/outcome-panel.tsx'
import { PageAnswer } from '#shop/order/page-answer.tsx'
import { BoutiqueWay } from './boutique-way.tsx'
import { askedByText, momentText } from './link-words.ts'
import { PayForm } from './pay-form.tsx'

/**
 * What a boutique asks somebody to pay, for whoever has its link (rules/checkout#payment-link); `token` is null where
 * the address holds none.
 */
export function PaymentLinkPage({ token }: { token: string | null }) {
  const { data, isError, refetch } = useQuery({
    ...paymentLinkQuery({ token: token ?? '' }),
    enabled: token !== null,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
  const link = token === null ? null : data?.paymentLink
  if (link === undefined) {
    return (
      <PageAnswer
        subject={m.outcome_payment()}
        loading={m.payment_link_loading()}
        failed={m.payment_link_away()}
        failedText={m.payment_link_away_text()}
        noscript={m.payment_noscript({ phone: shopIdentity.freephone.shown })}
        hasFailed={isError}
        onRetry={() => void refetch()}
      />
    )
  }
  if (link === null || token === null) return <UnknownLink />

  /** Gives whether it is known by now why the link cannot be paid. */
  async function askAgain(): Promise<boolean> {
    const asked = await refetch()
    return asked.isSuccess && asked.data.paymentLink?.status !== 'OPEN'
  }

  return <KnownLink token={token} link={link} onRefused={askAgain} />
}

function UnknownLink() {
  return (
    <OutcomePanel
      subject={m.outcome_payment()}
      title={m.payment_link_unknown()}
      facts={[
        { label: m.outcome_happened(), text: m.payment_link_unknown_text() },
        { label: m.outcome_money(), text: <b>{m.outcome_nothing_taken()}</b> },
      ]}
      actions={<CallWay />}
    >
      <title>{m.page_title({ title: m.payment_link_unknown() })}</title>
    </OutcomePanel>
  )
}

interface KnownLinkProps {
  readonly token: string
  readonly link: PaymentLinkFieldsFragment
  readonly onRefused: () => Promise<boolean>
}

function KnownLink({ token, link, onRefused }: KnownLinkProps) {
  const isOpen = link.status === 'OPEN'
  usePaymentLinkFlag(isOpen)
  return (
    <OutcomePanel
      subject={m.outcome_payment()}
      title={titleOf(link)}
      facts={[
        ...(isOpen ? [] : [{ label: m.outcome_happened(), text: closedText(link) }]),
        { label: m.payment_for(), text: link.reference },
        { label: m.payment_asked_by(), text: askedByText(link) },
        { label: m.payment_asked_of(), text: link.payerName },
        isOpen
          ? { label: m.payment_until(), text: momentText(link.expiresAt) }
          : {
              label: m.outcome_money(),
              text: link.status === 'PAID' ? m.payment_link_paid_money() : <NothingDue />,
            },
      ]}
      actions={isOpen ? null : <BoutiqueWay link={link} />}
      note={isOpen ? m.payment_link_not_yours() : null}
    >
      {isOpen && <PayForm token={token} link={link} onRefused={onRefused} />}
    </OutcomePanel>
  )
}

function NothingDue() {
  return <b>{m.payment_link_nothing_due()}</b>
}

function titleOf({ status, amount }: PaymentLinkFieldsFragment): string {
  switch (status) {
    case 'OPEN':
      return m.payment_link_title({ amount: formatPence(amount) })
    case 'PAID':
      return m.payment_link_paid({ amount: formatPence(amount) })
    case 'EXPIRED':
      return m.payment_link_expired()
    case 'WITHDRAWN':
      return m.payment_link_withdrawn()
  }
}

function closedText({ status, expiresAt, paidAt }: PaymentLinkFieldsFragment): string {
  if (status === 'PAID') {
    return paidAt === null
      ? m.payment_link_paid_text()
      : m.payment_link_paid_on({ moment: momentText(paidAt) })
  }
  return status === 'EXPIRED'
    ? m.payment_link_expired_text({ moment: momentText(expiresAt) })
    : m.payment_link_withdrawn_text()
}

import { contentAddresses } from '@shop/schema/domain/addresses/content-addresses'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useState } from 'react'
import { formatPence } from '#data/language/numbers.ts'
import type { LinkMethod } from '#data/payment-link/current-link.ts'
import type { PaymentLinkFieldsFragment } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { SubmitButton } from '#shop/account/submit-button.tsx'
import { Choice, Choices } from '#ui/form/choices.tsx'
import { Notice } from '#ui/form/notice.tsx'
import { LinkedText } from '#ui/linked-text.tsx'
import { usePayLink } from './use-pay-link.ts'
import styles from './pay-form.module.css'

const methods: readonly { method: LinkMethod; name: () => string; text: () => string }[] = [
  { method: 'CARD', name: m.payment_card, text: m.payment_card_text },
  { method: 'WALLET', name: m.payment_wallet, text: m.payment_wallet_text },
]

interface PayFormProps {
  readonly token: string
  readonly link: PaymentLinkFieldsFragment
  /** The link cannot be paid any more: the page asks how it stands, and gives whether it shows that. */
  readonly onRefused: () => Promise<boolean>
}

/** How a link is paid, and the last button (rules/checkout#last-button). */
export function PayForm({ token, link, onRefused }: PayFormProps) {
  const [chosen, setChosen] = useState<LinkMethod>('CARD')
  const { step, pay } = usePayLink(token, onRefused)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        pay(chosen)
      }}
    >
      <Choices legend={m.payment_how()} isLegendShown>
        {methods.map(({ method, name, text }) => (
          <Choice
            key={method}
            name="method"
            title={name()}
            end={text()}
            checked={method === chosen}
            onChange={() => setChosen(method)}
          />
        ))}
      </Choices>
      {step === 'failed' && (
        <Notice kind="error">{m.payment_link_not_begun({ phone: shopIdentity.freephone.shown })}</Notice>
      )}
      <SubmitButton isPending={step === 'pending'} pending={m.payment_to_provider()}>
        {m.payment_pay({ amount: formatPence(link.amount) })}
      </SubmitButton>
      <p className="caption">{m.payment_by_provider()}</p>
      <p className="caption">
        <LinkedText
          text={m.payment_link_terms()}
          hrefs={[contentAddresses.terms, contentAddresses.privacy]}
          hint={m.opens_in_new_tab()}
        />
      </p>
    </form>
  )
}

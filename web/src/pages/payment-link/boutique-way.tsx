import type { PaymentLinkFieldsFragment } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { boutiqueOf } from '#shop/order/boutique-words.ts'
import buttons from '#ui/button.module.css'

/** The way to the boutique that asked: it can take the payment itself, or ask again. */
export function BoutiqueWay({ link }: { link: Pick<PaymentLinkFieldsFragment, 'boutique'> }) {
  const { name, phone } = boutiqueOf(link.boutique)
  return (
    <a className={`${buttons.button} ${buttons.quiet}`} href={`tel:${phone.link}`}>
      {m.payment_link_call({ name, phone: phone.shown })}
    </a>
  )
}

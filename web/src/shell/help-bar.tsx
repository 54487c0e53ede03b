import { bookConsultation, contact } from '@shop/schema/domain/addresses/addresses'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { opensConsultation } from '#data/booking/consultation-opening.ts'
import { opensEnquiry } from '#data/enquiry/enquiry-opening.ts'
import { hasLiveChat, togglesLiveChat } from '#data/enquiry/live-chat.ts'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import { helpLinks } from './shell-links.ts'
import styles from './help-bar.module.css'

const { freephone, whatsApp } = shopIdentity

/** The ways to a person, in the same place on every page (rules/enquiries#help-block). */
export function HelpBar() {
  return (
    <section className={`no-print ${styles.bar}`} aria-labelledby="help-title">
      <div className={`wrap ${styles.row}`}>
        <h2 id="help-title">{m.help_title()}</h2>
        <a href={`tel:${freephone.link}`}>
          <b>{m.help_telephone()}</b>
          <span>{freephone.shown}</span>
        </a>
        <a href={whatsApp.href}>
          <b>{m.help_whatsapp()}</b>
          <span>{whatsApp.shown}</span>
        </a>
        <ShopLink href={contact()} {...opensEnquiry}>
          <b>{m.help_email()}</b>
          <span>{m.help_message()}</span>
        </ShopLink>
        {hasLiveChat() && (
          <button type="button" {...togglesLiveChat}>
            <b>{m.help_chat()}</b>
            <span>{m.contact_chat()}</span>
          </button>
        )}
        <ShopLink href={bookConsultation()} {...opensConsultation()}>
          <b>{m.help_consultation()}</b>
          <span>{m.consultation_title()}</span>
        </ShopLink>
        {helpLinks.map(({ href, name }) => (
          <ShopLink key={href} href={href}>
            <b>{m.help_read()}</b>
            <span>{name()}</span>
          </ShopLink>
        ))}
      </div>
    </section>
  )
}

import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { hasLiveChat, togglesLiveChat } from '#data/enquiry/live-chat.ts'
import { m } from '#generated/paraglide/messages.js'
import styles from './contact.module.css'

const { freephone, whatsApp, email } = shopIdentity

/** The ways to a person that need no form. */
export function ContactWays() {
  return (
    <ul className={styles.reach} aria-label={m.contact_ways()}>
      <li>
        <b>{m.help_telephone()}</b>
        <a href={`tel:${freephone.link}`}>{freephone.shown}</a>
        <span>{m.contact_telephone_note()}</span>
      </li>
      <li>
        <b>{m.help_whatsapp()}</b>
        <a href={whatsApp.href}>{whatsApp.shown}</a>
        <span>{m.contact_whatsapp_note()}</span>
      </li>
      {hasLiveChat() && (
        <li>
          <b>{m.help_chat()}</b>
          <button type="button" {...togglesLiveChat}>
            {m.contact_chat()}
          </button>
          <span>{m.contact_chat_note()}</span>
        </li>
      )}
      <li>
        <b>{m.enquiry_email()}</b>
        <a href={`mailto:${email}`}>{email}</a>
        <span>{m.contact_email_note()}</span>
      </li>
    </ul>
  )
}

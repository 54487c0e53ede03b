import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { m } from '#generated/paraglide/messages.js'
import styles from './help-bar.module.css'

const { freephone, whatsApp, email } = shopIdentity

/** The ways to a person, in the same place on every page. */
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
        <a href={`mailto:${email}`}>
          <b>{m.help_email()}</b>
          <span>{email}</span>
        </a>
      </div>
    </section>
  )
}

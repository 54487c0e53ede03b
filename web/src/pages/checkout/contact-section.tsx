import { m } from '#generated/paraglide/messages.js'
import { FormSection } from './form-section.tsx'
import { TextField } from './text-field.tsx'
import styles from './form-section.module.css'

/** Who orders; of an order that is collected no courier asks. */
export function ContactSection({ isCollected }: { readonly isCollected: boolean }) {
  return (
    <FormSection id="checkout-contact" title={m.checkout_contact()}>
      <TextField name="contact.email" type="email" autoComplete="email" />
      <div className={styles.pair}>
        <TextField name="contact.firstName" autoComplete="given-name" />
        <TextField name="contact.lastName" autoComplete="family-name" />
      </div>
      <TextField
        name="contact.phone"
        type="tel"
        autoComplete="tel"
        hint={isCollected ? m.checkout_phone_hint_boutique() : m.checkout_phone_hint()}
      />
    </FormSection>
  )
}

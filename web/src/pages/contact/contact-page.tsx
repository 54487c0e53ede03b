import { m } from '#generated/paraglide/messages.js'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { Enquiry } from '#shop/enquiry/enquiry.tsx'
import { BoutiqueAtlas } from './boutique-atlas.tsx'
import { contactCrumbs } from './contact-crumbs.ts'
import { ContactWays } from './contact-ways.tsx'
import { FormAnswers } from './form-answers.tsx'
import styles from './contact.module.css'

/** How the shop is reached: by telephone, in writing, in person (rules/enquiries#help-block). */
export function ContactPage() {
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs crumbs={contactCrumbs()} />
      <h1>{m.contact_title()}</h1>
      <p className={styles.lead}>{m.contact_lead()}</p>
      <FormAnswers />
      <ContactWays />
      <BoutiqueAtlas />
      <section className={styles.touch} aria-labelledby="enquiry">
        <div>
          <h2 id="enquiry">{m.enquiry_title()}</h2>
          <p className={styles.lead}>{m.enquiry_lead()}</p>
        </div>
        {/* Awake with the page: what is pressed in it may not get lost. */}
        <div className={styles.sheet}>
          <Enquiry />
        </div>
      </section>
    </div>
  )
}

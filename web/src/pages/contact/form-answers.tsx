import { m } from '#generated/paraglide/messages.js'
import styles from './contact.module.css'

/** Where the server sends a browser back to that has sent the form by itself: of these one is shown, by the part behind the #. */
export function FormAnswers() {
  return (
    <>
      <div className={styles.answer} id="enquiry-sent" tabIndex={-1}>
        <h2>{m.enquiry_sent()}</h2>
        <p>{m.enquiry_sent_reply()}</p>
      </div>
      <p className={styles.answer} id="enquiry-refused" tabIndex={-1}>
        {m.enquiry_form_refused()}
      </p>
      <p className={styles.answer} id="enquiry-captcha" tabIndex={-1}>
        {m.enquiry_form_captcha()}
      </p>
      <p className={styles.answer} id="enquiry-away" tabIndex={-1}>
        {m.enquiry_form_away()}
      </p>
    </>
  )
}

import { home } from '@shop/schema/domain/addresses/addresses'
import { m } from '#generated/paraglide/messages.js'
import { CallWay, OutcomePanel, OutcomeWay } from '#shop/order/outcome-panel.tsx'
import buttons from '#ui/button.module.css'
import styles from './unsubscribe-page.module.css'

/**
 * Ends the letters of whoever has the link of one (rules/enquiries#newsletter): by a form of the browser's, which goes to
 * the address of this page with the token in it and comes back to one of these answers.
 */
export function UnsubscribePage() {
  return (
    <OutcomePanel
      subject={m.newsletter_title()}
      title={m.unsubscribe_title()}
      actions={
        <>
          <OutcomeWay href={home()} isQuiet>
            {m.not_found_home()}
          </OutcomeWay>
          <CallWay />
        </>
      }
    >
      <p className={styles.answer} id="unsubscribe-done" tabIndex={-1}>
        {m.unsubscribe_done()}
      </p>
      <p className={styles.answer} id="unsubscribe-unknown" tabIndex={-1}>
        {m.unsubscribe_unknown()}
      </p>
      <p className={styles.answer} id="unsubscribe-away" tabIndex={-1}>
        {m.unsubscribe_away()}
      </p>
      {/* To this very address, with its token: a form that names none is kept from the browser (`shell/early-input.inline.js`). */}
      <form action="" method="post" className={styles.form}>
        <p>{m.unsubscribe_text()}</p>
        <button className={buttons.button}>{m.unsubscribe_button()}</button>
      </form>
    </OutcomePanel>
  )
}

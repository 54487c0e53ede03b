import { contentAddresses } from '@shop/schema/domain/addresses/content-addresses'
import { useId, useState, type SubmitEvent } from 'react'
import { shopLanguage } from '#data/language/shop-language.ts'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import { LinkedText } from '#ui/linked-text.tsx'
import styles from './newsletter.module.css'

type Outcome = 'rest' | 'pending' | 'done' | 'invalid' | 'away'

/**
 * Asks for letters (rules/enquiries#newsletter), in place once a page is alive, else by a form of the browser's. What
 * sends it is loaded when it is sent.
 */
export function Newsletter() {
  const id = useId()
  const [outcome, setOutcome] = useState<Outcome>('rest')

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (outcome === 'pending') return
    const email = new FormData(event.currentTarget).get('email')
    setOutcome('pending')
    try {
      const { subscribe } = await import('./subscribe.ts')
      setOutcome(await subscribe(typeof email === 'string' ? email : ''))
    } catch (error) {
      reportError(error, { where: 'newsletter' })
      setOutcome('away')
    }
  }

  return (
    <div className={styles.newsletter}>
      <h2>{m.newsletter_title()}</h2>
      {outcome === 'done' ? (
        <p role="status" tabIndex={-1} ref={takeLostFocus}>
          {m.newsletter_done()}
        </p>
      ) : (
        <>
          <p>{m.newsletter_text()}</p>
          <form action="/newsletter" method="post" noValidate onSubmit={(event) => void send(event)}>
            {/* What it is agreed to in, whichever language another tab has chosen since. */}
            <input name="language" type="hidden" value={shopLanguage} />
            <input
              name="email"
              type="email"
              autoComplete="email"
              aria-label={m.newsletter_email()}
              placeholder={m.newsletter_email()}
              aria-invalid={outcome === 'invalid' || undefined}
              aria-describedby={id}
            />
            <button>{outcome === 'pending' ? m.newsletter_sending() : m.newsletter_subscribe()}</button>
          </form>
          <div id={id}>
            {outcome === 'invalid' && <p role="alert">{m.newsletter_invalid()}</p>}
            {outcome === 'away' && <p role="alert">{m.newsletter_away()}</p>}
            <small>
              {m.newsletter_wording()}{' '}
              <LinkedText
                text={m.newsletter_privacy()}
                hrefs={[contentAddresses.privacy]}
                hint={m.opens_in_new_tab()}
              />
            </small>
          </div>
          {/* Where the server sends a browser back to that has sent the form by itself. */}
          <p className={styles.answer} id="newsletter-done" tabIndex={-1}>
            {m.newsletter_done()}
          </p>
          <p className={styles.answer} id="newsletter-invalid" tabIndex={-1}>
            {m.newsletter_invalid()}
          </p>
          <p className={styles.answer} id="newsletter-away" tabIndex={-1}>
            {m.newsletter_away()}
          </p>
        </>
      )}
    </div>
  )
}

/** Whoever sent the form had the focus in it; who has gone on in the meantime keeps theirs. */
function takeLostFocus(thanks: HTMLElement | null): void {
  if (document.activeElement === document.body) thanks?.focus({ preventScroll: true })
}

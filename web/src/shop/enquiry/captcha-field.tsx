import { useEffect, useId, useRef, useState } from 'react'
import { showCaptcha, type ShownCaptcha } from '#data/enquiry/captcha.ts'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import fields from '#ui/field.module.css'
import { useFocusNext } from '#ui/use-focus-next.ts'
import styles from './enquiry.module.css'

interface CaptchaBoxProps {
  /** Counted up to ask anew. */
  readonly round: number
  /** Given the token, and '' once it counts no longer. */
  readonly onToken: (token: string) => void
}

interface CaptchaFieldProps extends CaptchaBoxProps {
  readonly id: string
  readonly label: string
  readonly error: string | undefined
}

/** The captcha with its words. A summary of errors leads to the group: what is to be done is the next thing in it. */
export function CaptchaField({ id, label, error, ...box }: CaptchaFieldProps) {
  const errorId = useId()
  const [attempt, setAttempt] = useState(0)
  /** The last word of what is wrong keeps its room: the button below must not move just before it is pressed. */
  const [hasRoom, setHasRoom] = useState(false)
  if (error && !hasRoom) setHasRoom(true)
  const focusNext = useFocusNext()

  function askAgain(): void {
    focusNext(id)
    setAttempt(attempt + 1)
  }

  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      className={`${fields.field} ${styles.captcha}`}
      aria-label={label}
      aria-describedby={error ? errorId : undefined}
      data-invalid={error ? '' : undefined}
    >
      <CaptchaBox key={attempt} {...box} onRetry={askAgain} />
      {hasRoom && (
        <p id={errorId} className={error ? fields.error : styles.errorRoom}>
          {error}
        </p>
      )}
    </div>
  )
}

/** What the provider shows, whose script is loaded when this appears (rules/enquiries#captcha). */
function CaptchaBox({ round, onToken, onRetry }: CaptchaBoxProps & { readonly onRetry: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef<ShownCaptcha>(null)
  const tell = useRef(onToken)
  const [state, setState] = useState<'loading' | 'ready' | 'away'>('loading')
  useEffect(() => {
    tell.current = onToken
  })
  useEffect(() => {
    const { current: container } = box
    if (!container) return
    // Of this effect alone, since what a provider shows cannot always be taken away.
    const place = document.createElement('div')
    container.append(place)
    let isGone = false
    async function show(): Promise<void> {
      try {
        const captcha = await showCaptcha(place, {
          onToken: (token) => {
            setState('ready')
            tell.current(token)
          },
          onExpired: () => tell.current(''),
          onFailed: () => {
            tell.current('')
            setState('away')
          },
        })
        if (isGone) captcha.remove()
        else {
          shown.current = captcha
          setState('ready')
        }
      } catch (error) {
        reportError(error, { where: 'captcha' })
        if (!isGone) setState('away')
      }
    }
    void show()
    return () => {
      isGone = true
      shown.current?.remove()
      shown.current = null
      place.remove()
    }
  }, [])
  useEffect(() => {
    if (round > 0) shown.current?.reset()
  }, [round])
  return (
    <>
      <div ref={box} className={styles.captchaBox} />
      {state === 'loading' && (
        <p className={styles.captchaLoading} role="status">
          {m.enquiry_captcha_loading()}
        </p>
      )}
      {state === 'away' && (
        <p className={fields.hint} role="alert">
          <span>
            {m.enquiry_captcha_away()}{' '}
            <button type="button" className="link" onClick={onRetry}>
              {m.basket_retry()}
            </button>
          </span>
        </p>
      )}
    </>
  )
}

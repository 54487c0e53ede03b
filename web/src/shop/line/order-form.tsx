import { useRef, useState, type SubmitEvent } from 'react'
import { ownNameOf } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import fields from '#ui/field.module.css'
import { isCutOut, type MadeChoices } from '#shop/design/personalisation/personalisation-choices.ts'
import styles from './order-form.module.css'

interface OrderFormProps {
  /** So that a button elsewhere on the page can send it. */
  readonly id?: string
  /** Of its button, where the focus is to go on to it. */
  readonly buttonId?: string
  readonly made: MadeChoices
  /** What the button does, with the total. */
  readonly label: string
  readonly onOrder: () => void
  /** The order is on its way. */
  readonly isBusy?: boolean
  /** Shows what has to be given before, in its place on the page; null when nothing is missing. */
  readonly showMissing?: (() => void) | null
  /** Another button is the one to press. */
  readonly isQuiet?: boolean
}

/** Orders a piece; what is engraved has to be read again before, because it cannot be undone. */
export function OrderForm({
  id,
  buttonId,
  made,
  label,
  onOrder,
  isBusy = false,
  showMissing = null,
  isQuiet = false,
}: OrderFormProps) {
  const tick = useRef<HTMLInputElement>(null)
  const { engraving, letters } = made
  const text =
    engraving && (isCutOut(letters) ? engraving.text : `${engraving.text}, ${ownNameOf(engraving.font)}`)
  // The tick is for the text that was read: another one has to be read again.
  const [readText, setReadText] = useState<string | null>(null)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const objection = engravingObjection(made, readText === text)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (showMissing) {
      showMissing()
      return
    }
    if (objection === null) {
      onOrder()
      return
    }
    setWasSubmitted(true)
    tick.current?.focus()
  }

  return (
    <form id={id} className={styles.form} noValidate onSubmit={submit}>
      {text !== null && (
        <div>
          <label className={styles.tick}>
            <input
              ref={tick}
              type="checkbox"
              className={fields.tick}
              checked={readText === text}
              aria-invalid={wasSubmitted && objection !== null}
              aria-describedby="engraving-objection"
              onChange={({ target }) => setReadText(target.checked ? text : null)}
            />
            <span>
              {letters ? m.product_letters_checked({ text }) : m.review_engraving_checked({ text })}
            </span>
          </label>
          <p id="engraving-objection" role="status" className={fields.error}>
            {wasSubmitted && objection}
          </p>
        </div>
      )}
      <button
        id={buttonId}
        type="submit"
        className={`${buttons.button} ${buttons.wide} ${isQuiet ? buttons.quiet : ''}`}
        aria-busy={isBusy || undefined}
      >
        {label}
      </button>
    </form>
  )
}

/** What speaks against the order just now, in words; null when nothing does. */
function engravingObjection(
  { engraving, engravingExcess, letters }: MadeChoices,
  isRead: boolean,
): string | null {
  if (engravingExcess > 0 && letters) return m.product_letters_too_many({ limit: letters.most })
  if (engravingExcess > 0) return m.review_engraving_too_long()
  return engraving && !isRead ? m.review_engraving_unchecked() : null
}

import { useId, useState, type ReactNode } from 'react'
import { inSentence } from '#data/language/nouns.ts'
import { m } from '#generated/paraglide/messages.js'
import styles from './details-section.module.css'

interface DetailRowProps {
  readonly label: string
  /** What is so now. */
  readonly children: ReactNode
  readonly action?: ReactNode
}

/** One fact of an account, and what can be done about it. */
export function DetailRow({ label, children, action }: DetailRowProps) {
  return (
    <div className={styles.row}>
      <h3>{label}</h3>
      <div className={styles.fact}>
        <p>{children}</p>
        {action}
      </div>
    </div>
  )
}

interface OpeningRowProps {
  readonly label: string
  readonly text: ReactNode
  /** What the button says that opens the row. */
  readonly open: string
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

/**
 * The same with a form that opens below it, and is not there before: nothing fills in what nobody asked for. What is typed
 * is kept while it is shut again.
 */
export function OpeningRow({ label, text, open, isOpen, onToggle, children }: OpeningRowProps) {
  const formId = useId()
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return (
    <div className={styles.row}>
      <h3>{label}</h3>
      <div className={styles.fact}>
        <p>{text}</p>
        <button
          type="button"
          className={`link ${styles.act}`}
          aria-expanded={isOpen}
          aria-controls={formId}
          onClick={onToggle}
        >
          {isOpen ? m.account_leave() : open}
          <span className="sr-only"> {inSentence(label)}</span>
        </button>
      </div>
      <div id={formId} className={styles.form} hidden={!isOpen}>
        {wasOpened && children}
      </div>
    </div>
  )
}

import { useState } from 'react'
import type { CodeOutcome } from '#data/basket/cart-codes.ts'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import styles from './code-entry.module.css'

interface CodeEntryProps {
  /** A code is tried: what was said of the one before is over. */
  readonly onSend: () => void
  /** A code was taken: the field is closed again. */
  readonly onDone: (outcome: Extract<CodeOutcome, { kind: 'done' }>) => void
}

/** The way to the field for a code, which most shoppers never open: its code is loaded when they do. */
export function CodeEntry({ onSend, onDone }: CodeEntryProps) {
  const [form, setForm] = useState<typeof import('./code-form.tsx') | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  async function open(): Promise<void> {
    setHasFailed(false)
    try {
      setForm(await import('./code-form.tsx'))
    } catch (error) {
      setHasFailed(true)
      reportError(error, { where: 'code field' })
    }
  }

  if (form) {
    return (
      <form.CodeForm
        onSend={onSend}
        onDone={(outcome) => {
          setForm(null)
          onDone(outcome)
        }}
      />
    )
  }
  return (
    <div className={styles.closed}>
      <button type="button" className="link" onClick={open}>
        {m.basket_code_open()}
      </button>
      {hasFailed && (
        <p className="caption" role="alert">
          {m.basket_code_failed()}
        </p>
      )}
    </div>
  )
}

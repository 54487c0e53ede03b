import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { applyCode, type CodeOutcome } from '#data/basket/cart-codes.ts'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { FormField } from '#ui/form/form-field.tsx'
import { codeProblem } from './code-problem.ts'
import styles from './code-entry.module.css'

/** The field for a code, coupon or voucher: why it was not taken stands under it, and what was typed stays. */
export function CodeForm({
  onSend,
  onDone,
}: {
  /** A code is tried: what was said of the one before is over. */
  readonly onSend: () => void
  readonly onDone: (outcome: Extract<CodeOutcome, { kind: 'done' }>) => void
}) {
  // The checkout has two summaries, one for each width.
  const fieldId = useId()
  const field = useRef<HTMLDivElement>(null)
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ readonly text: string; readonly isRetry: boolean } | null>(null)

  const focusField = () => field.current?.querySelector('input')?.focus()
  useEffect(focusField, [])

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    if (code.trim() === '') {
      setProblem({ text: m.basket_code_required(), isRetry: false })
      focusField()
      return
    }
    onSend()
    setBusy(true)
    const outcome = await applyCode(code)
    setBusy(false)
    if (outcome.kind === 'done') {
      onDone(outcome)
      return
    }
    setProblem({ text: codeProblem(outcome), isRetry: outcome.kind === 'not-reached' })
    focusField()
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div ref={field}>
        <FormField
          id={fieldId}
          label={m.basket_code_label()}
          error={problem?.text}
          value={code}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          onChange={({ target }) => setCode(target.value)}
        />
      </div>
      <button
        type="submit"
        className={`${buttons.button} ${buttons.quiet}`}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
      >
        {isBusy ? m.basket_code_applying() : problem?.isRetry ? m.basket_retry() : m.basket_code_apply()}
      </button>
      <p className="sr-only" role="status">
        {!isBusy && problem?.text}
      </p>
    </form>
  )
}

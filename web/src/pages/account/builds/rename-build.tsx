import { savedBuildLimits } from '@shop/schema/domain/account/account-limits'
import { useEffect, useId, useState, type FormEvent } from 'react'
import type { SavedBuildErrorCode } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { FormField } from '#ui/form/form-field.tsx'
import { useIsOpen } from '../use-is-open.ts'
import styles from './builds-section.module.css'

export interface RenameBuildProps {
  readonly name: string
  /** `isOpen` says whether the form still stands, or was left before the answer came. */
  readonly onRename: (name: string, isOpen: () => boolean) => Promise<SavedBuildErrorCode | 'failed' | null>
  readonly onClose: () => void
}

/** Another name for a saved build, in the place of the one it has; it takes the focus of the press. */
export function RenameBuild({ name, onRename, onClose }: RenameBuildProps) {
  const fieldId = useId()
  const isOpen = useIsOpen()
  const [typed, setTyped] = useState(name)
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  useEffect(() => document.getElementById(fieldId)?.focus(), [fieldId])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (typed.trim() === '') return setProblem(m.account_build_name_required())
    setPending(true)
    const refusal = await onRename(typed.trim(), isOpen)
    setPending(false)
    if (refusal !== null) setProblem(problemText(refusal))
    else if (isOpen()) onClose()
  }

  return (
    <form className={styles.rename} noValidate method="post" onSubmit={(event) => void submit(event)}>
      <FormField
        id={fieldId}
        label={m.account_build_name()}
        value={typed}
        maxLength={savedBuildLimits.name}
        autoComplete="off"
        error={problem ?? undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div className={styles.acts}>
        <button type="submit" className="link" aria-disabled={isPending || undefined}>
          {m.account_build_name_save()}
        </button>
        <button type="button" className="link" onClick={onClose}>
          {m.account_leave()}
        </button>
      </div>
    </form>
  )
}

/** Null where the list says it: this form goes with a design that is gone. */
function problemText(refusal: SavedBuildErrorCode | 'failed'): string | null {
  if (refusal === 'UNKNOWN_BUILD') return null
  return refusal === 'NAME_TOO_LONG' ? m.account_too_long() : m.account_not_done()
}

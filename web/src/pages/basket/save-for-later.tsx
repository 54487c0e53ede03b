import { useState } from 'react'
import { reportError } from '#data/report-error.ts'
import type { SaveBuildInput } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { useRememberPlace } from '#ui/use-remember-place.ts'

interface SaveForLaterProps {
  readonly title: string
  /** What is saved. */
  readonly input: SaveBuildInput
  readonly onSaved: () => void
}

type Saving = typeof import('#shop/build/save/saving-build.tsx')

/** Keeps a piece among the designs of the account; the code for that is loaded when it is asked for. */
export function SaveForLater({ title, input, onSaved }: SaveForLaterProps) {
  const [press, setPress] = useState<{ readonly saving: Saving; readonly count: number } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const rememberPage = useRememberPlace()

  async function save(): Promise<void> {
    setFailed(false)
    try {
      const saving = await import('#shop/build/save/saving-build.tsx')
      setPress((last) => ({ saving, count: (last?.count ?? 0) + 1 }))
    } catch (error) {
      setFailed(true)
      reportError(error, { where: 'save' })
    }
  }

  return (
    <>
      <button
        type="button"
        className="link"
        aria-label={m.basket_save_named({ title })}
        onClick={() => void save()}
      >
        {m.basket_save()}
      </button>
      {hasFailed && <span role="alert">{m.build_save_failed()}</span>}
      {press && (
        <press.saving.SavingBuild
          key={press.count}
          input={input}
          rememberPage={rememberPage}
          onSaved={onSaved}
        />
      )}
    </>
  )
}

import { useState } from 'react'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import { useRememberPlace } from '#ui/use-remember-place.ts'
import type { BuildToSave } from './build-input.ts'
import styles from './save-design.module.css'

/** A press of the button: what it saves, and under which id. */
interface Press {
  /** What tells the design that was pressed from what the page shows now. */
  readonly choices: string
  readonly buildId: string
  readonly count: number
}

/** Saves what is being built to the account; the code for that is loaded when it is asked for. */
export function SaveDesign(build: Omit<BuildToSave, 'id'>) {
  const [saving, setSaving] = useState<typeof import('./saving-design.tsx') | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [press, setPress] = useState<Press | null>(null)
  const rememberPage = useRememberPlace()
  const choices = [build.setting.design.sku, ...build.setting.choice.optionIds, ...build.gemstoneIds].join()
  const isOfThis = press?.choices === choices

  async function save() {
    setFailed(false)
    try {
      setSaving(await import('./saving-design.tsx'))
      // The same design is saved once, however often it is pressed; another one is another.
      const buildId = isOfThis ? press.buildId : crypto.randomUUID()
      setPress({ choices, buildId, count: (press?.count ?? 0) + 1 })
    } catch (error) {
      setFailed(true)
      reportError(error, { where: 'save' })
    }
  }

  return (
    <div className={`no-print ${styles.save}`}>
      <button type="button" className="link" onClick={() => void save()}>
        {m.build_save()}
      </button>
      {hasFailed && (
        <p className="caption" role="alert">
          {m.build_save_failed()}
        </p>
      )}
      {saving && isOfThis && (
        <saving.SavingDesign
          key={press.count}
          build={{ ...build, id: press.buildId }}
          rememberPage={rememberPage}
        />
      )}
    </div>
  )
}

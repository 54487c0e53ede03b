import type { ReactNode } from 'react'
import { m } from '#generated/paraglide/messages.js'
import styles from './steps-bar.module.css'

type Step = 'setting' | 'diamond' | 'review'

interface StepsBarProps {
  readonly current: Step
  /** What stands under the first step once a setting is chosen. */
  readonly setting?: { readonly name: string; readonly price: string; readonly picture: ReactNode }
}

/** The three steps of a ring, always in view: what is chosen, what is next (document 2, section 4). */
export function StepsBar({ current, setting }: StepsBarProps) {
  const steps: readonly { key: Step; name: string; hint: string }[] = [
    { key: 'setting', name: m.steps_setting(), hint: setting?.name ?? m.steps_setting_hint() },
    { key: 'diamond', name: m.steps_diamond(), hint: m.steps_diamond_hint() },
    { key: 'review', name: m.steps_review(), hint: m.steps_review_hint() },
  ]
  return (
    <nav className={styles.steps} aria-label={m.steps_label()}>
      <ol className="wrap">
        {steps.map(({ key, name, hint }, index) => (
          <li key={key} aria-current={key === current ? 'step' : undefined}>
            <span className={styles.number}>{index + 1}</span>
            {key === 'setting' && setting && <span className={styles.thumb}>{setting.picture}</span>}
            <div>
              <strong>{name}</strong>
              <p>{hint}</p>
            </div>
            {key === 'setting' && setting && <span className={styles.price}>{setting.price}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

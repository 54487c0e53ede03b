import type { BuildStep } from './build-steps.ts'
import type { ReactNode } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { Picture } from '#ui/picture.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import stages from '#ui/stage.module.css'
import type { StepContent } from './empty-steps.ts'
import { stepName } from './step-name.ts'
import styles from './steps-bar.module.css'

interface StepProps {
  readonly number: number
  readonly step: BuildStep
  readonly content: StepContent
  /** What stands at the end of the step. */
  readonly children: ReactNode
}

/** One of the steps: its number and name, what is chosen in it, and the way there once it can be reached. */
export function Step({ number, step, content, children }: StepProps) {
  const { hint, amount, phone, picture } = content
  const href = step.isReachable && !step.isCurrent ? content.href : null
  return (
    <li aria-current={step.isCurrent ? 'step' : undefined} data-chosen={step.isReachable || undefined}>
      <span className={styles.number}>{number}</span>
      {picture !== undefined && (
        <span className={`${stages.stage} ${styles.thumb}`}>
          <Picture picture={picture} alt="" sizes="3.25rem" />
        </span>
      )}
      <div className={styles.words}>
        <strong>
          {href ? (
            <ShopLink className={styles.whole} href={href}>
              {stepName(step)}
            </ShopLink>
          ) : (
            stepName(step)
          )}
        </strong>
        <p className="desktop-only">{hint}</p>
        <p className="phone-only">{phone}</p>
      </div>
      <div className={`desktop-only ${styles.end}`}>
        {amount && <span>{amount}</span>}
        {children}
        {href && step.key !== 'review' && picture !== undefined && (
          // Nothing is there to edit before something is chosen.
          <span className="link" aria-hidden="true">
            {m.steps_edit()}
          </span>
        )}
      </div>
    </li>
  )
}

import type { BuildStep } from './build-steps.ts'
import type { ReactNode } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { Picture } from '#ui/picture.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import stages from '#ui/stage.module.css'
import { afterSizeText, byText } from '#shop/design/delivery/arrival-text.ts'
import type { BuildStone } from '../build-stone.ts'
import { shortDayOfYear } from '#data/language/dates.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { stepName, type StepContent } from './step-content.ts'
import { usePieceArrival } from '#shop/design/delivery/use-piece-arrival.ts'
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

interface ArrivalOfAllProps {
  readonly setting: SettingOnPage
  readonly stones: readonly BuildStone['stone'][]
  readonly isOrdered: boolean
}

/** When all that is chosen arrives. */
export function ArrivalOfAll({ setting, stones, isOrdered }: ArrivalOfAllProps) {
  const arrival = usePieceArrival(setting, stones, isOrdered)
  if (!arrival) return null
  return (
    <span className={`caption ${arrival.kind === 'after-size' ? styles.wait : ''}`}>
      {arrival.kind === 'after-size' ? (
        afterSizeText(arrival)
      ) : (
        <>
          {byText(arrival)}
          <br />
          {shortDayOfYear(arrival.delivery.arrivesOn)}
        </>
      )}
    </span>
  )
}

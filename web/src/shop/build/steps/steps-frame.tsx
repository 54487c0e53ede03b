import type { CreateKind } from '@shop/schema/domain/addresses/addresses'
import type { ReactNode } from 'react'
import { m } from '#generated/paraglide/messages.js'
import type { BuildStep, BuildStepKey } from './build-steps.ts'
import type { StepContent } from './empty-steps.ts'
import { Step } from './step.tsx'
import { stepName } from './step-name.ts'
import { useHeldSteps } from './use-held-steps.ts'
import styles from './steps-bar.module.css'

interface StepsFrameProps {
  readonly kind: CreateKind
  readonly steps: readonly BuildStep[]
  readonly contents: Readonly<Record<BuildStepKey, StepContent>>
  /** Of the steps, for what gives the focus to them. */
  readonly id?: string
  /** What stands at the end of the last step: when all that is chosen arrives. */
  readonly arrival?: ReactNode
  /** What the one line of a phone says beside the name of the step: the price so far. */
  readonly sum?: ReactNode
}

/**
 * The three steps of a piece, always in view, with what each of them says; as a lower row below the header once the page
 * is scrolled.
 */
export function StepsFrame({ kind, steps, contents, id, arrival, sum }: StepsFrameProps) {
  const { marker, bar, heldHeight } = useHeldSteps()
  const isHeld = heldHeight !== null
  return (
    <>
      <div ref={marker} className={styles.marker} />
      {isHeld && (
        // Says in one line what the steps say: they are three, and a phone has no room to hold them all.
        <div className={`phone-only ${styles.line}`} aria-hidden="true">
          <strong>
            <span className={styles.number}>{steps.findIndex(({ isCurrent }) => isCurrent) + 1}</span>
            {steps.filter(({ isCurrent }) => isCurrent).map(stepName)}
          </strong>
          {sum && <span className={styles.sum}>{sum}</span>}
        </div>
      )}
      <nav
        ref={bar}
        id={id}
        tabIndex={-1}
        className={`${styles.steps} ${isHeld ? styles.held : ''}`}
        // The page keeps the room of the whole bar while a lower one is held in view.
        style={isHeld ? { minBlockSize: heldHeight } : undefined}
        aria-label={m.steps_label({ kind })}
      >
        <div className={styles.bar}>
          <ol className="wrap">
            {steps.map((step, index) => (
              <Step key={step.key} number={index + 1} step={step} content={contents[step.key]}>
                {step.key === 'review' && arrival}
              </Step>
            ))}
          </ol>
        </div>
      </nav>
    </>
  )
}

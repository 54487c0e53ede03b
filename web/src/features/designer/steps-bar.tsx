import { buildSteps, type BuildStep, type BuildStepKey } from '@shop/schema/domain/build-steps'
import type { ReactNode } from 'react'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { Picture } from '#ui/picture.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import stages from '#ui/stage.module.css'
import type { BuildStone } from './build-stone.ts'
import { afterSizeText } from './arrival-text.ts'
import { DeliveryCaption } from './delivery-block.tsx'
import { shortDayOfYear } from './delivery-dates.ts'
import { useDesigner } from './designer-store.ts'
import { useStoneListHref } from './kept-stone-list.ts'
import { pieceView } from './piece-view.ts'
import type { SettingOnPage } from './setting-on-page.ts'
import { reviewContent, settingContent, stoneContent, stepName, type StepContent } from './step-content.ts'
import { useHeldSteps } from './use-held-steps.ts'
import { usePieceArrival } from './use-piece-arrival.ts'
import styles from './steps-bar.module.css'

interface StepsBarProps {
  readonly current: BuildStepKey
  /** The setting that the address names; left out on the list of settings. */
  readonly setting?: SettingOnPage
  /**
   * The stone that the address names, else the remembered one (`useChosenStone`), which the server does not
   * know. One that is only looked at is shown, but leads no further until it is added.
   */
  readonly stone?: BuildStone | null
  /** Needed with a setting: it has a price. */
  readonly rules?: ShopRulesQuery
}

/**
 * The three steps of a ring, always in view: what is chosen, what it costs, what is next (document 2, section 4);
 * as a lower row below the header once the page is scrolled.
 */
export function StepsBar({ current, setting, stone = null, rules }: StepsBarProps) {
  const { gemstoneId } = useDesigner()
  const steps = buildSteps({
    current,
    hasSetting: setting !== undefined,
    hasGemstone: stone !== null && (current === 'review' || stone.stone.id === gemstoneId),
    hasPair: false,
    isStartWithDiamond: false,
    isEarrings: false,
    isDiamond: stone?.view.isDiamond ?? true,
  })
  const piece = setting && rules ? { ...pieceView(setting, stone?.stone ?? null, rules), setting } : null
  const contents: Readonly<Record<BuildStepKey, StepContent>> = {
    setting: settingContent(piece),
    stone: { ...stoneContent(piece, stone), href: useStoneListHref(setting) },
    review: reviewContent(piece, stone),
  }
  const wholeStone = piece?.state.kind === 'complete' ? stone : null
  const { marker, bar, heldHeight } = useHeldSteps()
  const isHeld = heldHeight !== null
  // On the review a ring is ordered as it stands; on the steps before its size is merely not chosen yet.
  const isReview = current === 'review'
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
          {piece && (
            <span className={styles.sum}>
              {contents.review.hint}
              <DeliveryCaption
                setting={piece.setting}
                stone={wholeStone?.stone ?? null}
                isOrdered={isReview}
              />
            </span>
          )}
        </div>
      )}
      <nav
        ref={bar}
        className={`${styles.steps} ${isHeld ? styles.held : ''}`}
        // The page keeps the room of the whole bar while a lower one is held in view.
        style={isHeld ? { minBlockSize: heldHeight } : undefined}
        aria-label={m.steps_label()}
      >
        <div className={styles.bar}>
          <ol className="wrap">
            {steps.map((step, index) => (
              <Step key={step.key} number={index + 1} step={step} content={contents[step.key]}>
                {step.key === 'review' && piece && (
                  <ArrivalOfAll setting={piece.setting} stone={wholeStone} isOrdered={isReview} />
                )}
              </Step>
            ))}
          </ol>
        </div>
      </nav>
    </>
  )
}

interface StepProps {
  readonly number: number
  readonly step: BuildStep
  readonly content: StepContent
  /** What stands at the end of the step. */
  readonly children: ReactNode
}

function Step({ number, step, content, children }: StepProps) {
  const { hint, amount, phone, pictureSrc } = content
  const href = step.isReachable && !step.isCurrent ? content.href : null
  return (
    <li aria-current={step.isCurrent ? 'step' : undefined} data-chosen={step.isReachable || undefined}>
      <span className={styles.number}>{number}</span>
      {pictureSrc !== undefined && (
        <span className={`${stages.stage} ${styles.thumb}`}>
          <Picture src={pictureSrc} alt="" isEager />
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
        {href && step.key !== 'review' && (
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
  readonly stone: BuildStone | null
  readonly isOrdered: boolean
}

/** When all that is chosen arrives. */
function ArrivalOfAll({ setting, stone, isOrdered }: ArrivalOfAllProps) {
  const arrival = usePieceArrival(setting, stone?.stone ?? null, isOrdered)
  if (!arrival) return null
  return (
    <span className={`caption ${arrival.kind === 'after-size' ? styles.wait : ''}`}>
      {arrival.kind === 'after-size' ? (
        afterSizeText(arrival)
      ) : (
        <>
          {m.delivery_by()}
          <br />
          {shortDayOfYear(arrival.delivery.arrivesOn)}
        </>
      )}
    </span>
  )
}

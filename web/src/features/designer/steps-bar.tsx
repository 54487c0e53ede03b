import type { CreateKind } from '@shop/schema/domain/addresses'
import { buildSteps, type BuildStep, type BuildStepKey } from '@shop/schema/domain/build-steps'
import { createKindOf } from '@shop/schema/domain/create-kind'
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
import { chosenStoneIds } from './chosen-stone-ids.ts'
import { useDesigner } from './designer-store.ts'
import { useStoneFirstListHref, useStoneListHref } from './kept-stone-list.ts'
import { arePart, pieceView } from './piece-view.ts'
import type { SettingOnPage } from './setting-on-page.ts'
import { reviewContent, settingContent, stoneContent, stepName, type StepContent } from './step-content.ts'
import { stoneFirstKindOf, stoneFirstReviewContent, stoneFirstSettingHref } from './stone-first-steps.ts'
import { useHeldSteps } from './use-held-steps.ts'
import { usePieceArrival } from './use-piece-arrival.ts'
import styles from './steps-bar.module.css'

interface StepsBarProps {
  readonly current: BuildStepKey
  /** What is built, where no setting says so: on the list of settings. */
  readonly kind?: CreateKind
  /** The setting that the address names; left out on the list of settings. */
  readonly setting?: SettingOnPage
  /**
   * The stones that the address names, else the remembered ones (`useChosenStones`), which the server does not
   * know. What is only looked at is shown as that, and leads no further until it is added.
   */
  readonly stones?: readonly BuildStone[]
  /** The same for a page of one stone. */
  readonly stone?: BuildStone | null
  /** Needed with a setting: it has a price. */
  readonly rules?: ShopRulesQuery
  /** The page belongs to a piece that starts with its stone: its steps are in that order, at its addresses. */
  readonly isStartWithDiamond?: boolean
}

/**
 * The three steps of a ring, always in view: what is chosen, what it costs, what is next (document 2, section 4);
 * as a lower row below the header once the page is scrolled.
 */
export function StepsBar({
  current,
  kind: listKind = 'engagement-ring',
  setting,
  stone = null,
  stones = stone ? [stone] : [],
  rules,
  isStartWithDiamond = false,
}: StepsBarProps) {
  const kind = setting ? createKindOf(setting.design) : listKind
  const chosenIds = chosenStoneIds(useDesigner(), kind)
  const areChosen = current === 'review' || stones.every(({ stone: { id } }) => chosenIds.includes(id))
  const isLookedAt = stones.length > 0 && !areChosen
  const steps = buildSteps({
    current,
    hasSetting: setting !== undefined,
    hasGemstone: stones.length > 0 && areChosen,
    hasPair: stones.length === 2 && areChosen,
    isStartWithDiamond,
    isEarrings: kind === 'earrings',
    isDiamond: stones.every(({ view }) => view.isDiamond),
  })
  const records = stones.map((each) => each.stone)
  const piece = setting && rules ? { ...pieceView(setting, records, rules), setting } : null
  const listHref = useStoneListHref(setting)
  const stonesStep = stoneContent(piece, stones, isLookedAt)
  const settingFirst: Readonly<Record<BuildStepKey, StepContent>> = {
    setting: settingContent(piece),
    // A pair is chosen on a page of its own; one stone in the list, filtered as the shopper left it.
    stone: kind === 'earrings' && stones.length > 0 ? stonesStep : { ...stonesStep, href: listHref },
    review: reviewContent(piece, stones, isLookedAt),
  }
  const stoneFirstListHref = useStoneFirstListHref()
  const [firstStone = null] = stones
  const stoneFirst = { kind: stoneFirstKindOf(kind), stone: firstStone, setting: setting ?? null }
  const contents: typeof settingFirst = isStartWithDiamond
    ? {
        setting: { ...settingFirst.setting, href: stoneFirstSettingHref(stoneFirst) },
        stone: { ...settingFirst.stone, href: stoneFirstListHref },
        review: stoneFirstReviewContent(settingFirst.review, stoneFirst),
      }
    : settingFirst
  const setStones = piece && arePart(piece.state) ? records : []
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
              <DeliveryCaption setting={piece.setting} stones={setStones} isOrdered={isReview} />
            </span>
          )}
        </div>
      )}
      <nav
        ref={bar}
        className={`${styles.steps} ${isHeld ? styles.held : ''}`}
        // The page keeps the room of the whole bar while a lower one is held in view.
        style={isHeld ? { minBlockSize: heldHeight } : undefined}
        aria-label={m.steps_label({ kind })}
      >
        <div className={styles.bar}>
          <ol className="wrap">
            {steps.map((step, index) => (
              <Step key={step.key} number={index + 1} step={step} content={contents[step.key]}>
                {step.key === 'review' && piece && (
                  <ArrivalOfAll setting={piece.setting} stones={setStones} isOrdered={isReview} />
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
  readonly stones: readonly BuildStone['stone'][]
  readonly isOrdered: boolean
}

/** When all that is chosen arrives. */
function ArrivalOfAll({ setting, stones, isOrdered }: ArrivalOfAllProps) {
  const arrival = usePieceArrival(setting, stones, isOrdered)
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

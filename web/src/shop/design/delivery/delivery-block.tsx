import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import type { PieceDelivery, StoneDelivery, SuppliedStone } from '@shop/schema/domain/delivery/delivery'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import { LazyDetails } from '#ui/lazy-details.tsx'
import { workingDaysOf, type Arrival } from './arrival.ts'
import { afterSizeText, arrivalText, byText } from './arrival-text.ts'
import { longDay, shortDay } from '#data/language/dates.ts'
import { DeliverySteps, type DeliveryStepsProps } from './delivery-steps.tsx'
import type { PieceOnPage } from './piece-delivery.ts'
import { usePieceArrival } from './use-piece-arrival.ts'
import styles from './delivery-block.module.css'

/** The server writes them for those without script; the browser's build leaves them out of the page. */
const preloadedSteps = createIsomorphicFn()
  .server(() => ({ DeliverySteps }))
  .client(() => null)

interface DeliveryProps {
  readonly piece: PieceOnPage
  /** The stones that are set; none in a finished piece, or while a setting is looked at by itself. */
  readonly stones?: readonly SuppliedStone[]
  /** The piece is ordered as it stands, so that one without a size waits for a ring sizer. */
  readonly isOrdered?: boolean
}

/** One array for all, so that a block without stones is the same at each rendering. */
const noStones: readonly SuppliedStone[] = []

/** The day on which a setting with its stones arrives, and how it comes about: opens in place, a row per step. */
export function DeliveryBlock({ piece, stones = noStones, isOrdered = false }: DeliveryProps) {
  const arrival = usePieceArrival(piece, stones, isOrdered)
  return arrival && <ArrivalExplainer arrival={arrival} made={createKindOf(piece.design)} />
}

interface ExplainerProps extends Omit<DeliveryStepsProps, 'way'> {
  readonly arrival: Arrival
}

/** What can be promised of the day, which says how it comes about; it stays open while the promise changes. */
export function ArrivalExplainer({ arrival, ...steps }: ExplainerProps) {
  const isOnDay = arrival.kind === 'on-day'
  return (
    <Explained
      promise={isOnDay ? <DayPromise {...arrival} /> : <b>{afterSizeText(arrival)}</b>}
      note={isOnDay ? openText(arrival) : null}
      way={arrival}
      {...steps}
    />
  )
}

/** A day of delivery that says how it comes about. */
export function DeliveryExplainer({ delivery }: { delivery: PieceDelivery | StoneDelivery }) {
  return (
    <Explained
      promise={<DayPromise delivery={delivery} isMatchOpen={false} />}
      way={{ kind: 'on-day', delivery }}
    />
  )
}

interface WhyThisDateProps extends Omit<DeliveryStepsProps, 'way'> {
  readonly delivery: PieceDelivery | StoneDelivery
}

/** How a day that stands beside it comes about. */
export function WhyThisDate({ delivery, ...steps }: WhyThisDateProps) {
  return <Explained promise={m.delivery_why()} way={{ kind: 'on-day', delivery }} {...steps} />
}

/** What a day depends on that is not chosen yet; null where all is. */
function openText({
  delivery,
  isSizeOpen,
  isMatchOpen,
}: Extract<Arrival, { kind: 'on-day' }>): string | null {
  if (isSizeOpen) {
    // What review and basket say of a piece that waits for its size (rules/delivery#without-a-size).
    const days = workingDaysOf(delivery)
    return days === 1 ? m.delivery_if_sized_one() : m.delivery_if_sized({ days })
  }
  return isMatchOpen ? m.delivery_if_matched() : null
}

interface DayPromiseProps {
  readonly delivery: PieceDelivery | StoneDelivery
  readonly isMatchOpen: boolean
}

function DayPromise({ delivery, isMatchOpen }: DayPromiseProps) {
  return (
    <>
      {byText({ isMatchOpen })} <b>{longDay(delivery.arrivesOn)}</b>
    </>
  )
}

interface ExplainedProps extends DeliveryStepsProps {
  readonly promise: ReactNode
  /** What the promise depends on. */
  readonly note?: string | null
}

function Explained({ promise, note = null, ...steps }: ExplainedProps) {
  return (
    <LazyDetails
      className={styles.delivery}
      summary={
        <>
          <span>{promise}</span>
          {note !== null && <span className={`caption ${styles.note}`}>{note}</span>}
        </>
      }
      load={() => import('./delivery-steps.tsx')}
      preloaded={preloadedSteps()}
      failure={m.explanation_failed()}
      onFailure={(error) => reportError(error, { where: 'delivery steps' })}
    >
      {(loaded) => <loaded.DeliverySteps {...steps} />}
    </LazyDetails>
  )
}

/** The day the piece arrives in short; what the price beside it is for where there is none. */
export function DeliveryCaption({ piece, stones = noStones, isOrdered = false }: DeliveryProps) {
  const arrival = usePieceArrival(piece, stones, isOrdered)
  const text = arrival ? arrivalText(arrival, shortDay) : m.setting_summary_price()
  return <span className="caption">{text}</span>
}

import { carrierDay, type DeliveryPlace } from '../delivery/delivery-days.ts'
import {
  addDays,
  inLondon,
  isWorkingDay,
  londonInstant,
  workingDayBefore,
  workingDaysAfter,
  type LondonDate,
} from '../values/calendar.ts'
import type { OrderStageName } from '../vocabulary/order-stages.ts'

/** A stage of an order and when it is done, or planned to be: an ISO instant. */
export interface PlannedStage {
  readonly stage: OrderStageName
  readonly at: string
}

/** What the stages of an order follow from. */
export interface OrderedFor extends DeliveryPlace {
  /** When it was paid. */
  readonly orderedAt: Date
  /** The day on which it is handed over, later than that of the order. */
  readonly deliveryOn: LondonDate
  /** Without a loose stone there is none to secure. */
  readonly hasStone: boolean
  /** What was planned for an earlier day, and the moment at which that changes. */
  readonly replanned?: { readonly from: readonly PlannedStage[]; readonly at: Date } | undefined
}

type Moment = readonly [OrderStageName, Date]

/**
 * When an order goes through its stages, each never before the one before (rules/checkout#orders). Where the days are
 * too few for it, as with a piece from the shelf, the stages that would be before the order stand evenly closer
 * together. Of an order whose day changes, what is done by then stays as it was, and the rest comes after that moment.
 */
export function orderStagePlan({
  orderedAt,
  deliveryOn,
  hasStone,
  replanned,
  ...place
}: OrderedFor): readonly PlannedStage[] {
  const { holidays } = place
  const orderedOn = inLondon(orderedAt).date
  const securedOn = workingDaysAfter(orderedOn, 1, holidays)
  const dispatchedAt = plannedDispatch(deliveryOn, place)
  const dispatchedOn = inLondon(dispatchedAt).date
  const checkedOn = workingDayBefore(dispatchedOn, holidays)
  const assayedOn = workingDayBefore(checkedOn, holidays)
  const stoneOn = hasStone ? securedOn : orderedOn
  const secured: Moment[] = hasStone ? [['STONE_SECURED', londonInstant(securedOn, '12:00')]] : []
  const planned: Moment[] = [
    ['ORDERED', orderedAt],
    ...secured,
    ['MADE', londonInstant(halfWay(stoneOn, assayedOn, holidays), '09:30')],
    ['ASSAYED', londonInstant(assayedOn, '11:10')],
    ['CHECKED', londonInstant(checkedOn, '14:20')],
    ['DISPATCHED', dispatchedAt],
    ['DELIVERED', londonInstant(deliveryOn, '11:45')],
  ]
  const done = replanned?.from.filter(({ at }) => Date.parse(at) <= replanned.at.getTime()) ?? []
  const open = planned.filter(([stage]) => !done.some((each) => each.stage === stage))
  const instants = inOrder(
    open.map(([, at]) => at.getTime()),
    replanned?.at.getTime(),
  )
  const rest = open.map(([stage], index) => ({
    stage,
    at: new Date(instants[index] ?? orderedAt).toISOString(),
  }))
  return [...done, ...rest]
}

/**
 * When an order goes to the carrier for its day: in the afternoon of the working day before that on which the carrier
 * hands it over.
 */
export function plannedDispatch(deliveryOn: LondonDate, place: DeliveryPlace): Date {
  const arrivesOn = carrierDay(deliveryOn, place)
  return londonInstant(workingDayBefore(arrivesOn, place.holidays), '16:30')
}

/**
 * Moments of which each is after the one before, the first after `afterMs`, and none after the last: those that are not
 * are spread evenly before the next that is.
 */
function inOrder(planned: readonly number[], afterMs = Number.NEGATIVE_INFINITY): number[] {
  const lastMs = planned.at(-1) ?? 0
  const moments: number[] = []
  planned.forEach((_, index) => {
    const beforeMs = moments.at(-1) ?? afterMs
    const steps = planned.slice(index).findIndex((atMs) => atMs > beforeMs && atMs <= lastMs)
    const nextMs = planned[index + steps]
    if (steps === 0) moments.push(planned[index] ?? lastMs)
    // Nothing is left where the day has passed: then all of it is done at once.
    else if (steps === -1 || nextMs === undefined) moments.push(Math.max(beforeMs, lastMs))
    else moments.push(beforeMs + Math.floor((nextMs - beforeMs) / (steps + 1)))
  })
  return moments
}

/** The day when half of the working days between two have passed; the first where there are none. */
function halfWay(from: LondonDate, to: LondonDate, holidays: readonly LondonDate[]): LondonDate {
  let count = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
    if (isWorkingDay(day, holidays)) count += 1
  }
  return workingDaysAfter(from, Math.floor(count / 2), holidays)
}

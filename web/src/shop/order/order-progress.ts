import { inLondon, isLondonDate, londonClock, type LondonDate } from '@shop/schema/domain/values/calendar'
import { formatPence } from '#data/language/numbers.ts'
import type { OrderFieldsFragment, OrderStageName } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { shortDay, shortDayOfYear } from '#data/language/dates.ts'
import { boutiqueOf } from './boutique-words.ts'
import { waitsForSize } from './order-words.ts'

/** What is to be known of an order for its way. */
export type TrackedOrder = Pick<OrderFieldsFragment, 'tracking' | 'refund'> &
  Partial<Pick<OrderFieldsFragment, 'boutique'>>

/** A step on an order's way, as its page shows it. */
export interface ShownStage {
  readonly stage: OrderStageName
  readonly name: string
  /** What happened, what is under way, what is still to come; or what will not, since the order was paid back. */
  readonly state: 'done' | 'current' | 'to-come' | 'dropped'
  /** When it was done, or is planned: `Wed 25 Nov, 10:24`. Null where nothing is planned. */
  readonly dateText: string | null
  /** The same for machines. */
  readonly dateTime: string | null
}

const names: Record<OrderStageName, () => string> = {
  ORDERED: m.account_stage_ordered,
  STONE_SECURED: m.account_stage_stone_secured,
  MADE: m.account_stage_made,
  ASSAYED: m.account_stage_assayed,
  CHECKED: m.account_stage_checked,
  DISPATCHED: m.account_stage_dispatched,
  DELIVERED: m.account_stage_delivered,
}

/** What an order is waiting for, in words, by the stage that is not done yet. */
const waits: Record<OrderStageName, () => string> = {
  ORDERED: m.account_order_received,
  STONE_SECURED: m.account_order_securing,
  MADE: m.account_order_making,
  ASSAYED: m.account_order_assaying,
  CHECKED: m.account_order_checking,
  DISPATCHED: m.account_order_packing,
  DELIVERED: m.account_order_on_its_way,
}

/** The steps of an order, with the one that is under way (rules/account#orders). */
export function shownStages({ tracking, refund, boutique = null }: TrackedOrder): ShownStage[] {
  const next = tracking.find(({ doneAt }) => doneAt === null)
  return tracking.map(({ stage, doneAt, expectedOn }) => {
    const name = nameOf(stage, boutique !== null)
    if (doneAt !== null) {
      const { date, time } = londonClock(new Date(doneAt))
      const dateText = m.account_stage_done_at({ day: shortDay(date), time })
      return { stage, name, state: 'done', dateText, dateTime: doneAt }
    }
    if (refund) return { stage, name, state: 'dropped', dateText: null, dateTime: null }
    const day = dayOf(expectedOn)
    const isCurrent = next?.stage === stage
    return {
      stage,
      name,
      state: isCurrent ? 'current' : 'to-come',
      dateText: day && (isCurrent ? m.account_stage_until({ day: shortDay(day) }) : shortDay(day)),
      dateTime: day,
    }
  })
}

/** How far an order is, in two lines: `On the bench`, `Arrives Mon 4 Jan 2027`. */
export function orderStateText(order: TrackedOrder & Pick<OrderFieldsFragment, 'lines'>): {
  readonly state: string
  readonly when: string | null
} {
  const { tracking, refund, boutique = null } = order
  if (refund) {
    const day = shortDayOfYear(inLondon(new Date(refund.refundedAt)).date)
    return {
      state: m.account_order_refunded(),
      when: m.account_order_refunded_on({ total: formatPence(refund.total), day }),
    }
  }
  const last = tracking.at(-1)
  const next = tracking.find(({ doneAt }) => doneAt === null)
  if (!next) {
    const day = last?.doneAt ? shortDayOfYear(inLondon(new Date(last.doneAt)).date) : null
    return { state: nameOf('DELIVERED', boutique !== null), when: day }
  }
  const arrives = dayOf(last?.expectedOn ?? null)
  const day = arrives && shortDayOfYear(arrives)
  const isOpen = waitsForSize(order)
  if (boutique === null) {
    const words = isOpen ? m.account_order_arrives_open : m.account_order_arrives
    return { state: waits[next.stage](), when: day && words({ day }) }
  }
  const isOnItsWay = next.stage === 'DELIVERED'
  return {
    state: isOnItsWay ? m.order_to_boutique({ boutique: boutiqueOf(boutique).name }) : waits[next.stage](),
    when: day && (isOpen ? m.order_collect_from_open : m.order_collect_from)({ day }),
  }
}

/** What a stage is called: what is collected is not delivered. */
function nameOf(stage: OrderStageName, isCollected: boolean): string {
  return stage === 'DELIVERED' && isCollected ? m.order_stage_collected() : names[stage]()
}

function dayOf(date: string | null): LondonDate | null {
  return date !== null && isLondonDate(date) ? date : null
}

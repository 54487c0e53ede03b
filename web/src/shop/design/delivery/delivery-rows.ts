import type {
  DeliveryDelay,
  DeliveryStep,
  PieceDelivery,
  StoneDelivery,
} from '@shop/schema/domain/delivery/delivery'
import { m } from '#generated/paraglide/messages.js'
import { dayList, shortDay } from '#data/language/dates.ts'

export interface DeliveryRow {
  /** A day, or a number of days. */
  readonly when: string
  readonly what: string
}

type Delivery = PieceDelivery | StoneDelivery

/** The way to the day of delivery in words, a row per step. */
export function deliveryRows(
  delivery: Delivery,
  madeText: string = m.delivery_made({ kind: 'engagement-ring' }),
): DeliveryRow[] {
  const { steps } = delivery
  const isDelayed = steps.some(({ kind }) => kind === 'delayed')
  return steps.flatMap((step) => rowsOf(step, delivery, isDelayed, madeText))
}

/**
 * The same where nobody knows the finger size yet: the work without a day, of each way in which the piece can
 * be delivered.
 */
export function rowsAfterSize(
  deliveries: readonly PieceDelivery[],
  madeText: string = m.delivery_made({ kind: 'engagement-ring' }),
): DeliveryRow[] {
  return [
    ...deliveries.flatMap((delivery) =>
      delivery.steps.flatMap((step) =>
        step.kind === 'working-days' && step.days > 0 ? workRows(step.days, delivery, madeText) : [],
      ),
    ),
    { when: m.delivery_then(), what: m.delivery_arrives() },
  ]
}

function rowsOf(step: DeliveryStep, delivery: Delivery, isDelayed: boolean, madeText: string): DeliveryRow[] {
  switch (step.kind) {
    case 'ordered':
      return [{ when: shortDay(step.on), what: isDelayed ? m.delivery_ordered() : orderedText(step) }]
    case 'delayed':
      return [{ when: laterText(step.days), what: delayText(step.by) }]
    case 'working-days':
      return [
        ...(isDelayed ? [{ when: shortDay(step.after), what: m.delivery_counts() }] : []),
        ...(step.days > 0 ? workRows(step.days, delivery, madeText) : []),
      ]
    case 'closed':
      return [{ when: m.delivery_closed(), what: dayList(step.on) }]
    case 'moved':
      return [{ when: shortDay(step.from), what: m.delivery_moved() }]
    case 'arrives':
      return [{ when: shortDay(step.on), what: m.delivery_arrives() }]
  }
}

function orderedText({ cutOffHour, isBeforeCutOff }: DeliveryStep & { readonly kind: 'ordered' }): string {
  return isBeforeCutOff
    ? m.delivery_ordered_before({ hour: cutOffHour })
    : m.delivery_ordered_from({ hour: cutOffHour })
}

function laterText(days: number): string {
  return days === 1 ? m.delivery_later_one() : m.delivery_later({ days })
}

/** `1 working day`, `3 working days`. */
export function workingDaysText(days: number): string {
  return days === 1 ? m.delivery_working_days_one() : m.delivery_working_days({ days })
}

function delayText(by: DeliveryDelay): string {
  switch (by) {
    case 'saturday':
      return m.delivery_delay_saturday()
    case 'sunday':
      return m.delivery_delay_sunday()
    case 'after-cut-off':
      return m.delivery_delay_cut_off()
    case 'bank-holiday':
      return m.delivery_delay_holiday()
    case 'bank-holiday-friday':
      return m.delivery_delay_holiday_friday()
  }
}

/** The work in the days that count, and where a stone is set, what goes on beside it. */
function workRows(days: number, delivery: Delivery, madeText: string): DeliveryRow[] {
  const when = workingDaysText(days)
  switch (delivery.service) {
    case 'made':
      return [{ when, what: madeText }]
    case 'in-stock':
      return [{ when, what: m.delivery_in_stock() }]
    case 'express':
      return [{ when, what: m.setting_express_note() }]
    case 'stone':
      return [{ when, what: m.delivery_stone() }]
    case 'set': {
      const { settingDays, stoneDays } = delivery
      return stoneDays > settingDays
        ? [
            { when, what: m.delivery_stone_longer() },
            { when: workingDaysText(settingDays), what: m.delivery_setting_meanwhile() },
          ]
        : [
            { when, what: madeText },
            { when: workingDaysText(stoneDays), what: m.delivery_stone_meanwhile() },
          ]
    }
  }
}

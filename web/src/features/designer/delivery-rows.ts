import type { DeliveryDelay, DeliveryStep, SettingDelivery } from '@shop/schema/domain/delivery'
import { m } from '#generated/paraglide/messages.js'
import { dayList, shortDay } from './delivery-dates.ts'

export interface DeliveryRow {
  /** A day, or a number of days. */
  readonly when: string
  readonly what: string
}

/** The way to the day of delivery in words, a row per step. */
export function deliveryRows({ service, steps }: Pick<SettingDelivery, 'service' | 'steps'>): DeliveryRow[] {
  const isDelayed = steps.some(({ kind }) => kind === 'delayed')
  return steps.flatMap((step) => rowsOf(step, service, isDelayed))
}

function rowsOf(step: DeliveryStep, service: SettingDelivery['service'], isDelayed: boolean): DeliveryRow[] {
  switch (step.kind) {
    case 'ordered':
      return [{ when: shortDay(step.on), what: isDelayed ? m.delivery_ordered() : orderedText(step) }]
    case 'delayed':
      return [{ when: laterText(step.days), what: delayText(step.by) }]
    case 'working-days':
      return [
        ...(isDelayed ? [{ when: shortDay(step.after), what: m.delivery_counts() }] : []),
        ...(step.days > 0 ? [{ when: workingDaysText(step.days), what: serviceText(service) }] : []),
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

function workingDaysText(days: number): string {
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

function serviceText(service: SettingDelivery['service']): string {
  switch (service) {
    case 'made':
      return m.delivery_made()
    case 'in-stock':
      return m.delivery_in_stock()
    case 'express':
      return m.setting_express_note()
  }
}

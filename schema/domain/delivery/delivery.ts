import {
  addDays,
  closedDays,
  inLondon,
  isBankHoliday,
  isWeekend,
  weekday,
  workingDayFrom,
  workingDaysAfter,
  type LondonDate,
} from '../values/calendar.ts'
import { categoryIds } from '../vocabulary/taxonomy.ts'

/** Working days of a supplier who names none (rules/delivery#working-days). */
export const defaultLeadTimeDays = 25

/** Working days that a setting from the shelf takes (rules/delivery#working-days). */
const stockedSettingDays = 2

/** From this hour on an order counts as the next day's; for Express Delivery from an earlier one. */
export const cutOffHour = 14
export const expressCutOffHour = 13

const sunday = 0
const friday = 5
const saturday = 6

/** Why an order counts from a later day than its own. */
export type DeliveryDelay = 'saturday' | 'sunday' | 'after-cut-off' | 'bank-holiday' | 'bank-holiday-friday'

/** A step from the order to the delivery; an estimate has them in the order in which they are taken. */
export type DeliveryStep =
  | {
      readonly kind: 'ordered'
      readonly on: LondonDate
      /** The hour in London that parts the orders of a day. */
      readonly cutOffHour: number
      readonly isBeforeCutOff: boolean
    }
  | { readonly kind: 'delayed'; readonly by: DeliveryDelay; readonly days: number }
  | { readonly kind: 'working-days'; readonly days: number; readonly after: LondonDate }
  /** Bank holidays on the way on which the workshop would else be open. */
  | { readonly kind: 'closed'; readonly on: readonly LondonDate[] }
  /** The day on which the delivery would fall, if that were a working day. */
  | { readonly kind: 'moved'; readonly from: LondonDate }
  | { readonly kind: 'arrives'; readonly on: LondonDate }

/** When a piece arrives, and how that comes about. */
export interface DeliveryEstimate {
  readonly arrivesOn: LondonDate
  readonly steps: readonly DeliveryStep[]
}

/** A setting's estimate: made for the shopper, taken from stock, or sent from there with Express Delivery. */
export interface SettingDelivery extends DeliveryEstimate {
  readonly service: 'made' | 'in-stock' | 'express'
}

export interface DeliveryQuestion {
  /** When the order is placed. */
  readonly now: Date
  /** The bank holidays of England and Wales, as they are proclaimed. */
  readonly holidays: readonly LondonDate[]
}

/** What the rules read of a setting, fields of the contract's `Design` type, and the options chosen of it. */
export interface ChosenSetting {
  readonly stock: readonly { readonly stockStatus: string; readonly attributes: readonly string[] }[]
  readonly suppliers: readonly { readonly customerLeadTime?: number | null }[]
  readonly optionIds: readonly string[]
}

/**
 * When a finished piece arrives, or a setting by itself: a piece in stock that has Express Delivery by that rule
 * (rules/delivery#express), any other by the common one. What is engraved does not leave as it lies on the
 * shelf: it takes the days of a setting in stock without Express Delivery.
 */
export function settingDelivery({
  now,
  holidays,
  categoryId,
  expressDelivery,
  isEngraved,
  ...setting
}: DeliveryQuestion &
  ChosenSetting & {
    readonly categoryId: string
    readonly expressDelivery: boolean
    readonly isEngraved: boolean
  }): SettingDelivery {
  const inStock = isInStock(setting)
  if (isExpressAvailable({ ...setting, categoryId, expressDelivery, isEngraved })) {
    return { service: 'express', ...expressEstimate({ now, holidays }) }
  }
  const settingDays = settingLeadTimeDays(setting)
  return {
    service: inStock ? 'in-stock' : 'made',
    ...deliveryEstimate({ now, holidays, settingDays }),
  }
}

/**
 * Whether a piece as it is chosen can be sent with Express Delivery: it has that, lies in stock so, nothing is
 * engraved in it first, and it is no setting, which waits for its stone (rules/delivery#express).
 * Every badge and every date goes by this one rule.
 */
export function isExpressAvailable({
  categoryId,
  expressDelivery,
  isEngraved = false,
  ...setting
}: Pick<ChosenSetting, 'stock' | 'optionIds'> & {
  readonly categoryId: string
  readonly expressDelivery: boolean
  readonly isEngraved?: boolean
}): boolean {
  return expressDelivery && categoryId !== categoryIds.setting && !isEngraved && isInStock(setting)
}

/** A piece's estimate: that of a setting by itself, or of one that is made with its stones. */
export type PieceDelivery =
  | SettingDelivery
  | (DeliveryEstimate & {
      readonly service: 'set'
      /** Working days of the setting and of its slowest stone, of which the longer counts. */
      readonly settingDays: number
      readonly stoneDays: number
    })

/** What the rules read of a stone, fields of the contract's `Gemstone` type. */
export interface SuppliedStone {
  readonly supplier: { readonly leadTimeDays?: number | null }
}

/**
 * When a setting with its stones arrives (rules/delivery#working-days): the working
 * days of the setting or of its slowest stone, whichever are more. Without stones it is a finished piece, or the
 * setting by itself.
 */
export function pieceDelivery({
  stones,
  ...setting
}: Parameters<typeof settingDelivery>[0] & { readonly stones: readonly SuppliedStone[] }): PieceDelivery {
  if (stones.length === 0) return settingDelivery(setting)
  const { now, holidays } = setting
  const settingDays = settingLeadTimeDays(setting)
  const stoneDays = Math.max(...stones.map(stoneLeadTimeDays))
  return {
    service: 'set',
    settingDays,
    stoneDays,
    ...deliveryEstimate({ now, holidays, settingDays, stoneDays }),
  }
}

/** A loose stone's estimate. */
export interface StoneDelivery extends DeliveryEstimate {
  readonly service: 'stone'
}

/** When a stone by itself arrives: by its own working days (rules/delivery#working-days). */
export function stoneDelivery({
  stone,
  ...question
}: DeliveryQuestion & { readonly stone: SuppliedStone }): StoneDelivery {
  const stoneDays = stoneLeadTimeDays(stone)
  return { service: 'stone', ...deliveryEstimate({ ...question, settingDays: 0, stoneDays }) }
}

/** Working days until a stone is in the workshop: its supplier's, else 25 (rules/delivery#working-days). */
export function stoneLeadTimeDays({ supplier }: SuppliedStone): number {
  return supplier.leadTimeDays ?? defaultLeadTimeDays
}

/**
 * The day a piece arrives (rules/delivery#adjustments). Calendar days first, each
 * that applies: Saturday 2, Sunday 1, a weekday from 14:00 on 1, a bank holiday 1 or on a Friday 3. Then
 * the working days of the setting or of its stone, whichever are more. Then past weekends and holidays.
 */
export function deliveryEstimate({
  now,
  settingDays,
  stoneDays = 0,
  holidays,
}: DeliveryQuestion & { readonly settingDays: number; readonly stoneDays?: number }): DeliveryEstimate {
  const { date, hour } = inLondon(now)
  const isBeforeCutOff = hour < cutOffHour
  const delays = delaysOf(date, isBeforeCutOff, holidays)
  const after = addDays(
    date,
    delays.reduce((sum, { days }) => sum + days, 0),
  )
  const days = Math.max(settingDays, stoneDays)
  return estimate(
    [
      { kind: 'ordered', on: date, cutOffHour, isBeforeCutOff },
      ...delays,
      { kind: 'working-days', days, after },
    ],
    { after, days, holidays },
  )
}

/**
 * The day a piece in stock arrives with Express Delivery: ordered before 13:00 the next working day, else
 * the second working day after (rules/delivery#express).
 */
export function expressEstimate({ now, holidays }: DeliveryQuestion): DeliveryEstimate {
  const { date, hour } = inLondon(now)
  const isBeforeCutOff = hour < expressCutOffHour
  const days = isBeforeCutOff ? 1 : 2
  return estimate(
    [
      { kind: 'ordered', on: date, cutOffHour: expressCutOffHour, isBeforeCutOff },
      { kind: 'working-days', days, after: date },
    ],
    { after: date, days, holidays },
  )
}

/** Whether a finished piece with everything that is chosen is on the shelf. */
export function isInStock({ stock, optionIds }: Pick<ChosenSetting, 'stock' | 'optionIds'>): boolean {
  return stock.some(
    ({ stockStatus, attributes }) =>
      stockStatus === 'IN_STOCK' && optionIds.every((id) => attributes.includes(id)),
  )
}

/**
 * Working days for a setting: 2 when one with the chosen options is in stock, else the lead time of its
 * quickest supplier, else 25 (rules/delivery#working-days).
 */
export function settingLeadTimeDays(setting: ChosenSetting): number {
  if (isInStock(setting)) return stockedSettingDays
  const days = setting.suppliers.map(({ customerLeadTime }) => customerLeadTime ?? defaultLeadTimeDays)
  return days.length > 0 ? Math.min(...days) : defaultLeadTimeDays
}

/** The days that an order waits before anything is done for it (rules/delivery#adjustments, rules/delivery#sundays). */
function delaysOf(date: LondonDate, isBeforeCutOff: boolean, holidays: readonly LondonDate[]) {
  const day = weekday(date)
  const delays: (DeliveryStep & { readonly kind: 'delayed' })[] = []
  if (day === saturday) delays.push({ kind: 'delayed', by: 'saturday', days: 2 })
  if (day === sunday) delays.push({ kind: 'delayed', by: 'sunday', days: 1 })
  if (!isWeekend(date) && !isBeforeCutOff) delays.push({ kind: 'delayed', by: 'after-cut-off', days: 1 })
  if (isBankHoliday(date, holidays)) {
    delays.push(
      day === friday
        ? { kind: 'delayed', by: 'bank-holiday-friday', days: 3 }
        : { kind: 'delayed', by: 'bank-holiday', days: 1 },
    )
  }
  return delays
}

/** Counts the working days off, and completes the steps. */
function estimate(
  begun: readonly DeliveryStep[],
  { after, days, holidays }: { after: LondonDate; days: number; holidays: readonly LondonDate[] },
): DeliveryEstimate {
  const counted = workingDaysAfter(after, days, holidays)
  const arrivesOn = workingDayFrom(counted, holidays)
  const closed = closedDays(after, arrivesOn, holidays)
  return {
    arrivesOn,
    steps: [
      ...begun,
      ...(closed.length > 0 ? [{ kind: 'closed', on: closed } as const] : []),
      ...(arrivesOn === counted ? [] : [{ kind: 'moved', from: counted } as const]),
      { kind: 'arrives', on: arrivesOn },
    ],
  }
}

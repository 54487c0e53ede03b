import { addDays, isBankHoliday, isWorkingDay, weekday, type LondonDate } from '../values/calendar.ts'
import type { Boutique } from '../vocabulary/boutiques.ts'

/** The days among which a shopper chooses (rules/checkout#delivery-days). */
export interface DeliveryDays {
  readonly firstDay: LondonDate
  readonly lastDay: LondonDate
  /** Every day that can be chosen, from the first to the last: never none. */
  readonly days: readonly LondonDate[]
}

/** Where a parcel goes: to an address, or to a boutique that it is collected from. */
export interface DeliveryPlace {
  /** Null for an address. */
  readonly boutique: Boutique | null
  /** The bank holidays of England and Wales, as they are proclaimed. */
  readonly holidays: readonly LondonDate[]
}

/** How long after the first day an order can be sent for. */
const chosenWithinDays = 8 * 7

const sunday = 0
const wednesday = 3

/** The day on which all lines of an order are together: the latest of their estimates. Null without a line. */
export function parcelDay(estimates: readonly { readonly arrivesOn: LondonDate }[]): LondonDate | null {
  return estimates
    .map(({ arrivesOn }) => arrivesOn)
    .reduce<LondonDate | null>((latest, day) => (latest === null || day > latest ? day : latest), null)
}

/**
 * The days on which a parcel that is ready on a day can be delivered: that day, where something is delivered on it, and
 * later ones. A boutique receives it on the first day from then on which the carrier comes and it is open, and hands it over
 * from the next day on which it is open.
 */
export function deliveryDays(readyOn: LondonDate, place: DeliveryPlace): DeliveryDays {
  let handedOverOn = readyOn
  while (!isCarrierDay(handedOverOn, place)) handedOverOn = addDays(handedOverOn, 1)
  let firstDay = place.boutique === null ? handedOverOn : addDays(handedOverOn, 1)
  while (!isDeliveryDay(firstDay, place)) firstDay = addDays(firstDay, 1)
  const days = [firstDay]
  for (let passed = 1; passed <= chosenWithinDays; passed += 1) {
    const day = addDays(firstDay, passed)
    if (isDeliveryDay(day, place)) days.push(day)
  }
  return { firstDay, lastDay: days.at(-1) ?? firstDay, days }
}

/** Whether something is delivered on a day: a working day for an address; for a boutique one on which it is open. */
export function isDeliveryDay(day: LondonDate, { boutique, holidays }: DeliveryPlace): boolean {
  if (boutique === null) return isWorkingDay(day, holidays)
  if (isBankHoliday(day, holidays)) return false
  // Sunday is 0, so from Wednesday on is until Saturday.
  return boutique === 'MANCHESTER' ? weekday(day) >= wednesday : weekday(day) !== sunday
}

/**
 * The day on which the carrier hands over a parcel that is delivered, or collected, on a day: that day at an address; at a
 * boutique the last day before it on which the carrier comes and somebody is there.
 */
export function carrierDay(day: LondonDate, place: DeliveryPlace): LondonDate {
  if (place.boutique === null) return day
  let handedOverOn = addDays(day, -1)
  while (!isCarrierDay(handedOverOn, place)) handedOverOn = addDays(handedOverOn, -1)
  return handedOverOn
}

/** Whether the carrier hands something over on a day: it comes on working days, and a boutique has to be open. */
function isCarrierDay(day: LondonDate, place: DeliveryPlace): boolean {
  return isWorkingDay(day, place.holidays) && isDeliveryDay(day, place)
}

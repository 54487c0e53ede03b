import { bundledBankHolidays } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import {
  addDays,
  isLondonDate,
  type LondonDate,
  workingDayBefore,
  workingDayFrom,
} from '@shop/schema/domain/values/calendar'
import { answering, caughtBy, type DeviatingApi, plus, sending } from './deviating-api.ts'
import { takingPart } from './order-refusal-deviations.ts'

const holidays = bundledBankHolidays.map(({ date }) => date)

/** An API that takes each day on which something is to arrive for another. */
const takingDays = (change: (day: LondonDate) => LondonDate) =>
  takingPart('delivery', (delivery) => {
    const day = String(delivery['day'])
    return isLondonDate(day) ? { ...delivery, day: change(day) } : delivery
  })
const aDayLater = takingDays((day) => workingDayBefore(day, holidays))
const aDaySooner = takingDays((day) => workingDayFrom(addDays(day, 1), holidays))

/** An API that is asked at another time than it reckons with. */
const askedAt = (instant: string) =>
  sending((response) => {
    response.headers.set('date', new Date(instant).toUTCString())
    return response
  })

const later = plus(40)

/** What an API can get wrong of the days on which an order can arrive. */
export const deliveryDayDeviations: readonly DeviatingApi[] = [
  ...caughtBy(
    'PlaceOrder: a ring arrives from the day on that its setting and its stone take, for eight weeks',
    {
      'needs a day more for a ring than it says': aDayLater,
      'promises a ring a day before it can be there': aDaySooner,
      'forgets the lead time of a stone': answering({ 'GemstoneSupplier.leadTimeDays': plus(1) }),
      'forgets the lead time of a setting': answering({ 'DesignSupplier.customerLeadTime': later }),
      'takes an order of the afternoon for one of the morning': askedAt('2026-11-25T15:30:00Z'),
      'works on Saturdays': askedAt('2026-11-28T10:00:00Z'),
    },
  ),
  ...caughtBy('PlaceOrder: a finished piece arrives from the day on that it takes, for eight weeks', {
    'needs a day more for a finished piece than it says': aDayLater,
    'promises a finished piece a day before it can be there': aDaySooner,
    'sends by Express Delivery what does not have it': answering({
      'Design.expressDelivery': (express) => express !== true,
    }),
    'forgets what its supplier takes for a finished piece': answering({
      'DesignSupplier.customerLeadTime': later,
    }),
    'works on what is ordered on a bank holiday at once': askedAt('2026-12-28T10:00:00Z'),
  }),
]

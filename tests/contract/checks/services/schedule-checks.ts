import { bundledBankHolidays } from '@shop/schema/domain/delivery/bundled-bank-holidays'
import { addDays, type LondonDate, weekday, workingDayBefore } from '@shop/schema/domain/values/calendar'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { daysOf, hourOf } from '../checkout/delivery-day-checks.ts'
import { orderByCard, readCardPayment } from './card-order.ts'
import { queryOfLetter } from './outbox-at-target.ts'

const scheduleFields = '{ orderNumber boutique day firstDay lastDay isOpen waitsForSize destination }'
const scheduleQuery = `query ($token: ID!) { deliverySchedule(token: $token) ${scheduleFields} }`
const chooseQuery = `mutation ($input: ChooseDeliveryDayInput!) { chooseDeliveryDay(input: $input) {
  schedule ${scheduleFields} userErrors { code }
} }`

const holidays = bundledBankHolidays.map(({ date }) => date)

/** The day of an order, as its e-mailed link shows it (schema, DeliverySchedule). */
interface Schedule {
  readonly orderNumber: string
  readonly boutique: string | null
  readonly day: LondonDate
  readonly firstDay: LondonDate
  readonly lastDay: LondonDate
  readonly isOpen: boolean
  readonly waitsForSize: boolean
  readonly destination: string | null
}

/** What the link of an order lets its owner choose, where the target has the mock's outbox (rules/checkout#schedule). */
export const scheduleChecks: readonly Check[] = [
  {
    operation: 'ChooseDeliveryDay',
    name: 'the day of an order is another one of those that its pieces allow, and no other',
    writes: true,
    async run(probe) {
      const { payment, piece, input, order, asked } = await orderByCard(probe)
      const token = await queryOfLetter(probe, {
        kind: 'DELIVERY_DAY',
        naming: order.number,
        name: 'order',
      })
      const { firstDay, lastDay } = daysOf(piece, asked.now)
      const before = await read(probe, token)
      probe.skipUnless(hourOf(probe).hour === asked.hour, 'an hour has ended meanwhile')
      probe.expectSame(
        before,
        {
          orderNumber: order.number,
          boutique: null,
          day: input.delivery.day,
          firstDay,
          lastDay,
          isOpen: true,
          waitsForSize: false,
          destination: 'Bath BA1',
        },
        'The day of an order of just now',
      )
      const sunday = addDays(firstDay, (7 - weekday(firstDay)) % 7)
      for (const day of [workingDayBefore(firstDay, holidays), addDays(lastDay, 1), sunday]) {
        probe.expectSame(
          await choose(probe, token, day),
          { schedule: before, codes: ['DAY_UNAVAILABLE'] },
          `What is answered to ${day}, on which an order cannot arrive`,
        )
      }
      for (const day of [lastDay, firstDay, firstDay]) {
        const moved = { ...before, day }
        probe.expectSame(
          await choose(probe, token, day),
          { schedule: moved, codes: [] },
          `What is answered to ${day}, on which an order can arrive`,
        )
        probe.expectSame(await read(probe, token), moved, `The day of an order that was moved to ${day}`)
      }
      const moved = await readCardPayment(probe, payment)
      probe.expectSame(moved?.order?.deliveryOn, firstDay, 'The day of the order itself')
    },
  },
]

async function read(probe: Probe, token: string): Promise<Schedule | null> {
  return (await probe.ask<{ deliverySchedule: Schedule | null }>(scheduleQuery, { token })).deliverySchedule
}

async function choose(probe: Probe, token: string, day: LondonDate) {
  const { chooseDeliveryDay } = await probe.ask<{
    chooseDeliveryDay: {
      readonly schedule: Schedule | null
      readonly userErrors: readonly { readonly code: string }[]
    }
  }>(chooseQuery, { input: { token, day } })
  const { schedule, userErrors } = chooseDeliveryDay
  return { schedule, codes: userErrors.map(({ code }) => code) }
}

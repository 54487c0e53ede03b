import { addDays, type LondonDate, weekday, workingDayBefore } from '@shop/schema/domain/values/calendar'
import { examplePlace } from '../../example-address.ts'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { daysOf, holidays, hourOf } from '../checkout/delivery-days-at-target.ts'
import { type CardWish, orderByCard, readCardPayment } from './card-order.ts'
import { queryOfLetter } from './outbox-at-target.ts'

const scheduleFields = '{ orderNumber boutique day firstDay lastDay isOpen waitsForSize destination }'
const scheduleQuery = `query ($token: ID!) { deliverySchedule(token: $token) ${scheduleFields} }`
const chooseQuery = `mutation ($input: ChooseDeliveryDayInput!) { chooseDeliveryDay(input: $input) {
  schedule ${scheduleFields} userErrors { code }
} }`

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
      const token = await tokenOf(probe, order)
      const { firstDay, lastDay } = daysOf(piece, asked.now)
      const { town, postcode } = examplePlace
      const schedule = {
        orderNumber: order.number,
        boutique: null,
        day: input.delivery.day,
        firstDay,
        lastDay,
        isOpen: true,
        waitsForSize: false,
        destination: `${town} ${postcode.split(' ')[0]}`,
      }
      const before = await read(probe, token)
      const sunday = addDays(firstDay, (7 - weekday(firstDay)) % 7)
      const refused = [workingDayBefore(firstDay, holidays), addDays(lastDay, 1), sunday]
      const answers = []
      for (const day of refused) answers.push(await choose(probe, token, day))
      for (const day of [lastDay, firstDay, firstDay]) {
        answers.push(await choose(probe, token, day), { schedule: await read(probe, token), codes: [] })
      }
      const moved = (await readCardPayment(probe, payment))?.order
      probe.skipUnless(hourOf(probe).hour === asked.hour, 'an hour has ended meanwhile')
      probe.expectSame(before, schedule, 'The day of an order of just now')
      const taken = [lastDay, lastDay, firstDay, firstDay, firstDay, firstDay]
      probe.expectSame(
        answers,
        [
          ...refused.map(() => ({ schedule, codes: ['DAY_UNAVAILABLE'] })),
          ...taken.map((day) => ({ schedule: { ...schedule, day }, codes: [] })),
        ],
        `What is answered to ${refused.join(', ')}, on which an order cannot arrive, and to ${lastDay} and ${firstDay}`,
      )
      const last = moved?.tracking.find(({ stage }) => stage === 'DELIVERED')
      probe.expectSame(
        [moved?.deliveryOn, last?.expectedOn],
        [firstDay, firstDay],
        'The day of the order itself, and of its last stage',
      )
    },
  },
  {
    operation: 'DeliverySchedule',
    name: 'an order is collected where and from when it can be, and waits for a size that is not known',
    writes: true,
    async run(probe) {
      const wishes: readonly CardWish[] = [{ boutique: 'MANCHESTER' }, { isSizeUnsure: true }]
      for (const wish of wishes) {
        const { piece, input, order, asked } = await orderByCard(probe, wish)
        const { boutique = null, isSizeUnsure = false } = wish
        const shown = await read(probe, await tokenOf(probe, order))
        probe.skipUnless(hourOf(probe).hour === asked.hour, 'an hour has ended meanwhile')
        const { firstDay, lastDay } = daysOf(piece, asked.now, boutique)
        const { day, waitsForSize, destination, ...rest } = shown ?? {}
        probe.expectSame(
          { ...rest, day, waitsForSize, isSent: destination !== null, ofOrder: order.boutique },
          {
            orderNumber: order.number,
            boutique,
            day: input.delivery.day,
            firstDay,
            lastDay,
            isOpen: true,
            waitsForSize: isSizeUnsure,
            isSent: boutique === null,
            ofOrder: boutique,
          },
          `The day of an order ${boutique === null ? 'without a size' : `for ${boutique}`}`,
        )
      }
    },
  },
]

/** What the e-mailed link of an order holds. */
function tokenOf(probe: Probe, { number: naming }: { readonly number: string }): Promise<string> {
  return queryOfLetter(probe, { kind: 'DELIVERY_DAY', naming, name: 'order' })
}

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

import type { Pence } from '@shop/schema/domain/values/money'
import { expect, it } from 'vitest'
import { openSizeOrder } from '#testing/paid-order.ts'
import type { OrderFieldsFragment } from '#generated/graphql/graphql.ts'
import { orderStateText, shownStages } from './order-progress.ts'

type Tracking = OrderFieldsFragment['tracking']

const begun: Tracking = [
  { stage: 'ORDERED', doneAt: '2026-11-25T10:24:00Z', expectedOn: null },
  { stage: 'MADE', doneAt: null, expectedOn: '2026-12-18' },
  { stage: 'DELIVERED', doneAt: null, expectedOn: '2027-01-04' },
]
const delivered: Tracking = [
  { stage: 'ORDERED', doneAt: '2026-06-09T08:00:00Z', expectedOn: null },
  { stage: 'DELIVERED', doneAt: '2026-06-12T08:00:00Z', expectedOn: null },
]
const refund = { total: 1_090_00 as Pence, refundedAt: '2026-02-26T12:00:00Z' }

it('an order under way shows what is done, what is being done, and what is to come', () => {
  const order = { tracking: begun, refund: null, lines: [] }
  expect(shownStages(order).map(({ name, state, dateText }) => [name, state, dateText])).toEqual([
    ['Ordered', 'done', 'Wed 25 Nov, 10:24'],
    ['Made', 'current', 'Now, until Fri 18 Dec'],
    ['Delivered', 'to-come', 'Mon 4 Jan'],
  ])
  expect(orderStateText(order)).toEqual({ state: 'On the bench', when: 'Arrives Mon 4 Jan 2027' })
})

it('an order that is delivered says when, by the clock of London', () => {
  const order = { tracking: delivered, refund: null, lines: [] }
  expect(orderStateText(order)).toEqual({ state: 'Delivered', when: 'Fri 12 Jun 2026' })
  expect(shownStages(order)[0]?.dateText).toBe('Tue 9 Jun, 09:00')
})

it('an order that was paid back waits for nothing more', () => {
  const tracking: Tracking = begun.map((stage) => ({ ...stage, expectedOn: null }))
  expect(orderStateText({ tracking, refund, lines: [] })).toEqual({
    state: 'Refunded',
    when: '£1,090.00 on Thu 26 Feb 2026',
  })
  expect(shownStages({ tracking, refund }).map(({ state }) => state)).toEqual(['done', 'dropped', 'dropped'])
})

it('an order for a boutique is collected, not delivered', () => {
  const order = { tracking: begun, refund: null, boutique: 'MANCHESTER' as const, lines: [] }
  expect(shownStages(order).at(-1)?.name).toBe('Collected')
  expect(orderStateText(order)).toEqual({ state: 'On the bench', when: 'Ready to collect Mon 4 Jan 2027' })
  const onItsWay = begun.filter(({ stage }) => stage !== 'MADE')
  expect(orderStateText({ ...order, tracking: onItsWay }).state).toBe('On its way to Manchester')
  expect(orderStateText({ ...order, tracking: delivered }).state).toBe('Collected')
})

it('an order that waits for a finger size has its day at the earliest, until it is made', () => {
  expect(orderStateText(openSizeOrder).when).toBe('Arrives Mon 4 Jan 2027 at the earliest')
  const collected = { ...openSizeOrder, boutique: 'MANCHESTER' as const }
  expect(orderStateText(collected).when).toBe('Ready to collect Mon 4 Jan 2027 at the earliest')
  const made = openSizeOrder.tracking.map((stage) => ({
    ...stage,
    doneAt: stage.stage === 'MADE' ? '2026-12-18T15:00:00Z' : stage.doneAt,
  }))
  expect(orderStateText({ ...openSizeOrder, tracking: made }).when).toBe('Arrives Mon 4 Jan 2027')
})

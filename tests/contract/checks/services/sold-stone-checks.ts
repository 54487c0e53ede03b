import type { Check } from '../../runner/check.ts'
import { Skipped } from '../../runner/outcome.ts'
import type { Probe } from '../../runner/probe.ts'
import { CartAtTarget } from '../cart/cart-at-target.ts'
import { drawSettingWithStone } from '../cart/drawn-pieces.ts'
import type { FullStone } from '../catalogue/catalogue-fields.ts'
import { keyOf, search } from '../catalogue/search-at-target.ts'
import { begin, orderOf } from '../checkout/order-at-target.ts'
import { newId } from '../new-id.ts'
import { readOutbox } from './outbox-at-target.ts'
import { payByCard, takenCard } from './provider-at-target.ts'

/** What an order keeps of a stone (schema, OrderStone). */
const keptFields = [
  'gemStoneType',
  'shape',
  'caratWeight',
  'plainColour',
  'fancyColour',
  'species',
  'clarity',
  'cut',
  'certificate',
  'repNo',
] as const
const orderQuery = `query ($id: ID!) { payment(transactionId: $id) { order {
  lines { total settingTotal gemstones { gemstoneId total ${keptFields.join(' ')} } }
  tracking { stage }
} } }`

type KeptFacts = Readonly<Record<(typeof keptFields)[number], unknown>>

interface SoldOrder {
  readonly lines: readonly {
    readonly total: number
    readonly settingTotal: number
    readonly gemstones: readonly (KeptFacts & { readonly gemstoneId: string; readonly total: number })[]
  }[]
  readonly tracking: readonly { readonly stage: string }[]
}

/** What becomes of a stone that was paid for, at the provider of the mock (rules/stones, rules/checkout#orders). */
export const soldStoneChecks: readonly Check[] = [
  {
    operation: 'PlaceOrder',
    name: 'a stone that was paid for is in its order as it was, and can be bought by nobody else',
    writes: true,
    async run(probe) {
      await readOutbox(probe)
      const {
        input: piece,
        stones: [stone],
      } = await drawSettingWithStone(probe)
      if (!stone) throw new Skipped('the setting that was drawn has no stone')
      // A line that was paid is never paid again, in whatever cart.
      const input = await orderOf(probe, await new CartAtTarget(probe).put(newId(), piece))
      const known = await factsOf(probe, stone)
      const other = new CartAtTarget(probe)
      await other.put('one', piece)
      const payment = await begin(probe, input)
      await payByCard(probe, payment, takenCard)
      const { payment: paid } = await probe.ask<{ payment: { order: SoldOrder | null } | null }>(orderQuery, {
        id: payment.transactionId,
      })
      if (!paid?.order) return probe.fail('A payment that its card has paid has made no order')
      const [line] = paid.order.lines
      const [kept] = line?.gemstones ?? []
      if (!line || !kept) return probe.fail('The stone of a ring is missing in its order')
      const { gemstoneId, total: ofStone, ...facts } = kept
      probe.expectSame({ id: gemstoneId, ...facts }, known, 'The stone in the order, beside its page before')
      probe.expectSame(
        [line.total, line.settingTotal + ofStone],
        [input.expectedTotal, input.expectedTotal],
        'The ring, and its setting with its stone, in pence',
      )
      const stages = paid.order.tracking.map(({ stage }) => stage)
      probe.expectSame(stages.includes('STONE_SECURED'), true, 'Whether the stone of an order is secured')
      await expectSold(probe, stone)
      const left = (await other.read())?.cartItems.map(({ availability, total }) => [availability, total])
      probe.expectSame(
        left,
        [['STONE_UNAVAILABLE', null]],
        'Whether another cart can buy the stone, and for how much, in pence',
      )
      await other.clear()
    },
  },
]

async function factsOf(probe: Probe, { id }: FullStone): Promise<object | null> {
  const query = `query ($id: ID!) { getGemstoneById(id: $id) { id ${keptFields.join(' ')} } }`
  return (await probe.ask<{ getGemstoneById: object | null }>(query, { id })).getGemstoneById
}

async function expectSold(probe: Probe, { id, shape }: FullStone): Promise<void> {
  const query = 'query ($id: ID!) { getGemstoneById(id: $id) { id availability } }'
  const { getGemstoneById: stone } = await probe.ask<{
    getGemstoneById: { readonly id: string; readonly availability: string | null } | null
  }>(query, { id })
  probe.expectSame(stone?.id, id, `A stone that was paid for, ${shape}, by its id`)
  probe.expect(stone?.availability === 'SOLD', `A stone that was paid for is ${stone?.availability}`)
  const found = (await search(probe, id)).map(keyOf)
  probe.expectSame(found.includes(id), false, 'Whether a search finds a stone that was paid for')
}

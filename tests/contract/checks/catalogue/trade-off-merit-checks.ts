import { stoneMerits } from '@shop/schema/domain/trade-offs/stone-trade-offs'
import {
  judgedStone,
  type TradeOffGroup,
  tradeOffGroup,
  tradeOffGroups,
  ungraded,
} from '@shop/schema/domain/trade-offs/stone-trade-offs-front'
import { gemStoneTypes } from '@shop/schema/domain/vocabulary/gemstones'
import type { Variables } from '../../assert-answer.ts'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { drawRows } from '../lists/draw-rows.ts'
import { pageOf } from '../lists/list-kind.ts'
import { around, stones, type TradeOff, tradeOffsOf } from './trade-off-checks.ts'

/** In which quality each merit is the best of all, and the sort that begins with it. */
const superlatives = [
  { merit: 'BIGGEST', quality: 'CARAT', sort: 'CARAT_DESC' },
  { merit: 'WHITEST', quality: 'COLOUR', sort: null },
  { merit: 'CLEANEST', quality: 'CLARITY', sort: null },
  { merit: 'SOONEST', quality: 'DELIVERY', sort: 'SOONEST_DELIVERY' },
] as const

/** At which stone each merit stands (schema, GemstoneTradeOff; rules/stones#trade-offs). */
export const tradeOffMeritChecks: readonly Check[] = [
  {
    operation: 'StoneTradeOffs',
    name: 'the choice of the jeweller comes first, and each merit stands at the best stone of one group',
    async run(probe) {
      for (const group of tradeOffGroups) {
        const [stone] = await drawRows(probe, stones, 1, { gemType: kindsOf(group) })
        if (!stone) continue
        const budget = around(stone)
        const beside = await tradeOffsOf(probe, { ...budget, gemstoneId: stone.id })
        await expectMerits(probe, beside, { group, budget })
        const found = await tradeOffsOf(probe, budget)
        const sent = probe.last
        const first = await firstGroup(probe, budget)
        probe.expect(first === null || found.length > 0, 'Nothing is traded off of stones in a budget', sent)
        if (first) await expectMerits(probe, found, { group: first, budget })
      }
    },
  },
]

async function expectMerits(
  probe: Probe,
  found: readonly TradeOff[],
  { group, budget }: { readonly group: TradeOffGroup; readonly budget: Variables },
): Promise<void> {
  const sent = probe.last
  const groups = new Set(found.map(({ gemstone }) => tradeOffGroup(gemstone.gemStoneType)))
  probe.expectSame([...groups], [group], 'The groups of stones that are weighed against each other', sent)
  const choice = found[0]?.merits[0]
  probe.expectSame(choice, 'BALANCED', 'What the first stone is best at, the choice of the jeweller', sent)
  for (const { gemstone, merits } of found) {
    const inOrder = stoneMerits.filter((merit) => merits.includes(merit))
    probe.expectSame(merits, inOrder, `The merits of ${gemstone.id} in the order of the contract`, sent)
  }
  const judged = found.map(({ gemstone }) => judgedStone(gemstone))
  for (const { merit, quality, sort } of superlatives) {
    const best = Math.min(...judged.map((each) => each[quality]))
    const isGraded = (quality !== 'COLOUR' && quality !== 'CLARITY') || best !== ungraded[quality]
    const at = found.findIndex(({ merits }) => merits.includes(merit))
    probe.expectSame(at !== -1, isGraded, `Whether one of the stones is ${merit}`, sent)
    if (at === -1) continue
    probe.expectSame(judged[at]?.[quality], best, `The ${quality} of the stone that is ${merit}`, sent)
    if (!sort) continue
    const asked = { ...budget, gemType: kindsOf(group), sort, pageSize: 1 }
    const { items } = await pageOf(probe, stones, asked, `items { id ${stones.rowFields} }`)
    const most = items[0] && judgedStone(items[0])[quality]
    probe.expectSame(judged[at]?.[quality], most, `The ${quality} of the ${merit} stone in the budget`, sent)
  }
}

/** The first group of which a stone lies in a budget; null where none does. */
async function firstGroup(probe: Probe, budget: Variables): Promise<TradeOffGroup | null> {
  for (const group of tradeOffGroups) {
    const { total } = await pageOf(probe, stones, { ...budget, gemType: kindsOf(group) }, 'total')
    if (total > 0) return group
  }
  return null
}

function kindsOf(group: TradeOffGroup): string[] {
  return gemStoneTypes.flatMap(({ value }) => (tradeOffGroup(value) === group ? value : []))
}

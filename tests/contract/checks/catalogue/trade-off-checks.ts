import {
  budgetAround,
  type StoneTradeOff,
  stoneTradeOffs,
} from '@shop/schema/domain/trade-offs/stone-trade-offs'
import { tradeOffGroup, type TradeOffStone } from '@shop/schema/domain/trade-offs/stone-trade-offs-front'
import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import type { Variables } from '../../assert-answer.ts'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { drawRows } from '../lists/draw-rows.ts'
import {
  choosing,
  facetFields,
  idsOf,
  type ListKind,
  listQuery,
  optionsByGroup,
  pageOf,
} from '../lists/list-kind.ts'
import { type StoneRow, stoneList } from '../lists/stone-list.ts'
import { pricingOf } from '../pricing.ts'

const operation = 'StoneTradeOffs'
const field = 'listGemstoneTradeOffs'

export type Stone = StoneRow & TradeOffStone & { readonly measLength: number }
export type TradeOff = Omit<StoneTradeOff<Stone>, 'stone'> & { readonly gemstone: Stone }

/** Lists of stones by what their filters and trade-offs read. */
export const stones: ListKind<Stone> = { ...stoneList, rowFields: `${stoneList.rowFields} measLength` }

/** What trade-offs mean beside the chosen stone, and of which stones they are (rules/stones#trade-offs). */
export const tradeOffChecks: readonly Check[] = [
  {
    operation,
    name: 'what a stone gains and gives up is told from the chosen one, else from the choice of the jeweller',
    async run(probe) {
      const { vatPercent } = await pricingOf(probe)
      let compared = 0
      for (const chosen of await drawRows(probe, stones, 4)) {
        const budget = around(chosen)
        for (const [asked, reference] of [
          [{ ...budget, gemstoneId: chosen.id }, chosen],
          [{ ...budget, gemType: [chosen.gemStoneType] }, null],
        ] as const) {
          const found = await tradeOffsOf(probe, asked)
          const known = reference ?? found.find(({ merits }) => merits.includes('BALANCED'))?.gemstone ?? null
          if (known === null) continue
          for (const { gemstone, gains, givesUp } of found) {
            const [expected] = stoneTradeOffs([gemstone], { chosen: known, vatPercent, rankOf: () => 0 })
            const what = `The stone ${gemstone.id} beside ${known.id}: what it gains and what it gives up`
            probe.expectSame([gains, givesUp], [expected?.gains, expected?.givesUp], what)
            if (gains.length + givesUp.length > 0) compared += 1
          }
        }
      }
      probe.skipUnless(compared > 0, 'no stone that was drawn stands beside another')
    },
  },
  {
    operation,
    name: 'without bounds the budget is what the chosen stone shows, and without either there is none',
    async run(probe) {
      const { vatPercent } = await pricingOf(probe)
      for (const chosen of await drawRows(probe, stones, 4)) {
        const found = (await tradeOffsOf(probe, { gemstoneId: chosen.id })).map(({ gemstone }) => gemstone)
        probe.expect(found.length > 0, `Nothing is traded off for ${chosen.id}, which lies in its own budget`)
        const { priceMin, priceMax } = budgetAround(chosen, vatPercent)
        const outside = found.filter(({ price }) => price < (priceMin ?? 0) || price > (priceMax ?? Infinity))
        probe.expectSame(idsOf(outside), [], `Stones outside the budget round ${chosen.id}`)
        const group = tradeOffGroup(chosen.gemStoneType)
        const others = found.filter(({ gemStoneType }) => tradeOffGroup(gemStoneType) !== group)
        probe.expectSame(idsOf(others), [], `Stones that are not weighed against ${chosen.id}`)
      }
      probe.expectSame(await tradeOffsOf(probe, {}), [], 'What no budget buys')
    },
  },
  {
    operation,
    name: 'trade-offs are of stones that pass whatever filter is asked for',
    async run(probe) {
      const drawn = await drawRows(probe, stones, 20)
      const { facets } = await pageOf(probe, stones, {}, facetFields)
      for (const options of optionsByGroup(stones, facets)) {
        // What fewest have is what an API that looks at no filter misses most.
        const rarest = options.toSorted((a, b) => a.count - b.count)
        const held = rarest.flatMap((option) => {
          const holders = drawn.filter((stone) => option.filter.has(stone, option.ids))
          return holders.slice(0, 3).map((holder) => ({ option, holder }))
        })
        for (const { option, holder } of held.slice(0, 4)) {
          const what = `${option.group} ${option.name}`
          await expectOnly(probe, holder, choosing([option]), what, (stone) =>
            option.filter.has(stone, option.ids),
          )
        }
      }
      const [stone] = drawn
      if (!stone) return
      const { caratWeight, ratio, shape, measLength } = stone
      const shapeId = shapes.find(({ value }) => value === shape)?.ids[0] ?? null
      const [lengthMin, lengthMax] = [measLength, measLength + 0.1]
      const bounds: readonly (readonly [string, Variables, (other: Stone) => boolean])[] = [
        [
          'carat',
          { caratMin: caratWeight, caratMax: caratWeight },
          (other) => other.caratWeight === caratWeight,
        ],
        ['ratio', { ratioMin: ratio, ratioMax: ratio }, (other) => other.ratio === ratio],
        [
          'size',
          { stoneSizes: [{ shapeId, lengthMin, lengthMax }] },
          (other) => other.shape === shape && other.measLength >= lengthMin && other.measLength < lengthMax,
        ],
      ]
      for (const [what, asked, has] of bounds) await expectOnly(probe, stone, asked, `one ${what}`, has)
    },
  },
]

/** Trade-offs within a wide budget round a stone that passes a filter, which they all have to pass. */
async function expectOnly(
  probe: Probe,
  holder: Stone,
  asked: Variables,
  what: string,
  has: (stone: Stone) => boolean,
): Promise<void> {
  const found = (await tradeOffsOf(probe, { ...around(holder), ...asked })).map(({ gemstone }) => gemstone)
  probe.expect(found.length > 0, `Nothing of ${what} is traded off, and ${holder.id} is within the budget`)
  const strays = found.filter((stone) => !has(stone))
  probe.expectSame(idsOf(strays), [], `Other stones among trade-offs of ${what}`)
}

/** From half of what a stone costs to twice as much. */
export function around({ price }: Stone): Variables {
  return { priceMin: Math.floor(price / 2), priceMax: Math.ceil(price * 2) }
}

/** What an API trades off for what is asked. */
export async function tradeOffsOf(probe: Probe, asked: Variables): Promise<readonly TradeOff[]> {
  const fields = `merits gains givesUp gemstone { id ${stones.rowFields} }`
  const answer = await probe.ask<Readonly<Record<string, readonly TradeOff[]>>>(
    listQuery(probe, field, asked, fields),
    asked,
  )
  return answer[field] ?? []
}

import type { Check } from '../../runner/check.ts'
import { expectSameSpelledOut, spelledOut } from '../lists/spelled-out-checks.ts'
import { drawStones } from './catalogue-fields.ts'
import { drawMatched } from './matching-size-checks.ts'

/** The same as of lists, of what else is asked for by the filters of stones. */
export const spelledOutStoneChecks: readonly Check[] = [
  {
    operation: 'MatchingStones',
    name: spelledOut,
    async run(probe) {
      for (const { stone } of await drawMatched(probe)) {
        await expectSameSpelledOut(probe, 'listMatchingGemstones', { id: stone.id }, 'total items { id }')
      }
    },
  },
  {
    operation: 'StoneTradeOffs',
    name: spelledOut,
    async run(probe) {
      for (const { id, price } of await drawStones(probe, 6)) {
        for (const asked of [{ gemstoneId: id }, { priceMax: Math.ceil(price * 2) }]) {
          await expectSameSpelledOut(probe, 'listGemstoneTradeOffs', asked, 'merits gemstone { id }')
        }
      }
    },
  },
]

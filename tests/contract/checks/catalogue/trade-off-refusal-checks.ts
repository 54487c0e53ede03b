import type { Variables } from '../../assert-answer.ts'
import type { Check } from '../../runner/check.ts'
import { expectRefusedArgument } from '../lists/paging-checks.ts'
import { stoneList } from '../lists/stone-list.ts'

const field = 'listGemstoneTradeOffs'
const budget = { priceMax: 5000 }

/** What nothing is traded off for, by the argument that is wrong; of filters it is what a list of stones refuses. */
const refused: readonly (readonly [argument: string, asked: Variables])[] = [
  ['gemstoneId', { gemstoneId: 'no-such-stone' }],
  ['gemstoneId', { gemstoneId: 'x'.repeat(65) }],
  ['attributeIds', { attributeIds: ['no-such-option'] }],
  ...['price', 'carat', 'ratio'].flatMap((name) => [
    [`${name}Min`, { [`${name}Min`]: -1 }] as const,
    [`${name}Max`, { [`${name}Max`]: -1 }] as const,
    [`${name}Min`, { [`${name}Min`]: 3, [`${name}Max`]: 2 }] as const,
  ]),
  ...stoneList.unknownParts,
]

/** What no trade-offs can be asked for (schema, `listGemstoneTradeOffs`). */
export const tradeOffRefusalChecks: readonly Check[] = [
  {
    operation: 'StoneTradeOffs',
    name: 'what there cannot be is refused by the name of its argument',
    async run(probe) {
      for (const [argument, asked] of refused) {
        await expectRefusedArgument(probe, { field }, { ...budget, ...asked }, argument, 'merits')
      }
    },
  },
]

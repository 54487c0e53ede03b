import type { Check } from '../runner/check.ts'
import { problemOf } from '../runner/probe.ts'

const operation = '(every request)'
/** So many fields of the query type with one field each come to 19,829, and one more to 20,080. */
const mostFields = 79

const vats = (count: number, letter = 'a') =>
  Array.from({ length: count }, (_, at) => `${letter}${at}: getVat { vat }`).join(' ')
const ids = Array.from({ length: 20 }, (_, at) => `a${at}: id`).join(' ')
/** Nine lists of rows of twenty fields: with a hundred rows each 21,150, with one 2,439. */
const lists = Array.from(
  { length: 9 },
  (_, at) => `l${at}: listGemstones(pageSize: $rows) { items { ${ids} } }`,
)

/** What a document may cost, and what is counted (rules/contract#limits). */
export const documentCostChecks: readonly Check[] = [
  {
    operation,
    name: 'a document of just the cost that is allowed is carried out, and one of more is refused',
    async run(probe) {
      const answer = await probe.send(`{ ${vats(mostFields)} }`)
      probe.expectSame(problemOf(answer), null, `What is wrong with a document of ${mostFields} fields`)
      const half = Math.ceil((mostFields + 1) / 2)
      for (const [what, text] of [
        [`a document of ${mostFields + 1} fields`, `{ ${vats(mostFields + 1)} }`],
        ['as many fields in a fragment', `{ ...F } fragment F on Query { ${vats(mostFields + 1)} }`],
        [
          'as many fields in two fragments',
          `{ ...F ...G } fragment F on Query { ${vats(half)} } fragment G on Query { ${vats(half, 'b')} }`,
        ],
      ] as const) {
        await probe.expectRefusal(text, {}, what, 'BAD_USER_INPUT')
      }
    },
  },
  {
    operation,
    name: 'the rows of a list cost what they hold, however many are asked for by a variable',
    async run(probe) {
      const query = `query ($rows: Int!) { ${lists.join(' ')} }`
      const answer = await probe.send(query, { rows: 1 })
      probe.expectSame(problemOf(answer), null, 'What is wrong with nine lists of a row')
      await probe.expectRefusal(query, { rows: 100 }, 'nine lists of a hundred rows', 'BAD_USER_INPUT')
    },
  },
]

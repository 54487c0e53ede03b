import type { Check } from '../runner/check.ts'
import { problemOf } from '../runner/probe.ts'

/** What takes a text or an id, and of how many characters; what is longer is checked with what it asks for. */
const longest = [
  ['GlobalSearch', 'a text', 'globalSearch(input: $text)', 'String!', 200],
  ['GlobalSearch', 'a text that is only read', 'searchReading(input: $text) { isPartial }', 'String!', 200],
  ['DesignDetail', 'a sku', 'getDesignBySku(sku: $text) { id }', 'String!', 64],
  ['GemstoneDetail', 'an id', 'getGemstoneById(id: $text) { id }', 'ID!', 64],
  ['MatchingStones', 'an id', 'listMatchingGemstones(id: $text) { total }', 'ID!', 64],
] as const

/** What is as long as it may be is taken, whether or not it finds anything (rules/contract#limits). */
export const longestTextChecks: readonly Check[] = longest.map(
  ([operation, what, field, type, most]): Check => ({
    operation,
    name: `${what} that is as long as it may be is taken`,
    async run(probe) {
      const answer = await probe.send(`query ($text: ${type}) { ${field} }`, { text: 'x'.repeat(most) })
      probe.expectSame(problemOf(answer), null, `What is wrong with ${what} of ${most} characters`)
    },
  }),
)

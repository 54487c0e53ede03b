import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { idsOf } from '../lists/list-kind.ts'
import { drawStones } from './catalogue-fields.ts'

const query = `query ($id: ID!, $page: Int!, $pageSize: Int!) {
  listMatchingGemstones(id: $id, page: $page, pageSize: $pageSize) { total items { id } }
}`

interface Matches {
  readonly total: number
  readonly items: readonly { readonly id: string }[]
}

/** Stones of a page of the list that are asked for their matches, until some have enough of them for pages. */
const mostStones = 20

/** What holds for the pages of what matches a stone (schema, `page`, `pageSize`, `total`). */
export const matchingPageChecks: readonly Check[] = [
  {
    operation: 'MatchingStones',
    name: 'matches go on from page to page, and their number is the same on each',
    async run(probe) {
      const ask = async (id: string, page: number, pageSize: number) =>
        (await probe.ask<{ listMatchingGemstones: Matches | null }>(query, { id, page, pageSize }))
          .listMatchingGemstones ?? { total: 0, items: [] }
      let paged = 0
      for (const { id } of await drawnOfPages(probe)) {
        const both = await ask(id, 1, 2)
        if (both.total < 2) continue
        const pages = [await ask(id, 1, 1), await ask(id, 2, 1)]
        const found = pages.flatMap(({ items }) => idsOf(items))
        probe.expectSame(
          found,
          idsOf(both.items),
          `Two pages of the matches of ${id} beside one of twice the length`,
        )
        const beyond = await ask(id, both.total + 1, 1)
        probe.expectSame(beyond.items, [], `Matches of ${id} after the last page`)
        const totals = [...pages, beyond].map(({ total }) => total)
        probe.expectSame(
          totals,
          totals.map(() => both.total),
          `The number of matches of ${id} on other pages`,
        )
        paged += 1
        if (paged === 3) return
      }
      probe.skipUnless(paged > 0, 'none of the stones that were drawn has two matches')
    },
  },
]

/** Of three pages by lot: on one all stones may be of a kind that matches nothing. */
async function drawnOfPages(probe: Probe): Promise<readonly { readonly id: string }[]> {
  // One after the other, so that a seed repeats the draws.
  return [
    ...(await drawStones(probe, mostStones)),
    ...(await drawStones(probe, mostStones)),
    ...(await drawStones(probe, mostStones)),
  ]
}

import { type PairStone, pairMismatch } from '@shop/schema/domain/stones/matched-pair'
import type { Variables } from '../../assert-answer.ts'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { readingRows } from '../lists/draw-rows.ts'
import { choosing, type FacetOption, facetFields, idsOf, optionsByGroup, pageOf } from '../lists/list-kind.ts'
import { stoneList } from '../lists/stone-list.ts'

const facts = `gemStoneType shape caratWeight plainColour fancyColour clarity qualityTier species measLength measWidth`
const stones = readingRows<PairStone>(stoneList, facts)
const pageSize = 100

const query = `query ($id: ID!) {
  listMatchingGemstones(id: $id, pageSize: ${pageSize}) { total items { id } }
}`

interface Matches {
  readonly total: number
  readonly items: readonly { readonly id: string }[]
}

/** Every pair that the list of stones has is among the matches (schema, listMatchingGemstones). */
export const allMatchesChecks: readonly Check[] = [
  {
    operation: 'MatchingStones',
    name: 'every listed stone that makes a pair with another is among its matches',
    async run(probe) {
      let found = 0
      for (const scope of await drawScopes(probe)) {
        for (const { stone, partners } of mostPartners(await drawNeighbours(probe, scope), 4)) {
          const { listMatchingGemstones: matches } = await probe.ask<{
            listMatchingGemstones: Matches | null
          }>(query, { id: stone.id })
          const { total, items } = matches ?? { total: 0, items: [] }
          if (total > pageSize) continue
          found += 1
          const missing = idsOf(partners).filter((id) => !idsOf(items).includes(id))
          probe.expectSame(missing, [], `Stones that make a pair with ${stone.id} and are not said to`)
        }
      }
      probe.skipUnless(found > 0, 'no two stones that were drawn make a pair')
    },
  },
]

/** Kinds in a shape each: the most frequent of both, where pairs are many, and others by lot. */
async function drawScopes(probe: Probe): Promise<Variables[]> {
  const { facets } = await pageOf(probe, stones, {}, facetFields)
  const groups = optionsByGroup(stoneList, facets)
  const frequent = (name: string) =>
    (groups.find(([first]) => first?.group === name) ?? [])
      .filter(({ count }) => count > 0)
      .toSorted((a: FacetOption, b: FacetOption) => b.count - a.count)
  const [kinds, forms] = [frequent('GEM_TYPE'), frequent('SHAPE')]
  const drawn = [
    [...kinds.slice(0, 1), ...forms.slice(0, 1)],
    ...Array.from({ length: 2 }, () => [...probe.random.some(kinds, 1), ...probe.random.some(forms, 1)]),
  ]
  return drawn.map((options) => choosing(options))
}

/** Stones that stand side by side in the order of their weights. */
async function drawNeighbours(probe: Probe, scope: Variables): Promise<readonly PairStone[]> {
  const { total } = await pageOf(probe, stones, scope, 'total')
  const page = 1 + probe.random.below(Math.max(1, Math.ceil(total / pageSize)))
  const asked = { ...scope, sort: 'CARAT_ASC', page, pageSize }
  return (await pageOf(probe, stones, asked, `items { id ${facts} }`)).items
}

/** The stones that make most pairs among some, with those with which they do. */
function mostPartners(among: readonly PairStone[], count: number) {
  return among
    .map((stone) => ({ stone, partners: among.filter((other) => pairMismatch(stone, other) === null) }))
    .filter(({ partners }) => partners.length > 0)
    .toSorted((a, b) => b.partners.length - a.partners.length)
    .slice(0, count)
}

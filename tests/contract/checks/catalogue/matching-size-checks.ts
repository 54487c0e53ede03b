import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import type { Variables } from '../../assert-answer.ts'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { idsOf, listQuery } from '../lists/list-kind.ts'
import { expectRefusedArgument } from '../lists/paging-checks.ts'
import { drawStones, type FullStone, stoneFields } from './catalogue-fields.ts'

const operation = 'MatchingStones'
const field = 'listMatchingGemstones'

interface Matches {
  readonly total: number
  readonly items: readonly FullStone[]
}

/** Stones that are asked for their matches, until some have any. */
const mostStones = 20

/** Which of the stones that match another fit a setting with it, and what is said of them (schema, `stoneSizes`). */
export const matchingSizeChecks: readonly Check[] = [
  {
    operation,
    name: 'of matches those are left that fit one of the sizes, the larger of the pair',
    async run(probe) {
      for (const { stone, items } of await drawMatched(probe)) {
        const larger = (match: FullStone) => Math.max(stone.measLength, match.measLength)
        const [split = stone.measLength] = probe.random.some(items.map(larger), 1)
        const shapeId = shapes.find(({ value }) => value === stone.shape)?.ids[0] ?? null
        const elsewhere = shapes.find(({ value }) => value !== stone.shape)?.ids[0] ?? null
        const all = { lengthMin: 0, lengthMax: 1000 }
        const sizes: readonly (readonly [object, (match: FullStone) => boolean])[] = [
          [{ ...all, shapeId, lengthMin: split }, (match) => larger(match) >= split],
          [{ ...all, shapeId: null, lengthMax: split }, (match) => larger(match) < split],
          [{ ...all, shapeId }, () => true],
          [{ ...all, shapeId: elsewhere }, () => false],
        ]
        for (const [size, fits] of sizes) {
          const found = await matchesOf(probe, { id: stone.id, stoneSizes: [size], pageSize: 100 })
          const expected = idsOf(items.filter(fits))
          const what = `The matches of ${stone.id}, ${stone.measLength} mm, for ${JSON.stringify(size)}`
          probe.expectSame(idsOf(found.items), expected, what)
          probe.expectSame(found.total, expected.length, `The number of them`)
        }
      }
    },
  },
  {
    operation,
    name: 'a page or a size of matches that there cannot be is refused by the name of its argument',
    async run(probe) {
      const [stone] = await drawStones(probe, 1)
      if (!stone) return
      const size = { shapeId: null, lengthMin: 5, lengthMax: 7 }
      for (const [name, value] of [
        ['page', 0],
        ['pageSize', 0],
        ['pageSize', 101],
        ['stoneSizes', [{ ...size, shapeId: 'no-such-shape' }]],
        ['stoneSizes', [{ ...size, lengthMin: 8 }]],
        ['stoneSizes', [{ ...size, lengthMin: -1 }]],
        ['stoneSizes', Array.from({ length: 101 }, () => size)],
        ['id', 'x'.repeat(65)],
      ] as const) {
        await expectRefusedArgument(probe, { field }, { id: stone.id, [name]: value }, name)
      }
    },
  },
  {
    operation,
    name: 'a stone is the same among matches and on its page',
    async run(probe) {
      const query = `query ($id: ID!) { getGemstoneById(id: $id) { ${stoneFields} } }`
      for (const { items } of await drawMatched(probe)) {
        for (const match of probe.random.some(items, 2)) {
          const { getGemstoneById } = await probe.ask<{ getGemstoneById: FullStone | null }>(query, {
            id: match.id,
          })
          probe.expectSame(getGemstoneById, match, `The match ${match.id} on its page`)
        }
      }
    },
  },
]

/** Stones by lot with all that matches them, which a page holds. */
export async function drawMatched(probe: Probe) {
  const found: { readonly stone: FullStone; readonly items: readonly FullStone[] }[] = []
  for (const stone of await drawStones(probe, mostStones)) {
    const { items, total } = await matchesOf(probe, { id: stone.id, pageSize: 100 })
    if (total > 0 && total === items.length) found.push({ stone, items })
    if (found.length === 3) break
  }
  probe.skipUnless(found.length > 0, 'none of the stones that were drawn has a match')
  return found
}

async function matchesOf(probe: Probe, asked: Variables): Promise<Matches> {
  const query = listQuery(probe, field, asked, `total items { ${stoneFields} }`)
  const answer = await probe.ask<Readonly<Record<string, Matches | null>>>(query, asked)
  return answer[field] ?? { total: 0, items: [] }
}

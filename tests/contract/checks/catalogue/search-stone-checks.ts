import { hundredthsOf, weightsAround } from '@shop/schema/domain/search/search-weight'
import { gemStoneTypes } from '@shop/schema/domain/vocabulary/gemstones'
import { type Shape, shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import type { GemstoneHit } from '@shop/schema/http/search-hits'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { idsOf } from '../lists/list-kind.ts'
import { drawStones } from './catalogue-fields.ts'
import { search, stonesOf } from './search-at-target.ts'

const operation = 'GlobalSearch'
/** Without emerald, which is a stone as well as a cut (rules/search#synonyms). */
const namedShapes: readonly Shape[] = shapes.filter(({ slug }) => slug !== 'emerald-cut')
/** Words for kinds of stone; without emerald, once more. */
const gems = ['diamond', 'sapphire', 'ruby'] as const

/** A number that is a gold in front of its carats. */
const golds = new Set(['9', '14', '18'])

/** Loose stones that a search finds are those that its words name (rules/search#reading). */
export const searchStoneChecks: readonly Check[] = [
  {
    operation,
    name: 'a shape and a kind of stone find loose stones that have both',
    async run(probe) {
      const query = `query ($shapeIds: [ID!]!, $kinds: [GemStoneType!]!) {
        listGemstones(attributeIds: $shapeIds, gemType: $kinds, pageSize: 1) { total }
      }`
      for (const { name, ids, value } of probe.random.some(namedShapes, 2)) {
        for (const gem of gems) {
          const kinds = kindsOf(gem)
          const { listGemstones } = await probe.ask<{ listGemstones: { readonly total: number } }>(query, {
            shapeIds: ids,
            kinds,
          })
          // Where nothing has every word, what has most of them is found.
          if (listGemstones.total === 0) continue
          const text = `${name.toLowerCase()} ${gem}`
          const found = stonesOf(await search(probe, text))
          const { total } = listGemstones
          probe.expect(found.length > 0, `No loose stone is found for ${text}, and ${total} are listed`)
          const isNamed = ({ gemStoneType, species, fancyColour }: GemstoneHit) =>
            kinds.includes(gemStoneType) ||
            [species, fancyColour].some((words) => words?.toLowerCase().includes(gem))
          const strays = found.filter((stone) => stone.shape !== value || !isNamed(stone))
          probe.expectSame(idsOf(strays), [], `Loose stones for ${text} that are none`)
        }
      }
    },
  },
  {
    operation,
    name: 'a weight and a shape find loose stones of about that weight, those of just that weight first',
    async run(probe) {
      for (const { shape, caratWeight } of await drawStones(probe, 4)) {
        const named = namedShapes.find(({ value }) => value === shape)
        // So are weights said: 1.5, not 1.50.
        if (named) await expectWeight(probe, String(caratWeight), named)
      }
    },
  },
]

function kindsOf(gem: (typeof gems)[number]): readonly string[] {
  const isNamed = ({ value, isDiamond }: (typeof gemStoneTypes)[number]) =>
    gem === 'diamond' ? isDiamond : value.endsWith(gem.toUpperCase())
  return gemStoneTypes.filter(isNamed).map(({ value }) => value)
}

/** There is a stone of this weight and shape. */
async function expectWeight(probe: Probe, weight: string, { name, value }: Shape): Promise<void> {
  const around = weightsAround(weight)
  if (!around || golds.has(weight)) return
  const text = `${weight} ct ${name.toLowerCase()}`
  const hundredths = ({ caratWeight }: GemstoneHit) => hundredthsOf(String(caratWeight))
  const found = stonesOf(await search(probe, text))
  const [first] = found
  probe.expectSame(
    first && hundredths(first),
    hundredthsOf(weight),
    `Hundredths of a carat of the first stone for ${text}`,
  )
  const strays = found.filter(
    (stone) => stone.shape !== value || hundredths(stone) < around.min || hundredths(stone) > around.max,
  )
  probe.expectSame(idsOf(strays), [], `Loose stones for ${text} that are of another shape or weight`)
  const isExact = found.map((stone) => hundredths(stone) === hundredthsOf(weight))
  const late = isExact.lastIndexOf(true) - isExact.filter(Boolean).length + 1
  probe.expectSame(
    late,
    0,
    `How many stones of another weight come before the last of just the weight of ${text}`,
  )
}

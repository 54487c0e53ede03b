import { hundredthsOf, weightsAround } from '@shop/schema/domain/search/search-weight'
import { gemCertificates } from '@shop/schema/domain/vocabulary/gemstone-grades'
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

/** Of the clarities those that are no words besides, as if and fl are. */
const namedClarities = ['VVS1', 'VVS2', 'VS1', 'VS2', 'SI1', 'SI2'] as const
const laboratories = gemCertificates.map(({ value }) => value).filter((value) => value !== 'NONE')
const origins = [
  ['lab grown', 'LAB_GROWN'],
  ['natural', 'NATURAL'],
] as const

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
  {
    operation,
    name: 'a clarity, a laboratory and where a stone comes from find diamonds that are so',
    async run(probe) {
      for (const clarity of probe.random.some(namedClarities, 2)) {
        await expectDiamonds(probe, {
          word: clarity.toLowerCase(),
          listed: `clarities: ${clarity}`,
          isSo: (stone) => stone.clarity === clarity,
        })
      }
      let tried = 0
      for (const laboratory of probe.random.some(laboratories, laboratories.length)) {
        if (tried === 2) break
        const isListed = await expectDiamonds(probe, {
          word: laboratory.toLowerCase(),
          listed: `certificates: ${laboratory}`,
          isSo: (stone) => stone.certificate === laboratory,
        })
        if (isListed) tried += 1
      }
      for (const [word, origin] of origins) {
        const kinds: readonly string[] = gemStoneTypes.flatMap((kind) =>
          kind.origin === origin ? kind.value : [],
        )
        await expectDiamonds(probe, {
          word,
          listed: `origins: ${origin}`,
          isSo: ({ gemStoneType }) => kinds.includes(gemStoneType),
        })
      }
    },
  },
  {
    operation,
    name: 'as many stones answer to a shape and a kind as the list of both has, also beyond a hundred',
    async run(probe) {
      const query = `query ($text: String!, $shapeIds: [ID!]!, $kinds: [GemStoneType!]!) {
        searchReading(input: $text) { stoneCount }
        listGemstones(attributeIds: $shapeIds, gemType: $kinds, pageSize: 1) { total }
      }`
      // Of most stones there are more round ones than of another shape.
      const [round, ...others] = namedShapes
      for (const shape of [...(round ? [round] : []), ...probe.random.some(others, 3)]) {
        const text = `${shape.name.toLowerCase()} diamond`
        const { searchReading, listGemstones } = await probe.ask<{
          searchReading: { readonly stoneCount: number } | null
          listGemstones: { readonly total: number }
        }>(query, { text, shapeIds: shape.ids, kinds: kindsOf('diamond') })
        if (searchReading === null || listGemstones.total === 0) continue
        const what = `How many stones answer to ${text}, beside how many are listed`
        probe.expectSame(searchReading.stoneCount, listGemstones.total, what)
      }
    },
  },
]

interface NamedDiamonds {
  /** What is typed before diamond. */
  readonly word: string
  /** The argument that lists the same. */
  readonly listed: string
  readonly isSo: (stone: GemstoneHit) => boolean
}

/** Loose stones for a word and diamond are diamonds of which the word is true; false where none is listed. */
async function expectDiamonds(probe: Probe, { word, listed, isSo }: NamedDiamonds): Promise<boolean> {
  const kinds = kindsOf('diamond')
  const query = `query ($kinds: [GemStoneType!]!) { listGemstones(gemType: $kinds, ${listed}, pageSize: 1) { total } }`
  const { listGemstones } = await probe.ask<{ listGemstones: { readonly total: number } }>(query, { kinds })
  if (listGemstones.total === 0) return false
  const found = stonesOf(await search(probe, `${word} diamond`))
  probe.expect(
    found.length > 0,
    `No loose stone is found for ${word} diamond, and ${listGemstones.total} are listed`,
  )
  const strays = found.filter((stone) => !kinds.includes(stone.gemStoneType) || !isSo(stone))
  probe.expectSame(idsOf(strays), [], `Loose stones for ${word} diamond that are none`)
  return true
}

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

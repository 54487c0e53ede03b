import { gemStoneTypes, isLabGrown } from '@shop/schema/domain/vocabulary/gemstones'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { type FullStone, stoneFields } from './catalogue-fields.ts'

/** What is read of a stone beside its price. */
type Stone = FullStone & {
  readonly ratio: number
  readonly measLength: number
  readonly measWidth: number
  readonly measDepth: number
  readonly depthPercent: number | null
  readonly tablePercent: number | null
  readonly plainColour: string | null
  readonly fancyColour: string | null
  readonly certificate: string | null
  readonly species: string | null
  readonly treatment: string | null
  readonly growthMethod: string | null
  readonly qualityTier: string | null
  readonly clarity: string | null
  readonly countryOfOrigin: string | null
}

const whiteDiamonds: ReadonlySet<string> = new Set(['NATURAL_DIAMOND', 'LAB_GROWN_DIAMOND'])
const diamonds: ReadonlySet<string> = new Set(
  gemStoneTypes.flatMap(({ value, isDiamond }) => (isDiamond ? value : [])),
)
const grownDiamonds = gemStoneTypes.flatMap(({ value, isDiamond }) =>
  isDiamond && isLabGrown(value) ? value : [],
)
/** Measures have two decimals, and laboratories round and average: so far may what follows from them lie apart. */
const [ratioDrift, percentDrift] = [0.03, 3]

/** What fields of a stone say of each other (schema, Gemstone). */
export const stoneFactsChecks: readonly Check[] = [
  {
    operation: 'GemstoneDetail',
    name: 'a stone has the facts of its kind, and its measures agree',
    async run(probe) {
      const query = `query ($kinds: [GemStoneType!]!, $certificates: [GemCertificate!]! = []) {
        listGemstones(gemType: $kinds, certificates: $certificates, pageSize: 40) { items { ${stoneFields} } }
      }`
      // Of grown diamonds GIA alone says a tier, and it grades few of them.
      const graded = grownDiamonds.map((kind) => ({ kinds: [kind], certificates: ['GIA'] }))
      for (const asked of [...gemStoneTypes.map(({ value }) => ({ kinds: [value] })), ...graded]) {
        const { listGemstones } = await probe.ask<{ listGemstones: { items: Stone[] } }>(query, asked)
        for (const stone of listGemstones.items) {
          expectMeasures(probe, stone)
          expectFactsOfKind(probe, stone)
        }
      }
    },
  },
]

function expectMeasures(probe: Probe, stone: Stone): void {
  const { id, ratio, measLength, measWidth, measDepth, depthPercent, tablePercent } = stone
  const { caratWeight } = stone
  for (const [field, value] of Object.entries({ caratWeight, ratio, measLength, measWidth, measDepth })) {
    probe.expect(
      Number(value.toFixed(2)) === value,
      `${id} says its ${field} with more than two decimals: ${value}`,
    )
  }
  const own = measLength / measWidth
  probe.expect(
    Math.abs(own - ratio) <= ratioDrift,
    `${id} of ${measLength} by ${measWidth} mm has ratio ${ratio}`,
  )
  const depth = (100 * measDepth) / measWidth
  const isDepth = depthPercent === null || Math.abs(depth - depthPercent) <= percentDrift
  probe.expect(isDepth, `${id}, ${measDepth} mm deep and ${measWidth} wide, has a depth of ${depthPercent} %`)
  const isTable = tablePercent === null || (tablePercent > 1 && tablePercent <= 100)
  probe.expect(isTable, `${id} has a table of ${tablePercent} %`)
}

function expectFactsOfKind(probe: Probe, stone: Stone): void {
  const { id, gemStoneType, fancyColour, certificate, repNo } = stone
  const isDiamond = diamonds.has(gemStoneType)
  const isWhite = whiteDiamonds.has(gemStoneType)
  const isGrown = isLabGrown(gemStoneType)
  const isReported = certificate !== null && certificate !== 'NONE'
  const [plainColour, clarity] = [stone.plainColour, stone.clarity].map((grade) =>
    grade === 'NONE' ? null : grade,
  )
  const facts: readonly (readonly [string, unknown, boolean])[] = [
    ['plainColour', plainColour, isWhite && stone.qualityTier === null],
    ['clarity', clarity, stone.qualityTier === null],
    ['fancyColour', fancyColour, !isWhite],
    ['species', stone.species, !isDiamond],
    ['treatment', stone.treatment, !isDiamond],
    ['growthMethod', stone.growthMethod, isGrown],
    ['qualityTier', stone.qualityTier, isGrown && isDiamond && certificate === 'GIA'],
    ['repNo', repNo, isReported],
    ['countryOfOrigin', stone.countryOfOrigin, !isDiamond && !isGrown && isReported],
  ]
  for (const [field, value, mayHave] of facts) {
    if (mayHave) continue
    probe.expectSame(
      value,
      null,
      `The ${field} of ${id}, a stone of ${gemStoneType}, report ${certificate} and tier ${stone.qualityTier}`,
    )
  }
}

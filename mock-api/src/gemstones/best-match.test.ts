import { type EdgeStoneName, edgeRow } from '@shop/fixtures/stones/edge-stones'
import { generateStones } from '@shop/fixtures/stones/generate-stones'
import { absent, codeIn, type StoneColumnName, stonePictures } from '@shop/fixtures/stones/stone-columns'
import { stoneSuppliers } from '@shop/fixtures/stones/suppliers'
import {
  gemCertificates,
  gemClarities,
  gemColours,
  gemCuts,
  gemFinishes,
  gemFluorescences,
  gemQualityTiers,
} from '@shop/schema/domain/vocabulary/gemstone-grades'
import { gemStoneTypes } from '@shop/schema/domain/vocabulary/gemstones'
import { describe, expect, it } from 'vitest'
import { bestMatchPoints, bestMatchRank, leadTimeOf } from './best-match.ts'

const columns = generateStones({ count: 40 })
const pointsOf = (name: EdgeStoneName) => bestMatchPoints(columns, edgeRow(name))

describe('the own order of the jeweller', () => {
  it.each([
    ['a flawless stone', 'flawlessDiamond', 'a stone of which nothing is known', 'almostNothingKnown'],
    ['a premium stone', 'premiumTier', 'a standard one', 'standardTier'],
    ['a carat', 'pairLeft', 'ten carats', 'tenCarats'],
    ['a stone with a picture', 'pairLeft', 'one without', 'noPicture'],
    ['a stone from London', 'pairLeft', 'one that nobody says when it comes', 'leadTimeUnknown'],
    ['a certified stone', 'pairLeft', 'one without a certificate', 'certificateNone'],
  ] as const)('has %s before %s', (...[, better, , worse]) => {
    expect(pointsOf(better)).toBeGreaterThan(pointsOf(worse))
  })

  it('does not hold it against a shape or a species that it has no such grade', () => {
    expect(pointsOf('eyeCleanSapphire')).toBeGreaterThan(pointsOf('gradesNone'))
  })

  it('mixes equal ones in an order that never changes', () => {
    const equal = ['firstOfEquals', 'secondOfEquals', 'thirdOfEquals', 'atStoneSizeEdge'] as const
    const ordered = equal.toSorted(
      (a, b) => bestMatchRank(columns, edgeRow(a)) - bestMatchRank(columns, edgeRow(b)),
    )
    expect(new Set(equal.map(pointsOf)).size).toBe(1)
    expect(ordered).toEqual(['firstOfEquals', 'thirdOfEquals', 'secondOfEquals', 'atStoneSizeEdge'])
  })

  it('puts more merit first, whatever the mix', () => {
    const rows = [...columns.kind.keys()]
    const byRank = rows.toSorted((a, b) => bestMatchRank(columns, a) - bestMatchRank(columns, b))
    const points = byRank.map((row) => bestMatchPoints(columns, row))
    expect(points).toEqual(points.toSorted((a, b) => b - a))
  })

  it('mixes natural and lab-grown stones of equal merit on its first page', () => {
    const all = generateStones({ count: 20_000 })
    const order = Array.from(all.kind.keys()).toSorted(
      (a, b) => bestMatchRank(all, a) - bestMatchRank(all, b),
    )
    const labGrown = order
      .slice(0, 24)
      .filter((row) => all.kind[row] === codeIn(gemStoneTypes, 'LAB_GROWN_DIAMOND'))
    expect(labGrown.length).toBeGreaterThan(4)
    expect(labGrown.length).toBeLessThan(20)
  })

  it('finds equal what differs in nothing it looks at', () => {
    expect(pointsOf('secondOfEquals')).toBe(pointsOf('firstOfEquals'))
  })
})

describe('the merit of a stone', () => {
  /** What the left one of the pair gets, a round stone of 1 carat, G, VS2, once these of its facts are others. */
  function pointsWith(facts: Readonly<Partial<Record<StoneColumnName, number>>>): number {
    const changed = generateStones({ count: 40 })
    const row = edgeRow('pairLeft')
    for (const [name, value] of Object.entries(facts)) {
      changed[name as StoneColumnName][row] = value // the keys of the facts are names of columns
    }
    return bestMatchPoints(changed, row)
  }
  const supplierOf = (days: number | null) =>
    stoneSuppliers.findIndex(({ leadTimeDays }) => leadTimeDays === days)

  it('is 19 of 21 for a stone that only does not turn', () => {
    expect(pointsWith({})).toBe(19)
    expect(pointsWith({ pictures: stonePictures.own + stonePictures.turning })).toBe(21)
  })

  it.each([
    ['FL', 19],
    ['VS2', 19],
    ['SI1', 17],
    ['SI2', 16],
    ['NONE', 16],
  ] as const)('with the clarity %s is %i', (grade, points) => {
    expect(pointsWith({ clarity: codeIn(gemClarities, grade) })).toBe(points)
  })

  it.each([
    ['D', 19],
    ['G', 19],
    ['H', 18],
    ['I', 18],
    ['J', 17],
    ['K', 16],
    ['NONE', 16],
  ] as const)('in the colour %s is %i, natural or lab-grown', (grade, points) => {
    const colour = codeIn(gemColours, grade)
    expect(pointsWith({ colour })).toBe(points)
    expect(pointsWith({ colour, kind: codeIn(gemStoneTypes, 'LAB_GROWN_DIAMOND') })).toBe(points)
  })

  it.each(['NATURAL_FANCY_DIAMOND', 'LAB_GROWN_FANCY_DIAMOND', 'SAPPHIRE', 'OTHER'] as const)(
    'is whole without a letter for the colour of a %s, and not of a white diamond',
    (value) => {
      expect(pointsWith({ kind: codeIn(gemStoneTypes, value), colour: absent })).toBe(19)
      expect(pointsWith({ colour: absent })).toBe(16)
    },
  )

  it.each([
    ['IDEAL', 19],
    ['EXCELLENT', 19],
    ['VERY_GOOD', 18],
    ['GOOD', 17],
    ['NONE', 17],
  ] as const)('with the cut %s is %i', (grade, points) => {
    expect(pointsWith({ cut: codeIn(gemCuts, grade) })).toBe(points)
  })

  it('is whole without a cut grade, as all shapes are but the round one', () => {
    expect(pointsWith({ cut: absent })).toBe(19)
  })

  it('is one less for each finish that is not excellent', () => {
    const [excellent, veryGood] = [codeIn(gemFinishes, 'EXCELLENT'), codeIn(gemFinishes, 'VERY_GOOD')]
    expect(pointsWith({ polish: excellent, symmetry: veryGood })).toBe(18)
    expect(pointsWith({ polish: veryGood, symmetry: excellent })).toBe(18)
    expect(pointsWith({ polish: veryGood, symmetry: absent })).toBe(17)
  })

  it.each([
    ['NONE', 19],
    ['FAINT', 19],
    ['MEDIUM', 18],
  ] as const)('with the fluorescence %s is %i', (grade, points) => {
    expect(pointsWith({ fluorescence: codeIn(gemFluorescences, grade) })).toBe(points)
  })

  it.each([
    ['GIA', 19],
    ['AGL', 19],
    ['NONE', 17],
  ] as const)('with the certificate %s is %i', (laboratory, points) => {
    expect(pointsWith({ certificate: codeIn(gemCertificates, laboratory) })).toBe(points)
  })

  it('is less for what nobody has examined or pictured', () => {
    expect(pointsWith({ fluorescence: absent })).toBe(18)
    expect(pointsWith({ certificate: absent })).toBe(17)
    expect(pointsWith({ clarity: absent })).toBe(16)
    expect(pointsWith({ pictures: stonePictures.ofSupplier })).toBe(18)
  })

  it.each([
    [2, 19],
    [5, 19],
    [7, 18],
    [9, 18],
    [10, 17],
    [null, 17],
  ])('that is here in %j working days is %i', (days, points) => {
    expect(pointsWith({ supplier: supplierOf(days) })).toBe(points)
  })

  it.each([
    [39, 17],
    [40, 18],
    [79, 18],
    [80, 19],
    [120, 19],
    [160, 19],
    [161, 18],
    [200, 18],
    [201, 17],
    [280, 17],
    [281, 16],
  ])('of %i hundredths of a carat is %i', (caratHundredths, points) => {
    expect(pointsWith({ caratHundredths })).toBe(points)
  })

  it('goes by its tier where it has one, instead of its grades', () => {
    const grades = { colour: absent, clarity: absent }
    expect(pointsWith({ ...grades, qualityTier: codeIn(gemQualityTiers, 'PREMIUM') })).toBe(18)
    expect(pointsWith({ ...grades, qualityTier: codeIn(gemQualityTiers, 'STANDARD') })).toBe(13)
  })
})

describe('the lead time of a stone', () => {
  it('is that of its supplier, or 25 days', () => {
    expect(leadTimeOf(columns, edgeRow('pairLeft'))).toBe(2)
    expect(leadTimeOf(columns, edgeRow('leadTimeUnknown'))).toBe(25)
  })
})

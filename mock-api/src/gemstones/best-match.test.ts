import { type EdgeStoneName, edgeRow } from '@shop/fixtures/stones/edge-stones'
import { generateStones } from '@shop/fixtures/stones/generate-stones'
import { codeIn } from '@shop/fixtures/stones/stone-columns'
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

describe('the lead time of a stone', () => {
  it('is that of its supplier, or 25 days', () => {
    expect(leadTimeOf(columns, edgeRow('pairLeft'))).toBe(2)
    expect(leadTimeOf(columns, edgeRow('leadTimeUnknown'))).toBe(25)
  })
})

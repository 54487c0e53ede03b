import { type EdgeStoneName, edgeRow } from '@shop/fixtures/stones/edge-stones'
import { generateStones } from '@shop/fixtures/stones/generate-stones'
import { describe, expect, it } from 'vitest'
import { bestMatchPoints, leadTimeOf } from './best-match.ts'

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

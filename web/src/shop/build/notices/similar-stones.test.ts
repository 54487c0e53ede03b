import { describe, expect, it } from 'vitest'
import { similarStonesForHref, similarStonesHref } from './similar-stones.ts'
import { ovalGold, roundGold } from '#testing/build-examples.ts'

describe('stones like one that is gone', () => {
  it.each([
    ['Round Brilliant', 'NATURAL_DIAMOND', 1.01, 'round-brilliant_diamond_carat-0-81-to-1-21'],
    ['Oval Shape', 'SAPPHIRE', 0.18, 'oval-shape_sapphire_carat-0-01-to-0-38'],
  ] as const)(
    'are of its shape, kind and weight: %s %s of %d',
    (shape, gemStoneType, caratWeight, segment) => {
      expect(similarStonesHref({ shape, gemStoneType, caratWeight })).toBe(`/create/gemstones/${segment}`)
    },
  )

  it('are the same for a setting, whose own shape goes without saying', () => {
    const gone = { shape: 'Round Brilliant', gemStoneType: 'LAB_GROWN_DIAMOND', caratWeight: 0.5 } as const
    expect(similarStonesForHref(roundGold, gone)).toBe(
      '/create/engagement-ring/PR-00201/round-brilliant/yellow-gold/gemstones/lab-grown-diamond_carat-0-30-to-0-70',
    )
    expect(similarStonesForHref(ovalGold, gone)).toBe(
      '/create/engagement-ring/PR-00201/oval-shape/yellow-gold/gemstones/round-brilliant_lab-grown-diamond_carat-0-30-to-0-70',
    )
  })
})

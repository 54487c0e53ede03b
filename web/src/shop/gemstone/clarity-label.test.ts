import { describe, expect, it } from 'vitest'
import { clarityLabel } from './clarity-label.ts'

describe('clarity', () => {
  it.each([
    ['SAPPHIRE', 'I1', 'Included'],
    ['SAPPHIRE', 'SI1', 'Slightly Included'],
    ['LAB_GROWN_EMERALD', 'IF', 'Eye Clean'],
    ['OTHER', 'VS1', 'VS1'],
    ['NATURAL_DIAMOND', 'I1', 'I1'],
    ['NATURAL_FANCY_DIAMOND', 'SI1', 'SI1'],
    ['LAB_GROWN_DIAMOND', 'IF', 'IF'],
    ['NATURAL_DIAMOND', 'VVS2', 'VVS2'],
  ] as const)('of a %s graded %s is shown as %s', (gemStoneType, clarity, label) => {
    expect(clarityLabel({ gemStoneType, clarity })).toBe(label)
  })

  it.each([null, undefined, 'NONE'] as const)('of a stone graded %s is not shown', (clarity) => {
    const ungraded = clarity === undefined ? {} : { clarity }
    expect(clarityLabel({ gemStoneType: 'LAB_GROWN_DIAMOND', ...ungraded })).toBeNull()
    expect(clarityLabel({ gemStoneType: 'RUBY', ...ungraded })).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { aLine } from '#data/basket/testing/baskets.ts'
import { canBeSaved, lineBuild } from './line-build.ts'

describe('a line that is saved for later', () => {
  it('is the ring with every choice, under the id of the line', () => {
    expect(lineBuild(aLine('a'), 'Six-claw solitaire with 1.00 ct Round diamond')).toEqual({
      id: 'a',
      name: 'Six-claw solitaire with 1.00 ct Round diamond',
      isStartWithDiamond: false,
      sku: 'PR-00201',
      optionIds: ['161', '171'],
      fingerSize: 'N',
      isSizeUnsure: false,
      engraving: { font: 'Roman', text: 'EVER YOURS' },
      gemstoneId: '100001',
      gemstonePair: [],
    })
  })

  it.each([
    ['a ring with its stone', {}, true],
    ['earrings with their pair', { gemstoneId: null, gemstonePair: ['1', '2'] }, true],
    ['a finished piece', { shape: '', gemstoneId: null }, false],
    ['a ring whose stone was sold', { availability: 'STONE_UNAVAILABLE' as const }, false],
  ])('may be %s', (_, difference, isSaved) => {
    expect(canBeSaved(aLine('a', difference))).toBe(isSaved)
  })
})

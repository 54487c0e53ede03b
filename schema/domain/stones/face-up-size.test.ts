import { describe, expect, it } from 'vitest'
import { faceUpSize, type FaceUpStone } from './face-up-size.ts'

const round: FaceUpStone = {
  gemStoneType: 'NATURAL_DIAMOND',
  shape: 'Round Brilliant',
  caratWeight: 1.03,
  measLength: 6.64,
  measWidth: 6.68,
}

describe('how large a diamond looks from above', () => {
  it('is that of a heavier one where it is wider than most', () => {
    expect(faceUpSize(round)).toEqual({ likeCarat: 1.1, acrossMm: 6.66, usualMm: 6.52, areaPercent: 4 })
  })

  it('is that of a lighter one where it is narrower than most', () => {
    expect(faceUpSize({ ...round, measLength: 6.3, measWidth: 6.3 })).toEqual({
      likeCarat: 0.95,
      acrossMm: 6.3,
      usualMm: 6.52,
      areaPercent: -7,
    })
  })

  it('counts length and width together', () => {
    // 8.3 × 5.6 mm of an oval of one carat, whose like measure 7.7 × 5.4.
    const oval = { ...round, shape: 'Oval Shape', caratWeight: 1, measLength: 8.3, measWidth: 5.6 }
    expect(faceUpSize(oval)).toEqual({ likeCarat: 1.2, acrossMm: 6.82, usualMm: 6.45, areaPercent: 12 })
  })

  it.each([
    ['of the usual size', { ...round, measLength: 6.52, measWidth: 6.53 }],
    ['a hair wider', { ...round, measLength: 6.62, measWidth: 6.62 }],
    [
      'wider by less than its weight is said to',
      { ...round, caratWeight: 0.3, measLength: 4.4, measWidth: 4.42 },
    ],
    ['no diamond', { ...round, gemStoneType: 'SAPPHIRE' }],
    ['without a measure', { ...round, measWidth: 0 }],
    ['without a weight', { ...round, caratWeight: 0 }],
    ['of a shape the shop does not know', { ...round, shape: 'Trilliant' }],
  ] satisfies [string, FaceUpStone][])('is not spoken of where it is %s', (_what, stone) => {
    expect(faceUpSize(stone)).toBeNull()
  })
})

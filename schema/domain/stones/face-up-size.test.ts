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
    ['Princess Cut', 5.5, 5.35, 5.42],
    ['Cushion Cut', 5.9, 5.7, 5.8],
    ['Oval Shape', 7.7, 5.4, 6.45],
    ['Pear Shape', 8.5, 5.4, 6.77],
    ['Emerald Cut', 6.9, 4.9, 5.81],
    ['Heart Shape', 6.5, 6.5, 6.5],
    ['Radiant Cut', 6.2, 5.4, 5.79],
    ['Asscher Cut', 5.5, 5.4, 5.45],
    ['Marquise Cut', 10, 5.05, 7.11],
  ])('knows what most of one carat measure: %s', (shape, measLength, measWidth, usualMm) => {
    const usual = { ...round, shape, caratWeight: 1, measLength, measWidth }
    expect(faceUpSize(usual)).toBeNull()
    const wider = { ...usual, measLength: measLength * 1.1, measWidth: measWidth * 1.1 }
    expect(faceUpSize(wider)).toMatchObject({ usualMm, areaPercent: 21, likeCarat: 1.3 })
  })

  it('says weights below a carat by twentieths', () => {
    const small = { ...round, caratWeight: 0.8, measLength: 6.25, measWidth: 6.25 }
    expect(faceUpSize(small)).toMatchObject({ likeCarat: 0.9 })
    expect(faceUpSize({ ...small, measLength: 6.12, measWidth: 6.12 })).toMatchObject({ likeCarat: 0.85 })
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
    ['without its length', { ...round, measLength: 0 }],
    ['without a weight', { ...round, caratWeight: 0 }],
    ['of a shape the shop does not know', { ...round, shape: 'Trilliant' }],
  ] satisfies [string, FaceUpStone][])('is not spoken of where it is %s', (_what, stone) => {
    expect(faceUpSize(stone)).toBeNull()
  })
})

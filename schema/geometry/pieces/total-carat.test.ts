import { describe, expect, it } from 'vitest'
import { geometryKey, type PieceGeometry } from './piece.ts'
import { pieceScene } from './piece-scene.ts'
import { usualStone } from '../stones/usual-stone.ts'
import { caratOf, lineStoneMm, stoneScale } from '../stones/total-carat.ts'

const plain = { shape: 'round-brilliant', gem: 'NATURAL_DIAMOND', letter: null } as const
const studs = { kind: 'earrings', style: 'stud', motif: 'solitaire', ...plain } as const
const necklace = { kind: 'necklace', motif: 'solitaire', chain: 'trace', ...plain } as const
const bracelet = { kind: 'bracelet', style: 'chain', motif: 'station', ...plain } as const

/** What all stones of a piece weigh that are as large as their part says. */
function caratsIn(piece: PieceGeometry): number {
  return pieceScene(piece).parts.reduce(
    (sum, { stone, instances }) => sum + (stone ? caratOf(stone) * instances.length : 0),
    0,
  )
}

it('weighs a stone by its length', () => {
  expect(caratOf(usualStone('oval-shape', 'SAPPHIRE'))).toBe(1)
  expect(caratOf({ shape: 'round-brilliant', lengthMm: 3.24 })).toBe(0.125)
})

it('leaves stones as pictured where no weight is chosen', () => {
  expect(stoneScale(undefined, [usualStone('oval-shape', 'RUBY')])).toBe(1)
  const line = { lengthMm: 178, gapMm: 0.34, share: 1 }
  expect(lineStoneMm(undefined, { shape: 'round-brilliant', lengthMm: 3 }, line)).toBe(3)
})

it('makes the stones of a line as large as so many weigh as have room', () => {
  const line = { lengthMm: 178, gapMm: 0.34, share: 1 }
  const pictured = { shape: 'round-brilliant', lengthMm: 3 } as const
  expect([1, 2, 5].map((carat) => Number(lineStoneMm(carat, pictured, line).toFixed(2)))).toEqual([
    1.38, 1.9, 2.92,
  ])
})

describe('the stones of a piece', () => {
  it.each<[string, PieceGeometry, number]>([
    ['a pair of studs', studs, 0.3],
    ['a pendant', necklace, 0.2],
    ['a ring', { kind: 'dress-ring', motif: 'solitaire', ...plain }, 0.5],
    ['a ring with a bar', { kind: 'dress-ring', motif: 'bar', ...plain }, 0.21],
    ['a bar', { ...necklace, motif: 'bar' }, 0.1],
    ['a pair of clusters', { ...studs, motif: 'cluster' }, 1],
    ['a pair of long earrings', { ...studs, style: 'drop', motif: 'row' }, 4],
    ['a bracelet with stations', bracelet, 0.5],
  ])('of %s weigh what is chosen', (_name, piece, totalCarat) => {
    expect(caratsIn({ ...piece, totalCarat } as PieceGeometry)).toBeCloseTo(totalCarat, 1)
  })

  it.each<[string, PieceGeometry, number, number]>([
    ['hoops', { ...studs, style: 'hoop', motif: 'row' }, 1, 1],
    ['a bangle', { ...bracelet, style: 'bangle', motif: 'row' }, 2, 1],
    ['a tennis bracelet', { ...bracelet, style: 'tennis', motif: 'row' }, 3, 154 / 178],
  ])('that fill %s weigh about what is chosen', (_name, piece, totalCarat, shown) => {
    const carats = caratsIn({ ...piece, totalCarat } as PieceGeometry)
    expect(carats / (totalCarat * shown)).toBeGreaterThan(0.85)
    expect(carats / (totalCarat * shown)).toBeLessThan(1.1)
  })

  it('of another weight are another picture', () => {
    expect(geometryKey({ ...studs, totalCarat: 0.2 })).not.toBe(geometryKey({ ...studs, totalCarat: 0.5 }))
  })
})

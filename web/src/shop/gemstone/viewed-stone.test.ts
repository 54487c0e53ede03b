import { expect, it } from 'vitest'
import { uprightStone, viewedStone, wornStone } from './viewed-stone.ts'

const stone = {
  id: '100001',
  shape: 'Oval Shape',
  gemStoneType: 'NATURAL_DIAMOND',
  measLength: 8.2,
  measWidth: 5.9,
  measDepth: 3.6,
  tablePercent: 60,
  species: null,
  fancyColour: null,
  plainColour: 'K',
  clarity: 'SI1',
} as const

it('draws a stone as its record says: its measures, its tint, its plot and its turn', () => {
  const viewed = viewedStone(stone)
  expect(viewed?.piece).toEqual({
    kind: 'loose-stone',
    stone: {
      shape: 'oval-shape',
      gem: 'NATURAL_DIAMOND',
      lengthMm: 8.2,
      widthMm: 5.9,
      depthMm: 3.6,
      tableShare: 0.6,
    },
    turnDegrees: expect.any(Number),
    plot: { clarity: 'SI1', seed: '100001' },
  })
  expect(viewed).toMatchObject({ metal: null, stoneLook: 'white' })
  expect(viewed?.stoneTint?.[2]).toBeGreaterThan(0.01)
})

it('draws one that nobody has graded clean and clear', () => {
  const viewed = viewedStone({ ...stone, clarity: null, plainColour: null })
  expect(viewed?.piece).not.toHaveProperty('plot')
  expect(viewed?.stoneTint).toEqual([0, 0, 0])
})

it('draws none that nobody has measured', () => {
  expect(viewedStone({ ...stone, measDepth: 0 })).toBeNull()
})

it('stands a stone upright beside others, and leaves a round one as it lies', () => {
  expect(uprightStone(stone)?.piece).toMatchObject({ turnDegrees: 0 })
  const round = { ...stone, id: '100002', shape: 'Round Brilliant' }
  expect(uprightStone(round)).toEqual(viewedStone(round))
})

it('is worn in a plain solitaire, as large as it is', () => {
  const viewed = viewedStone(stone)
  const worn = viewed && wornStone(viewed)
  expect(worn?.metal).toBe('platinum')
  expect(worn?.piece).toMatchObject({
    kind: 'setting',
    style: 'solitaire',
    stone: { shape: 'oval-shape', lengthMm: 8.2, widthMm: 5.9, depthMm: 3.6 },
  })
  const onThickFinger = viewed && wornStone(viewed, 19.1)
  expect(onThickFinger?.piece).toEqual({ ...worn?.piece, innerDiameterMm: 19.1 })
})

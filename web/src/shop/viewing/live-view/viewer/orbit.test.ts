import { expect, test } from 'vitest'
import { followed, isAtRest, moved, startSight, unwound, type Orbit, sightOf } from './orbit.ts'

const start = startSight({ yawDegrees: 90, elevationDegrees: 45, fill: 0.8 })

test('a piece is first seen as in its still', () => {
  expect(start.yaw).toBeCloseTo(1.5708, 4)
  expect(start.elevation).toBeCloseTo(0.7854, 4)
  expect(start.zoom).toBe(1)
})

test('one can turn without end, but not below the table, over the top or through the piece', () => {
  const far = moved(start, { yaw: 100, elevation: 9, zoom: 99 })
  expect(far.yaw).toBeCloseTo(101.5708, 4)
  expect(far.elevation).toBeCloseTo(1.5359, 4)
  expect(far.zoom).toBe(5)
  const back = moved(far, { elevation: -9, zoom: 0.001 })
  expect(back.elevation).toBeCloseTo(-0.6981, 4)
  expect(back.zoom).toBe(0.6)
})

test('a view follows smoothly and comes to rest', () => {
  let orbit: Orbit = {
    shown: { yaw: 0, elevation: 0, zoom: 1, aim: 0 },
    target: { yaw: 1, elevation: 0, zoom: 1, aim: 0 },
  }
  expect(isAtRest(orbit)).toBe(false)
  orbit = followed(orbit, 110)
  expect(orbit.shown.yaw).toBeCloseTo(0.632, 3)
  for (let frame = 0; frame < 60; frame += 1) orbit = followed(orbit, 16)
  expect(isAtRest(orbit)).toBe(true)
  expect(orbit.shown.yaw).toBe(1)
})

test('the way back to the start takes no whole turns', () => {
  const from = { yaw: 20, elevation: 0.2, zoom: 2, aim: 0 }
  expect(unwound(from, { yaw: 1, elevation: 0, zoom: 1, aim: 0 }).yaw).toBeCloseTo(1.1504, 4)
})

test('a close view aims at the detail, others at the whole', () => {
  const frame = {
    centre: [0, 0, 0],
    widthMm: 24,
    reachMm: 15,
    outermost: [],
    groundMm: -12,
    detail: { centre: [0, 0, 10], widthMm: 12 },
  } as const
  expect(sightOf('detail', 'ring', frame)).toEqual({
    ...startSight({ yawDegrees: 18, elevationDegrees: 56, fill: 1 }),
    zoom: 2,
    aim: 1,
  })
  expect(sightOf('above', 'ring', frame)).toMatchObject({ yaw: 0, zoom: 1, aim: 0 })
  expect(sightOf('side', 'ring', frame)).toEqual(
    startSight({ yawDegrees: 24, elevationDegrees: 30, fill: 1 }),
  )
})

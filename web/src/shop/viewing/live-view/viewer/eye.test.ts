import { heroPoseOf } from '@shop/schema/geometry/scene/pose'
import { expect, test, vi } from 'vitest'
import { eyeOf } from './eye.ts'
import { sightOf, startSight } from './orbit.ts'

const frame = {
  centre: [0, 0, 0],
  widthMm: 24,
  reachMm: 15,
  outermost: [],
  groundMm: -12,
  detail: { centre: [0, 0, 10], widthMm: 12 },
} as const
const ring = { kind: 'ring', frame } as const
const start = startSight(heroPoseOf('ring'))

/** An eye, what it sees at once, and what it sees once it has come to rest. */
function opened({ isInPage = false, isCalm = false } = {}) {
  const onMove = vi.fn<() => void>()
  const eye = eyeOf({ isInPage, isCalm: () => isCalm, onMove })
  return { eye, onMove, now: () => eye.follow(0, 0), later: () => eye.follow(10_000, 0) }
}

test('an eye sees nothing before there is a scene, and nothing leads it anywhere', () => {
  const { eye, onMove, now } = opened()
  eye.step({ yaw: 1 })
  eye.turnTo(1)
  eye.drag({ yaw: 1 })
  eye.reset()
  expect(now()).toBeNull()
  expect(onMove).not.toHaveBeenCalled()
})

test('a piece comes round when it appears, save in the place of its picture and without movement', () => {
  const { eye, now, later } = opened()
  eye.face(ring)
  expect(now()).toMatchObject({ turned: expect.closeTo(0.5, 6), isMoving: true })
  expect(later()).toEqual({ sight: start, turned: 0, isMoving: false })
  for (const use of [{ isInPage: true }, { isCalm: true }]) {
    const still = opened(use)
    still.eye.face(ring)
    expect(still.now()).toEqual({ sight: start, turned: 0, isMoving: false })
  }
})

test('an eye stays where it is before another piece of its kind, and starts anew before one of another', () => {
  const { eye, later } = opened()
  eye.face(ring)
  eye.turnTo(1)
  eye.face({ ...ring })
  expect(later()?.turned).toBeCloseTo(1, 6)
  eye.face({ kind: 'band', frame })
  expect(later()?.turned).toBe(0)
})

test('a view that is asked for before there is a scene is gone to with the first', () => {
  const { eye, later } = opened()
  eye.look('side')
  eye.look('above')
  eye.face(ring)
  expect(later()?.sight).toEqual(sightOf('above', 'ring', frame))
})

test('an eye steps and goes back smoothly, and at once where movement is switched off', () => {
  const { eye, onMove, now, later } = opened({ isInPage: true })
  eye.face(ring)
  eye.step({ yaw: 1 })
  expect(onMove).toHaveBeenCalledOnce()
  expect(now()).toMatchObject({ turned: 0, isMoving: true })
  expect(later()?.turned).toBeCloseTo(1, 6)
  eye.reset()
  expect(later()).toEqual({ sight: start, turned: 0, isMoving: false })

  const calm = opened({ isCalm: true })
  calm.eye.face(ring)
  calm.eye.step({ yaw: 1 })
  expect(calm.now()).toMatchObject({ turned: expect.closeTo(1, 6), isMoving: false })
  calm.eye.fling({ yaw: 1, elevation: 0 })
  expect(calm.now()?.turned).toBeCloseTo(1, 6)
})

test('an eye follows a hand at once, and waits a moment for what it does next', () => {
  const { eye } = opened({ isInPage: true })
  eye.face(ring)
  eye.drag({ yaw: 1 })
  expect(eye.follow(0, performance.now())).toMatchObject({ turned: expect.closeTo(1, 6), isMoving: true })
  expect(eye.follow(0, performance.now() + 1000)?.isMoving).toBe(false)
})

test('a throw goes on after the hand', () => {
  const { eye, later } = opened({ isInPage: true })
  eye.face(ring)
  eye.fling({ yaw: 0.01, elevation: 0 })
  expect(later()?.turned).toBeCloseTo(1.6, 6)
})

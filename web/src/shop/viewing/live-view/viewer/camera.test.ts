import type { Vector } from '@shop/schema/geometry/primitives/vector'
import { expect, test } from 'vitest'
import { axesOf, cameraAt, type Camera, type Frame } from './camera.ts'

const frame: Frame = {
  centre: [1, 2, 3],
  widthMm: 20,
  reachMm: 15,
  outermost: [],
  detail: { centre: [0, 0, 0], widthMm: 10 },
  groundMm: -12,
}
const straight = { yaw: 0, elevation: 0, zoom: 1, aim: 0 }

/** Where a point is in the picture: -1 to 1 to the right, upwards, and away from the eye. */
function seen({ viewProjection: m }: Camera, [x, y, z]: Vector): number[] {
  const [across = 0, up = 0, depth = 0, w = 1] = [0, 1, 2, 3].map(
    (row) => (m[row] ?? 0) * x + (m[row + 4] ?? 0) * y + (m[row + 8] ?? 0) * z + (m[row + 12] ?? 0),
  )
  return [across / w, up / w, depth / w].map((part) => Math.round(part * 1000) / 1000 + 0)
}

test('from straight before the piece, the eye is at -y and up is up', () => {
  expect(axesOf(straight)[0]).toEqual([1, 0, 0])
  const { eye } = cameraAt(frame, straight, 400, 400)
  expect(eye[0]).toBe(1)
  expect(eye[1]).toBeCloseTo(-59.111, 3)
  expect(eye[2]).toBe(3)
})

test('the shorter side of the picture shows the frame', () => {
  const camera = cameraAt(frame, straight, 800, 400)
  expect(seen(camera, [1, 2, 3]).slice(0, 2)).toEqual([0, 0])
  expect(seen(camera, [11, 2, 3]).slice(0, 2)).toEqual([0.5, 0])
  expect(seen(camera, [1, 2, 13]).slice(0, 2)).toEqual([0, 1])
  expect(seen(cameraAt(frame, straight, 300, 600), [11, 2, 3]).slice(0, 2)).toEqual([1, 0])
})

test('a piece that is larger from this side is shown whole, with a little room', () => {
  const tall = { ...frame, outermost: [[1, 2, 23] as const] }
  expect(seen(cameraAt(tall, straight, 400, 400), [1, 2, 23])[1]).toBe(0.952)
  const fromAbove = { ...straight, elevation: Math.PI / 2 }
  expect(seen(cameraAt(tall, fromAbove, 400, 400), [11, 2, 3])[0]).toBe(1)
})

test('closer is larger', () => {
  expect(seen(cameraAt(frame, { ...straight, zoom: 2 }, 400, 400), [6, 2, 3])[0]).toBe(1)
})

test('nothing of the piece is cut off before or behind', () => {
  const camera = cameraAt(frame, straight, 400, 400)
  expect(seen(camera, [1, 2 - 15, 3])[2]).toBe(-1)
  expect(seen(camera, [1, 2 + 15, 3])[2]).toBe(1)
})

test('an eye that is aimed at the detail has it in the middle of the picture', () => {
  const { viewProjection } = cameraAt(frame, { ...straight, aim: 1 }, 100, 100)
  const [x, y, , w] = [0, 1, 2, 3].map((row) => viewProjection[12 + row] ?? 0)
  // The detail lies at the origin.
  expect((x ?? 1) / (w ?? 1)).toBeCloseTo(0, 6)
  expect((y ?? 1) / (w ?? 1)).toBeCloseTo(0, 6)
})

import { expect, it } from 'vitest'
import { cameraAt, cropped, type Camera } from './camera.ts'

const frame = {
  centre: [0, 0, 0],
  widthMm: 20,
  reachMm: 10,
  outermost: [],
  detail: { centre: [0, 0, 0], widthMm: 7 },
  groundMm: -10,
} as const
const whole = cameraAt(frame, { yaw: 0.3, elevation: 0.5, zoom: 1, aim: 0 }, 1, 1)

/** Where a camera sees a point, in shares of its picture from the upper left. */
function placeOf({ viewProjection }: Camera, [x, y, z]: readonly [number, number, number]) {
  const row = (at: number) =>
    [x, y, z, 1].reduce((sum, part, column) => sum + part * (viewProjection[column * 4 + at] ?? 0), 0)
  return { across: (row(0) / row(3) + 1) / 2, down: (1 - row(1) / row(3)) / 2 }
}

it.each([[[1, 2, 3]], [[-2, 0.5, 1]], [[0, 0, 0]]] as const)(
  'a part of a picture shows %j where the whole picture does',
  (point) => {
    const crop = { left: 0.4, top: 0.2, width: 0.3, height: 0.5 }
    const [inWhole, inPart] = [placeOf(whole, point), placeOf(cropped(whole, crop), point)]
    expect(crop.left + inPart.across * crop.width).toBeCloseTo(inWhole.across, 6)
    expect(crop.top + inPart.down * crop.height).toBeCloseTo(inWhole.down, 6)
  },
)

import { egg, hollowed, melted, rod } from './fields.ts'
import type { Field } from './surface-nets.ts'
import { at, times } from '../primitives/list.ts'
import { spline } from '../primitives/spline.ts'
import { fullTurn, type Vector } from '../primitives/vector.ts'

/** The rim, from where it rises out of the bowl round to the lobe, and how thick it is there. */
const rim: readonly (readonly [...Vector, radiusMm: number])[] = [
  [-3.5, 21.5, 0.5, 1.6],
  [-8.5, 27, 1, 2.4],
  [-11.5, 35, 1.5, 3],
  [-10, 44, 2.5, 3.3],
  [-4, 51, 4, 3.4],
  [4.5, 53.5, 5.5, 3.3],
  [12.5, 51, 7.5, 3.1],
  [18.5, 44.5, 9, 2.9],
  [21, 35.5, 9.5, 2.7],
  [20.5, 26, 9, 2.5],
  [17.4, 16.5, 7.4, 2.4],
  [13.2, 8, 4.9, 2.3],
  [9.4, 0.5, 2.2, 2],
  [6.6, -5, 0.2, 1.6],
  [3, -8.4, -1, 1.2],
]
/** Of a flat egg that leans, what is said of the distance beside it must not be too much. */
const flat = 0.7

/** What the rim goes round. */
const [roundX, roundY] = [4, 24] as const

const firstAngle = Math.atan2(21.5 - roundY, -3.5 - roundX) + fullTurn
const lastAngle = Math.atan2(-8.4 - roundY, 3 - roundX)
const slices = slicesOf(720)

/** The rim at so many angles, smoothly from one known place to the next. */
function slicesOf(count: number): readonly (readonly [...Vector, radiusMm: number])[] {
  const middles = spline(
    rim.map(([x, y, z]): Vector => [x, y, z]),
    1600,
  )
  const radii = spline(
    rim.map((place): Vector => [place[3], 0, 0]),
    1600,
  )
  const angles = middles.map(([x, y]) => {
    const angle = Math.atan2(y - roundY, x - roundX)
    return angle < lastAngle - 1e-9 ? angle + fullTurn : angle
  })
  return times(count, (slice) => {
    const wanted = firstAngle + (lastAngle - firstAngle) * (slice / (count - 1))
    const found = Math.max(
      0,
      angles.findIndex((angle) => angle <= wanted + 1e-9),
    )
    const [x, y, z] = at(middles, found)
    return [x, y, z, at(radii, found)[0]]
  })
}

/** The ridge inside the rim, and the two that it parts into above. */
const ridges: readonly (readonly [from: Vector, to: Vector, fromMm: number, toMm: number])[] = [
  [[6, 7.5, 3.2], [11.5, 14, 6], 2.2, 2.6],
  [[11.5, 14, 6], [13.5, 23, 7.4], 2.6, 2.8],
  [[13.5, 23, 7.4], [11, 32, 7], 2.8, 2.8],
  [[11, 32, 7], [5.5, 43, 4.6], 2.8, 1.8],
  [[11, 32, 7], [1, 36, 3.6], 2.6, 1.6],
]

/**
 * An ear and the head behind it, in millimetres: up is +y, who looks is at +z, the face is towards -x. The hole of the
 * lobe is at the origin.
 */
export const earField: Field = (x, y, z) => {
  const point = [x, y, z] as const
  // The ear stands off the head towards the back.
  const leaning = [x, y, z - 0.3 * x] as const
  let ear = flat * egg(leaning, [5, 28, 0.4], [15.5, 25, 2.6])
  ear = melted(ear, flat * egg(leaning, [0.8, -2.2, -1], [8.4, 9.4, 4]), 9)
  let ridge = Infinity
  for (const [from, to, fromMm, toMm] of ridges) ridge = Math.min(ridge, rod(point, from, to, fromMm, toMm))
  ear = melted(ear, ridge, 5)
  // The bowl.
  ear = melted(ear, egg(point, [3.4, 19, -3.5], [10, 12, 6]), 5)
  ear = hollowed(ear, egg(point, [3.6, 19, 6.4], [7.6, 9.8, 8.2]), 4)
  ear = melted(ear, rimField(x, y, z), 3.4)
  // The small flap before the opening, and the knob across from it.
  ear = melted(ear, egg(point, [-8.4, 15.5, 2], [3.6, 5.6, 3.4]), 6)
  ear = melted(ear, egg(point, [4.8, 8, 3], [3.4, 2.1, 2.1]), 6)
  const whole = melted(ear, head(x, y, z), 9)
  return hollowed(whole, egg(point, [-4, 17.5, -2], [3, 3.8, 6]), 3) * 0.8
}

/** Cheek, temple and what is behind the ear; the jaw ends below the lobe, and the neck lies further in. */
function head(x: number, y: number, z: number): number {
  const skull = egg([x, y, z + 0.24 * x], [-6, 30, -96], [128, 150, 90])
  const jaw = 0.41 * Math.min(0, x - 6) - 0.91 * (y + 19)
  const nape = rod([x, y, z], [34, -4, -66], [46, -150, -70], 54)
  const neck = melted(nape, rod([x, y, z], [-16, -24, -74], [-8, -150, -70], 50), 30)
  return melted(-melted(-skull, -jaw, 16), neck, 14)
}

/** How far a point is from the rim: from where that stands at the same angle. */
function rimField(x: number, y: number, z: number): number {
  const angle = Math.atan2(y - roundY, x - roundX)
  const turn = (lastAngle + firstAngle) / 2
  const seen = angle - fullTurn * Math.round((angle - turn) / fullTurn)
  const place = Math.round(((firstAngle - seen) / (firstAngle - lastAngle)) * (slices.length - 1))
  const [rimX, rimY, rimZ, radiusMm] = at(slices, Math.min(slices.length - 1, Math.max(0, place)))
  return Math.hypot(x - rimX, y - rimY, z - rimZ) - radiusMm
}

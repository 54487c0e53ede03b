import { melted } from './fields.ts'
import { fingerField } from './finger-field.ts'
import type { Field } from './surface-nets.ts'

/** A finger of a hand: where its knuckle is, how far it fans out and is bent, in radians, and how large it is. */
interface Finger {
  readonly xMm: number
  readonly yMm: number
  readonly zMm: number
  readonly fan: number
  readonly bend: number
  readonly size: number
}

/** All are made as the ring finger is, which has the origin in the middle of its ring. */
const fingers: readonly Finger[] = [
  { xMm: 0, yMm: 0, zMm: 0, fan: 0, bend: 0, size: 1 },
  { xMm: -20.5, yMm: -5, zMm: 1.2, fan: -0.045, bend: -0.02, size: 1.04 },
  { xMm: -41, yMm: 0, zMm: 0.4, fan: -0.11, bend: 0.05, size: 1 },
  { xMm: 19, yMm: 12, zMm: -3.5, fan: 0.1, bend: 0.08, size: 0.84 },
]
/** Fingers fan out and are bent from their knuckles. */
const knuckleYMm = 30
const bentFromMm = 12

/** How far one part of a hand melts into the next. */
const webMm = 5
const palmWebMm = 9

/**
 * A left hand from above: four fingers and the back up to the wrist, in millimetres of one whose ring is of usual
 * size. The ring finger runs along the axis of the ring, its tip towards -y, its back towards +z.
 */
export const handField: Field = (x, y, z) => {
  let nearest = Infinity
  for (const finger of fingers) nearest = melted(nearest, fanned(finger, x, y, z), webMm)
  return melted(nearest, backOfHand(x, y, z), palmWebMm)
}

/** How far a point is from one of the fingers. */
function fanned({ xMm, yMm, zMm, fan, bend, size }: Finger, x: number, y: number, z: number): number {
  const [right, ahead] = [x - xMm, y - yMm - knuckleYMm]
  const [cosine, sine] = [Math.cos(fan), Math.sin(fan)]
  const across = (right * cosine + ahead * sine) / size
  const along = (ahead * cosine - right * sine) / size + knuckleYMm
  const up = (z - zMm) / size + bend * Math.min(0, along - bentFromMm)
  return fingerField(across, along, up) * size
}

/** A flat, rounded body behind the knuckles, a little wider there than at the wrist, its back rounded across. */
function backOfHand(x: number, y: number, z: number): number {
  const right = x + 11
  const outX = Math.abs(right) - 28 + (y - 40) * 0.06
  const outY = Math.abs(y - 74) - 38
  const outZ = Math.abs(z + 5 + 0.004 * right ** 2) - 2
  const outside = Math.hypot(Math.max(outX, 0), Math.max(outY, 0), Math.max(outZ, 0))
  return outside + Math.min(0, Math.max(outX, outY, outZ)) - 9
}

import { at, times } from '../primitives/list.ts'
import type { Field } from './surface-nets.ts'

/** A place along a finger: where it is, and there the middle and the thickness of the flesh. */
type Place = readonly [yMm: number, xMm: number, zMm: number, radiusMm: number]

/** From the tip to behind the knuckle. Where the ring is worn it is as thick as the ring. */
const places: readonly Place[] = [
  [-62, 1, -8.6, 6],
  [-48, 0.5, -4.4, 7.2],
  [-36, 0.2, -2, 7.5],
  [-24.5, 0, -0.5, 8.3],
  [-12, 0, 0, 8.1],
  [0, 0, 0, 8.42],
  [12, 0, -0.5, 8.7],
  [28, -0.8, -3, 10.2],
  [46, -2, -7, 9.4],
  [70, -4, -12, 8],
]
const tipMm = at(places, 0)[0]
const endMm = at(places, places.length - 1)[0]

/** What lies between places is looked up in steps that no eye tells apart. */
const stepMm = 0.05
const slices = times(Math.round((endMm - tipMm) / stepMm) + 1, (step) => sliceAt(tipMm + step * stepMm))

/** The creases over the middle joint: where they are, and how deep. */
const creases = [
  { yMm: -21.6, depthMm: 0.22 },
  { yMm: -23.2, depthMm: 0.4 },
  { yMm: -24.8, depthMm: 0.36 },
  { yMm: -26.6, depthMm: 0.2 },
] as const
const creaseWidthMm = 0.62
/** Where creases are, with room to fade. */
const creased = { fromMm: -30, toMm: -18 } as const

/** A finger that lies along y, its tip towards -y, its back towards +z; the middle of its ring at the origin. */
export const fingerField: Field = (x, y, z) => {
  const heldMm = Math.min(Math.max(y, tipMm), endMm)
  const [middleX, middleZ, radiusMm] = at(slices, Math.round((heldMm - tipMm) / stepMm))
  const flesh = Math.hypot(x - middleX, y - heldMm, z - middleZ) - radiusMm
  const isCreased = z > 0 && y > creased.fromMm && y < creased.toMm
  return isCreased ? flesh + creaseDepthMm(x, y, z) : flesh
}

/** Deepest on the back of the finger, nothing at its sides. */
function creaseDepthMm(x: number, y: number, z: number): number {
  const onBack = Math.max(0, 1 - (x / 7.5) ** 2) * Math.min(1, z / 4)
  return creases.reduce(
    (sum, { yMm, depthMm }) => sum + onBack * depthMm * Math.exp(-(((y - yMm) / creaseWidthMm) ** 2)),
    0,
  )
}

/** The middle and the thickness of the finger at a place between others: on a smooth line through them. */
function sliceAt(yMm: number): readonly [x: number, z: number, radiusMm: number] {
  const after = Math.max(
    1,
    places.findIndex(([placeMm]) => placeMm >= yMm),
  )
  const [from, to] = [at(places, after - 1), at(places, after)]
  const [before, beyond] = [places[after - 2] ?? from, places[after + 1] ?? to]
  const gap = to[0] - from[0]
  const share = (yMm - from[0]) / gap
  const between = (which: 1 | 2 | 3) => {
    const leaving = ((to[which] - before[which]) / (to[0] - before[0])) * gap
    const arriving = ((beyond[which] - from[which]) / (beyond[0] - from[0])) * gap
    const rise = to[which] - from[which]
    const bow = 3 * rise - 2 * leaving - arriving + share * (leaving + arriving - 2 * rise)
    return from[which] + share * (leaving + share * bow)
  }
  return [between(1), between(2), between(3)]
}

import type { Camera } from '../picture/camera.ts'
import { standing, type Frame } from '../picture/frame.ts'
import { placeOf, short, tokenFor } from '../picture/svg.ts'
import { stepOf } from '../metal/metalwork.ts'
import { add, dot, scale, type Vec3 } from '../picture/vector.ts'
import { grainMarkup, isFacing, meleeMarkup } from './melee.ts'

/** Stones in a row round a band, each beside the last. */
export interface StoneRow {
  /** Distance of the girdles from the finger's middle. */
  readonly radius: number
  /** Where along the finger the row runs. */
  readonly alongMm: number
  readonly stoneWidthMm: number
  /** Length of a stone along the finger. */
  readonly acrossMm: number
  readonly count: number
  readonly pitch: number
  /** Angle of the first stone. */
  readonly from: number
  /** How many kinds of stone take turns. */
  readonly kinds: 1 | 2
  /** What stands between the stones: claws that reach down this far, grains, or nothing. */
  readonly holds: { readonly size: number; readonly postMm: number } | null
}

interface Thing {
  readonly nearness: number
  readonly markup: string
}

/** The stones of some rows that the camera sees, and what holds them, from the farthest to the nearest. */
export function rowsMarkup(rows: readonly StoneRow[], camera: Camera): string {
  const posts = rows.map((row) => postsMarkup(row, camera)).join('')
  const things = rows.flatMap((row) => [...stonesOf(row, camera), ...holdsOf(row, camera)])
  const sorted = things.toSorted((a, b) => a.nearness - b.nearness)
  return posts + sorted.map(({ markup }) => markup).join('')
}

function frameAt(row: StoneRow, place: number, along = row.alongMm): Frame {
  const frame = standing(row.radius, row.from + row.pitch * place)
  return { ...frame, origin: [frame.origin[0], along, frame.origin[2]] }
}

function stonesOf(row: StoneRow, camera: Camera): Thing[] {
  return Array.from({ length: row.count }, (_, index) => index).flatMap((index) => {
    const frame = frameAt(row, index)
    if (!isFacing(frame, camera)) return []
    const melee = { frame, widthMm: row.stoneWidthMm }
    return {
      nearness: dot(frame.origin, camera.back),
      markup: meleeMarkup(melee, camera, index, row.kinds === 2 ? index % 2 : 0),
    }
  })
}

/** Where the stones are held: in pairs between them and at both ends of the row. */
function holdPlaces(row: StoneRow): Frame[] {
  const isRound = row.count * row.pitch > 2 * Math.PI - row.pitch / 2
  return Array.from({ length: row.count + (isRound ? 0 : 1) }, (_, index) => index).flatMap((index) =>
    [-1, 1].map((side) => frameAt(row, index - 0.5, row.alongMm + side * row.acrossMm * 0.39)),
  )
}

function holdsOf(row: StoneRow, camera: Camera): Thing[] {
  const { holds } = row
  if (!holds) return []
  return holdPlaces(row).flatMap((frame) => {
    if (!isFacing(frame, camera)) return []
    const tip = add(frame.origin, scale(frame.z, 0.1 * holds.size))
    return { nearness: dot(tip, camera.back) + 0.3, markup: grainMarkup(tip, camera, holds.size) }
  })
}

/** The claws below their tips, seen between the stones from the side. */
function postsMarkup(row: StoneRow, camera: Camera): string {
  const { holds } = row
  if (!holds || holds.postMm === 0) return ''
  const lines = holdPlaces(row)
    .filter(({ z, origin }) => dot(z, camera.sight(origin)) < -0.12)
    .map(({ origin, z }) => {
      const inwards: Vec3 = [0, (row.alongMm - origin[1]) * 0.5, 0]
      const foot = add(add(origin, scale(z, -holds.postMm)), inwards)
      return `M${placeOf(camera.project(foot))}L${placeOf(camera.project(origin))}`
    })
    .join('')
  const stroke = (light: number, width: number) =>
    `<path fill="none" stroke="${tokenFor(stepOf(light))}" stroke-width="${short(width * holds.size, 0)}" stroke-linecap="round" d="${lines}"/>`
  return stroke(0.2, 24) + stroke(0.62, 18) + stroke(0.92, 6)
}

import { at, times } from '../primitives/list.ts'
import { meshOf, type Face, type Mesh } from '../primitives/mesh.ts'
import { middleOf } from '../primitives/loft.ts'
import { edgeAt, type Outline } from '../primitives/outline-offset.ts'
import { along, add, radians, scale, type Point, type Vector } from '../primitives/vector.ts'

/** A place on a row of stones: where it is, and which way its side and its top look. */
export interface RowPlace {
  readonly origin: Vector
  readonly side: Vector
  readonly up: Vector
}

/** The place at a number of stones from the middle of the first. */
export type RowLine = (stones: number) => RowPlace

export interface StripShape {
  readonly line: RowLine
  readonly count: number
  /** Whether the last stone is next to the first. */
  readonly isClosed: boolean
  /** The way from stone to stone. */
  readonly pitchMm: number
  /** Sides and underside, from one edge of the flat top round to the other: across and up from the top. */
  readonly section: readonly Point[]
  /** The edge of the seat that is drilled for each stone, round its middle: along the row and across. */
  readonly seat: Outline
  readonly seatDepthMm: number
}

/** Corners along each side of the square of metal round a stone. */
const sideSteps = 6
const roundSteps = 4 * sideSteps

/** A strip of metal with a drilled seat for each stone of a row. */
export function drilledStrip(shape: StripShape): Mesh {
  const { line, count, isClosed, section } = shape
  const corners: Vector[] = []
  const put = (stones: number, across: number, up: number) =>
    corners.push(placed(line, stones, across, up)) - 1
  const stations = count * sideSteps + (isClosed ? 0 : 1)
  const rows = times(stations, (station) =>
    section.map(([across, up]) => put(station / sideSteps - 0.5, across, up)),
  )
  const rowAt = (station: number) => at(rows, station % rows.length)
  const halfTop = at(section, 0)[0]
  // The lines across the top between one stone and the next, from the low edge to the high one.
  const seams = times(isClosed ? count : count + 1, (seam) => {
    const row = rowAt(seam * sideSteps)
    const inner = times(sideSteps - 1, (step) =>
      put(seam - 0.5, halfTop * ((2 * (step + 1)) / sideSteps - 1), 0),
    )
    return [at(row, row.length - 1), ...inner, at(row, 0)]
  })
  const faces: Face[] = []
  times(count * sideSteps, (station) => {
    const [row, next] = [rowAt(station), rowAt(station + 1)]
    times(row.length - 1, (k) => faces.push([at(row, k), at(next, k), at(next, k + 1), at(row, k + 1)]))
  })
  times(count, (stone) => {
    const edges = times(sideSteps, (step) => rowAt(stone * sideSteps + step))
    const border = [
      ...at(seams, (stone + 1) % seams.length).slice(0, -1),
      at(rowAt((stone + 1) * sideSteps), 0),
      ...edges
        .slice(1)
        .map((row) => at(row, 0))
        .toReversed(),
      ...at(seams, stone).slice(1).toReversed(),
      ...edges.map((row) => at(row, row.length - 1)),
    ]
    faces.push(...seatFaces(shape, stone, border, put))
  })
  if (!isClosed) {
    const [first, last] = [at(seams, 0), at(seams, count)]
    faces.push(
      ...fan(corners, [...at(rows, 0), ...first.slice(1, -1)]),
      ...fan(corners, [...rowAt(count * sideSteps), ...last.slice(1, -1)].toReversed()),
    )
  }
  return meshOf(corners, faces, 38)
}

/** The place so far across and above the line, at a number of stones along it. */
export function placed(line: RowLine, stones: number, across: number, up: number): Vector {
  const place = line(stones)
  return add(along(place.origin, place.side, across), scale(place.up, up))
}

/** The top round a seat, its wall and its floor. */
function seatFaces(
  { seat, seatDepthMm, pitchMm }: StripShape,
  stone: number,
  border: readonly number[],
  put: (stones: number, across: number, up: number) => number,
): Face[] {
  const edge = times(roundSteps, (step) => edgeAt(seat, [0, 0], radians(-45 + (360 * step) / roundSteps)))
  const rim = edge.map(([x, y]) => put(stone + x / pitchMm, y, 0))
  const floor = edge.map(([x, y]) => put(stone + (x / pitchMm) * 0.92, y * 0.92, -seatDepthMm))
  const ring = times(roundSteps, (step) => {
    const next = (step + 1) % roundSteps
    return [
      [at(border, step), at(border, next), at(rim, next), at(rim, step)],
      [at(rim, step), at(rim, next), at(floor, next), at(floor, step)],
    ]
  })
  return [...ring.flat(), floor]
}

function fan(corners: Vector[], border: readonly number[]): Face[] {
  const middle = corners.push(middleOf(border.map((corner) => at(corners, corner)))) - 1
  return border.map((corner, k) => [middle, corner, at(border, (k + 1) % border.length)])
}

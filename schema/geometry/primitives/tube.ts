import { at, cyclic, times } from './list.ts'
import { loft } from './loft.ts'
import type { Mesh } from './mesh.ts'
import { add, along, cross, dot, fullTurn, normalise, scale, subtract, type Vector } from './vector.ts'

/** Half the thickness of a wire in millimetres: of a round one, or along and across its `up` direction. */
export type Thickness = number | readonly [alongUp: number, across: number]

interface WireShape {
  /** Thickness at a share of the way, 0 to 1, or the same everywhere. */
  readonly radius: Thickness | ((share: number) => Thickness)
  /** Which way the first of two thicknesses lies; any way when left out. */
  readonly up?: Vector
  readonly segments?: number
  /** Ends rounded like a bead, or cut flat. */
  readonly ends?: 'round' | 'flat'
}

interface Station {
  readonly centre: Vector
  readonly up: Vector
  readonly side: Vector
  readonly ahead: Vector
  readonly thickness: readonly [number, number]
}

const capRings = 5

/** A wire along a line of points. */
export function tube(path: readonly Vector[], shape: WireShape): Mesh {
  const { segments = 14, ends = 'round' } = shape
  const stations = stationsAlong(path, shape, false)
  const rings = stations.map((station) => ring(station, segments))
  if (ends === 'flat') return loft(rings)
  const last = stations.length - 1
  return loft(
    [...cap(at(stations, 0), -1, segments).toReversed(), ...rings, ...cap(at(stations, last), 1, segments)],
    { creaseDegrees: 60 },
  )
}

/** A wire whose end meets its beginning; `up` should not lie along it anywhere. */
export function closedTube(path: readonly Vector[], shape: WireShape & { readonly up: Vector }): Mesh {
  const { segments = 12 } = shape
  const rings = stationsAlong(path, shape, true).map((station) => ring(station, segments))
  return loft(rings, { isClosed: true, creaseDegrees: 60 })
}

function stationsAlong(path: readonly Vector[], shape: WireShape, isClosed: boolean): Station[] {
  const { radius, up: firstUp } = shape
  let up = firstUp
  return path.map((centre, index) => {
    const ahead = directionAt(path, index, isClosed)
    // A closed wire takes its direction from the same one everywhere, so that its ends meet untwisted.
    const wanted = (isClosed ? firstUp : up) ?? (Math.abs(ahead[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0])
    up = normalise(subtract(wanted, scale(ahead, dot(wanted, ahead))))
    const share = index / (isClosed ? path.length : path.length - 1)
    const thickness = typeof radius === 'function' ? radius(share) : radius
    return {
      centre,
      up,
      side: cross(ahead, up),
      ahead,
      thickness: typeof thickness === 'number' ? [thickness, thickness] : thickness,
    }
  })
}

function directionAt(path: readonly Vector[], index: number, isClosed: boolean): Vector {
  const [before, after] = isClosed
    ? [cyclic(path, index - 1), cyclic(path, index + 1)]
    : [at(path, Math.max(0, index - 1)), at(path, Math.min(path.length - 1, index + 1))]
  return normalise(subtract(after, before))
}

function ring({ centre, up, side, thickness: [alongUp, across] }: Station, segments: number): Vector[] {
  return times(segments, (segment) => {
    const angle = (fullTurn * segment) / segments
    return add(centre, add(scale(up, Math.cos(angle) * alongUp), scale(side, Math.sin(angle) * across)))
  })
}

/** Rings that grow smaller away from an end, and the point they end in. */
function cap(station: Station, sign: 1 | -1, segments: number): Vector[][] {
  const [alongUp, across] = station.thickness
  const reach = Math.min(alongUp, across) * sign
  const rings = times(capRings - 1, (index) => {
    const angle = ((Math.PI / 2) * (index + 1)) / capRings
    const shrink = Math.cos(angle)
    return ring(
      {
        ...station,
        centre: along(station.centre, station.ahead, reach * Math.sin(angle)),
        thickness: [alongUp * shrink, across * shrink],
      },
      segments,
    )
  })
  return [...rings, [along(station.centre, station.ahead, reach)]]
}

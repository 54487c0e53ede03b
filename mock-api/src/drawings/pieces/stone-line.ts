import type { ShapeSlug } from '@shop/schema/domain/taxonomy'
import { rodMarkup } from '../jewel/rod.ts'
import { grainMarkup, isFacing, meleeMarkup } from '../mount/melee.ts'
import type { Camera } from '../picture/camera.ts'
import type { Frame } from '../picture/frame.ts'
import { add, cross, dot, mix, normalise, scale, subtract, type Vec3 } from '../picture/vector.ts'
import { proportions } from '../stone/outline.ts'

/** Stones linked to one another along a line. */
export interface StoneLine {
  readonly line: readonly Vec3[]
  readonly shape: ShapeSlug
  /** Which of the picture's kinds of small stone. */
  readonly kind: number
  /** Width of a stone at a share of the way along the line. */
  readonly widthAt: (share: number) => number
  /** Where the stones face; a function of the place where they lean. */
  readonly up: Vec3 | ((at: Vec3) => Vec3)
}

/** The stones of a tennis bracelet or a rivière with their claws, the farthest first. */
export function stoneLineMarkup(stones: StoneLine, camera: Camera): string {
  const stations = stationsOf(stones)
  const claw = camera.pixelsPerMm / 21
  const set = stations
    .flatMap(({ frame, widthMm, lengthMm }, index) => {
      if (!isFacing(frame, camera)) return []
      const corners = [-1, 1].map((side) =>
        add(
          add(frame.origin, scale(frame.x, widthMm * 0.52)),
          add(scale(frame.y, side * lengthMm * 0.34), scale(frame.z, widthMm * 0.1)),
        ),
      )
      const claws = corners.map((corner) => grainMarkup(corner, camera, claw * Math.max(0.6, widthMm * 0.42)))
      return {
        nearness: dot(frame.origin, camera.back),
        stone: meleeMarkup({ frame, widthMm }, camera, index, stones.kind),
        claws: claws.join(''),
      }
    })
    .toSorted((a, b) => a.nearness - b.nearness)
  const first = stones.line[0]
  const isClosed = first !== undefined && Math.hypot(...subtract(first, stones.line.at(-1) ?? first)) < 1e-6
  const under = rodMarkup(
    [...stations, ...(isClosed ? stations.slice(0, 1) : [])].map(({ frame, widthMm }) =>
      add(frame.origin, scale(frame.z, -widthMm * 0.3)),
    ),
    Math.max(...stations.map(({ widthMm }) => widthMm)) * 0.2,
    camera,
  )
  return under + set.map(({ stone }) => stone).join('') + set.map(({ claws }) => claws).join('')
}

interface Station {
  readonly frame: Frame
  readonly widthMm: number
  readonly lengthMm: number
}

function stationsOf({ line, shape, widthAt, up }: StoneLine): Station[] {
  const lengths = line.slice(1).map((to, index) => Math.hypot(...subtract(to, line[index] ?? to)))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const stations: Station[] = []
  let [along, segment, start] = [0, 0, 0]
  while (segment < lengths.length) {
    const widthMm = widthAt(along / whole)
    const stride = widthMm * (1.06 + 0.4 * (proportions[shape].ratio - 1))
    const target = along + stride / 2
    while (segment < lengths.length && start + (lengths[segment] ?? 0) < target) {
      start += lengths[segment] ?? 0
      segment += 1
    }
    const [from, to] = [line[segment], line[segment + 1]]
    if (!from || !to) break
    const origin = mix(from, to, (target - start) / (lengths[segment] ?? 1))
    const onward = normalise(subtract(to, from))
    const facing = normalise(typeof up === 'function' ? up(origin) : up)
    const y = normalise(cross(facing, onward))
    stations.push({
      frame: { origin, x: normalise(cross(y, facing)), y, z: facing },
      widthMm,
      lengthMm: widthMm * proportions[shape].ratio,
    })
    along += stride
  }
  return stations
}

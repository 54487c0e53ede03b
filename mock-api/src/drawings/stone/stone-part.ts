import type { ShapeSlug } from '@shop/schema/domain/taxonomy'
import type { Glimpse } from './beam.ts'
import { hullOf } from '../picture/hull.ts'
import type { Camera } from '../picture/camera.ts'
import { place, type Frame } from '../picture/frame.ts'
import { proportions } from './outline.ts'
import { remembered } from '../picture/memo.ts'
import type { Part, StonePatch } from '../picture/part.ts'
import type { StoneColour } from './stone-colours.ts'
import { glimpsesOf, halvesOf } from './stone.ts'
import { pathOf } from '../picture/svg.ts'
import { dot, scale, type Vec2, type Vec3 } from '../picture/vector.ts'

interface StonePicture {
  readonly camera: Camera
  readonly shape: ShapeSlug
  readonly frame: Frame
  readonly widthMm: number
  /** About how many patches the picture may have. */
  readonly patches: number
  readonly colour?: StoneColour
  /** Whether metal holds it and shows in it. */
  readonly isMounted: boolean
}

/** The picture of a stone: its glimpses, those of one colour drawn as one path, dark ones first. */
export const stonePart = remembered(
  120,
  ({ camera, ...rest }: StonePicture) => JSON.stringify([camera.name, rest]),
  ({ camera, shape, frame, widthMm, patches, isMounted, colour = 'white' }): Part => {
    const sight = camera.sight(frame.origin)
    const areaSeen = proportions[shape].ratio * Math.max(0.45, -dot(sight, frame.z))
    const glimpses = glimpsesOf(shape, frame, sight, areaSeen / patches, { colour, isMounted })
    const project = (corner: Vec3) => camera.project(place(frame, scale(corner, widthMm)))
    const rims = halvesOf(shape).map((facets) =>
      hullOf(facets.flatMap(({ corners }) => corners.map((corner) => project(corner)))),
    )
    return { kind: 'stone', rim: pathOf(rims), patches: patchesOf(glimpses, project) }
  },
)

/** Glimpses on the picture, those of one colour joined to one path, from dark to light. */
export function patchesOf(glimpses: readonly Glimpse[], project: (corner: Vec3) => Vec2): StonePatch[] {
  const byColour = new Map<string, Vec2[][]>()
  for (const { corners, colour } of glimpses) {
    const loops = byColour.get(colour) ?? []
    loops.push(corners.map(project))
    byColour.set(colour, loops)
  }
  return [...byColour]
    .toSorted(([a], [b]) => brightness(a) - brightness(b))
    .map(([colour, loops]) => ({ colour, path: pathOf(loops) }))
}

function brightness(colour: string): number {
  if (colour.startsWith('@')) return 0
  return Array.from(colour.slice(1), (digit) => parseInt(digit, 16)).reduce((sum, level) => sum + level, 0)
}

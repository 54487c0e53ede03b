import { stepOf } from '../metal/metalwork.ts'
import { tokenFor } from '../picture/svg.ts'
import type { ShapeSlug } from '@shop/schema/domain/taxonomy'
import { lookInto, type Glimpse, type Look } from './beam.ts'
import { planesOf } from './cut.ts'
import { turn, turnBack, type Frame } from '../picture/frame.ts'
import { facetsWithin, type Facet } from './polytope.ts'
import { skyFor } from './sky.ts'
import { stoneColours, type StoneColour } from './stone-colours.ts'
import type { Vec3 } from '../picture/vector.ts'

const cutStones = new Map<ShapeSlug, readonly Facet[]>()

/** The facets of a shape, one wide; a heart's are those of its right half. */
export function facetsOf(shape: ShapeSlug): readonly Facet[] {
  const known = cutStones.get(shape)
  if (known) return known
  const facets = facetsWithin(planesOf(shape))
  cutStones.set(shape, facets)
  return facets
}

/** What the camera sees in a stone, as patches on the stone one wide in its own frame. */
export function glimpsesOf(
  shape: ShapeSlug,
  frame: Frame,
  sight: Vec3,
  smallestArea: number,
  { colour, isMounted }: { readonly colour: StoneColour; readonly isMounted: boolean },
): Glimpse[] {
  const worldSky = skyFor(sight, frame.z, isMounted)
  const look = (facets: readonly Facet[], isMirroredInX: boolean): Look => ({
    stone: { facets, isMirroredInX, ...stoneColours[colour] },
    sight: turnBack(frame, sight),
    sky: (direction) => worldSky(turn(frame, direction)),
    smallestArea,
    develop: (light, mount) => colourOf(light, mount, colour !== 'white'),
  })
  const halves = halvesOf(shape)
  return halves.flatMap((facets) => lookInto(look(facets, halves.length > 1)))
}

/** A stone's facets in convex pieces: a heart's two halves, any other shape whole. */
export function halvesOf(shape: ShapeSlug): (readonly Facet[])[] {
  const facets = facetsOf(shape)
  return shape === 'heart-shape' ? [facets, facets.map(mirrored)] : [facets]
}

function flip([x, y, z]: Vec3): Vec3 {
  return [-x, y, z]
}

function mirrored({ plane, corners }: Facet): Facet {
  return {
    plane: { normal: flip(plane.normal), offset: plane.offset },
    corners: corners.map(flip).toReversed(),
  }
}

/** How much of the fire's colour is kept: the eye mixes what the picture shows in hard patches. */
const fireKept = 0.45

/**
 * The colour of some light. A white stone has twelve greys, and a tint only where the fire shows: more
 * would not be seen among so many facets. Light that the mount sends takes the mount's colour.
 */
function colourOf(light: Vec3, mount: number, isTinted: boolean): string {
  if (mount > 0.55) return tokenFor(stepOf(light[1]))
  const levels = light.map((channel) => Math.min(1, Math.max(0, channel)) ** (1 / 1.45))
  const grey = levels.reduce((sum, level) => sum + level, 0) / levels.length
  if (isTinted) return hexOf(levels, 15)
  const hasFire = Math.max(...levels) - Math.min(...levels) > 0.12
  return hexOf(
    hasFire ? levels.map((level) => grey + (level - grey) * fireKept) : [grey, grey, grey],
    hasFire ? 7 : 11,
  )
}

function hexOf(levels: readonly number[], steps: number): string {
  return `#${levels.map((level) => Math.round((Math.round(level * steps) / steps) * 15).toString(16)).join('')}`
}

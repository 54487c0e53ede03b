import { fresnel, refract } from './optics.ts'
import type { Facet } from './polytope.ts'
import { add, dot, reflect, scale, type Vec3 } from '../picture/vector.ts'
import { areaSeen, cornersOf, placesSeen, sidesOf, through, type Corners, type Side } from './window.ts'

/** A patch of a stone's surface that shows one even colour. */
export interface Glimpse {
  readonly corners: readonly Vec3[]
  readonly colour: string
}

/** What a beam that leaves the stone comes to: the light there, 1 being white, and whether the mount sends it. */
export interface Source {
  readonly light: number
  readonly isMount: boolean
}
export type Sky = (direction: Vec3) => Source

export interface Stone {
  readonly facets: readonly Facet[]
  /** Set on the right half of a heart: light that crosses x = 0 goes on as its mirror image. */
  readonly isMirroredInX: boolean
  /** Refractive index for red, green and blue; their spread is the fire. */
  readonly indices: Vec3
  /** What is left of red, green and blue after one way across the stone. */
  readonly tint: Vec3
}

export interface Look {
  readonly stone: Stone
  readonly sight: Vec3
  readonly sky: Sky
  /** Beams that take up less than this are not divided further. */
  readonly smallestArea: number
  /** The colour that some light is drawn in, `mount` of it (0 to 1) from the mount; one colour, one patch. */
  readonly develop: (light: Vec3, mount: number) => string
}

interface Beam {
  readonly corners: Corners
  readonly direction: Vec3
  readonly weight: Vec3
  readonly gathered: Vec3
  /** How much of the gathered light the mount sent. */
  readonly fromMount: number
  readonly isMirrored: boolean
  readonly from: Facet
  readonly bounces: number
}

const mostBounces = 7
/** Patches below this share of the smallest area would not be seen: what lies under them stays. */
const sliver = 0.14

/**
 * What a distant eye sees in a stone. All beams through one facet run parallel and stay so at every
 * flat they meet, so the whole picture divides exactly into polygons of even light.
 */
export function lookInto(look: Look): Glimpse[] {
  const { stone, sight, sky } = look
  const windows = new Map(stone.facets.map((facet) => [facet, sidesOf(facet)]))
  const index = stone.indices[1]
  return stone.facets.flatMap((facet) => {
    const facing = -dot(facet.plane.normal, sight)
    if (facing <= 1e-3 || isInner(stone, facet)) return []
    const gloss = fresnel(facing, 1, index)
    const glance = gloss * sky(reflect(sight, facet.plane.normal)).light
    return follow(look, windows, {
      corners: cornersOf(facet),
      direction: refract(sight, facet.plane.normal, 1 / index) ?? sight,
      weight: [1 - gloss, 1 - gloss, 1 - gloss],
      gathered: [glance, glance, glance],
      fromMount: 0,
      isMirrored: false,
      from: facet,
      bounces: 0,
    })
  })
}

type Windows = ReadonlyMap<Facet, readonly Side[]>

function follow(look: Look, windows: Windows, beam: Beam): Glimpse[] {
  const { stone, sight, smallestArea } = look
  const area = areaSeen(beam.corners, sight)
  if (area < smallestArea * sliver) return []
  if (beam.bounces >= mostBounces || area < smallestArea) return [settle(look, beam)]
  const glimpses: Glimpse[] = []
  for (const facet of stone.facets) {
    if (facet === beam.from || dot(facet.plane.normal, beam.direction) <= 1e-6) continue
    const corners = through(beam.corners, beam.direction, facet, windows.get(facet) ?? [])
    if (corners.length > 0) glimpses.push(...leaveOrBounce(look, windows, { ...beam, corners, from: facet }))
  }
  const colour = glimpses[0]?.colour
  return colour && glimpses.every((glimpse) => glimpse.colour === colour)
    ? [{ corners: placesSeen(beam.corners), colour }]
    : glimpses
}

function leaveOrBounce(look: Look, windows: Windows, beam: Beam): Glimpse[] {
  const { stone, sky, develop } = look
  const { normal } = beam.from.plane
  const direction = reflect(beam.direction, normal)
  if (isInner(stone, beam.from)) {
    return follow(look, windows, { ...beam, direction, isMirrored: !beam.isMirrored })
  }
  const kept = fresnel(dot(normal, beam.direction), stone.indices[1], 1)
  const weight = times(beam.weight, stone.tint)
  const onward = { ...beam, direction, weight, bounces: beam.bounces + 1 }
  if (kept >= 1) return follow(look, windows, onward)
  const sourceBeyond = (index: number): Source => {
    const leaving = refract(beam.direction, scale(normal, -1), index)
    if (!leaving) return { light: 0.5, isMount: false }
    return sky(beam.isMirrored ? [-leaving[0], leaving[1], leaving[2]] : leaving)
  }
  const [red, green, blue] = stone.indices
  const middle = sourceBeyond(green)
  const beyond: Vec3 = [sourceBeyond(red).light, middle.light, sourceBeyond(blue).light]
  const gathered = add(beam.gathered, scale(times(weight, beyond), 1 - kept))
  const fromMount = beam.fromMount + (middle.isMount ? (1 - kept) * weight[1] * middle.light : 0)
  if (kept > 0.3)
    return follow(look, windows, { ...onward, weight: scale(weight, kept), gathered, fromMount })
  if (areaSeen(beam.corners, look.sight) < look.smallestArea * sliver) return []
  const light = add(gathered, scale(weight, kept * 0.5))
  return [{ corners: placesSeen(beam.corners), colour: develop(light, fromMount / light[1]) }]
}

/** A beam too small or too old to follow ends as the light that its own direction points to. */
function settle({ sky, develop }: Look, beam: Beam): Glimpse {
  const [x, y, z] = beam.direction
  const light = add(beam.gathered, scale(beam.weight, sky([x, y, Math.abs(z)]).light))
  return { corners: placesSeen(beam.corners), colour: develop(light, beam.fromMount / light[1]) }
}

function isInner(stone: Stone, facet: Facet): boolean {
  const { normal, offset } = facet.plane
  return stone.isMirroredInX && Math.abs(normal[0]) > 0.9999 && Math.abs(offset) < 1e-6
}

function times(a: Vec3, b: Vec3): Vec3 {
  return [a[0] * b[0], a[1] * b[1], a[2] * b[2]]
}

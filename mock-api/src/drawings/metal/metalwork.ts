import type { Camera } from '../picture/camera.ts'
import { contours, type Field } from './contour.ts'
import type { Studio } from './light.ts'
import { fitLoop } from './fit.ts'
import type { Surface } from './surface.ts'
import { curvedPathOf } from '../picture/svg.ts'
import { reflect, type Vec2, type Vec3 } from '../picture/vector.ts'

/**
 * The lights at which a metal's steps begin: finest where the tent lights broad faces, in which a step
 * would show, coarse in the dark, where light falls off within a pixel or two.
 */
const stepLights = [0, 0.08, 0.16, 0.25, 0.34, 0.43, 0.52, 0.6, 0.66, 0.71, 0.755, 0.8, 0.85, 0.905, 0.96]

/** The light in the middle of a step. */
export function lightOfStep(step: number): number {
  return ((stepLights[step] ?? 1) + (stepLights[step + 1] ?? 1.04)) / 2
}

/** The step of a light, 0 dark. */
export function stepOf(light: number): number {
  return Math.max(
    0,
    stepLights.findLastIndex((start) => start <= light),
  )
}

/** One area of one step of light; the colour comes with the metal. */
export interface Layer {
  readonly step: number
  readonly path: string
}

/** A painted surface: its outline in its commonest light, and on it the layers, to be painted in order. */
export interface Metalwork {
  readonly outline: string
  readonly base: number
  readonly layers: readonly Layer[]
}

/** Changes the light at a place of a surface: a shadow, a second reflection. */
export type Shading = (point: Vec3, normal: Vec3, reflected: Vec3, light: number) => number

export interface PaintOptions {
  readonly shading?: Shading
  /** How far a line may stray from the true one, in pixels. */
  readonly tolerance?: number
  /** Patches of light smaller than this many square pixels are left out. */
  readonly smallestArea?: number
  /** Every how many steps of light a layer is drawn. */
  readonly stride?: number
  /** Fineness of the layers' points, in fifths of a pixel: 1, or more where they are blurred afterwards. */
  readonly grain?: number
  /** Rows at both ends that are painted but lie beyond the outline, under or over the next stretch. */
  readonly trimmedRows?: number
}

const keepLight: Shading = (_point, _normal, _reflected, light) => light

/** Paints a polished surface as the camera sees it in the studio. */
export function paintMetal(
  surface: Surface,
  camera: Camera,
  studio: Studio,
  {
    shading = keepLight,
    tolerance = 0.3,
    smallestArea = 1,
    stride = 1,
    trimmedRows = 0,
    grain = 1,
  }: PaintOptions = {},
): Metalwork {
  const { rows, columns, points, normals } = surface
  const places: Vec2[] = points.map((point) => camera.project(point))
  const heights = Float64Array.from(points, (point, index) => {
    const normal = normals[index] ?? [0, 0, 1]
    const reflected = reflect(camera.sight(point), normal)
    return shading(point, normal, reflected, studio(reflected))
  })
  const base = commonestStep(heights)
  const [lowest, highest] = [stepOf(Math.min(...heights)), stepOf(Math.max(...heights))]
  const layersOf = (field: Field, levels: readonly number[], steps: readonly number[]) =>
    contours(field, levels).flatMap((loops, index): Layer[] => {
      const kept = loops.filter((loop) => areaOf(loop) > smallestArea).map((loop) => fitLoop(loop, tolerance))
      return kept.length > 0 ? [{ step: steps[index] ?? base, path: curvedPathOf(kept, grain) }] : []
    })
  const field = { rows, columns, places, heights }
  const brighter = every(stride, base + 1, highest)
  const darker = every(stride, -base + 1, -lowest).map((step) => -step)
  const isInside = (_: unknown, index: number) =>
    index >= trimmedRows * columns && index < (rows - trimmedRows) * columns
  const [whole = []] = contours(
    {
      rows: rows - 2 * trimmedRows,
      columns,
      places: places.filter(isInside),
      heights: heights.filter(isInside),
    },
    [-1],
  )
  return {
    outline: curvedPathOf(whole.map((loop) => fitLoop(loop, 0.12))),
    base,
    layers: [
      ...layersOf(
        { ...field, heights: heights.map((height) => -height) },
        darker.map((step) => -(stepLights[step + 1] ?? 1)),
        darker,
      ),
      ...layersOf(
        field,
        brighter.map((step) => stepLights[step] ?? 1),
        brighter,
      ),
    ],
  }
}

/** Every so many steps up to the last, which is always among them: a highlight must not be left out. */
function every(stride: number, from: number, to: number): number[] {
  const steps: number[] = []
  for (let step = to; step >= from; step -= stride) steps.unshift(step)
  return steps
}

function commonestStep(heights: Float64Array): number {
  const counts = stepLights.map(() => 0)
  for (const height of heights) counts[stepOf(height)] = (counts[stepOf(height)] ?? 0) + 1
  return counts.indexOf(Math.max(...counts))
}

function areaOf(loop: readonly Vec2[]): number {
  let sum = 0
  loop.forEach(([x, y], index) => {
    const [x2, y2] = loop[(index + 1) % loop.length] ?? [0, 0]
    sum += x * y2 - x2 * y
  })
  return Math.abs(sum) / 2
}

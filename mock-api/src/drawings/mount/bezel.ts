import { paintMetal } from '../metal/metalwork.ts'
import { turnBack, type Frame } from '../picture/frame.ts'
import type { Part, Scene } from '../picture/part.ts'
import type { Outline } from '../stone/outline.ts'
import { widenedLine } from './halo.ts'
import { halvesOfLine, railSurface } from './rail.ts'

/** A wall of metal rubbed over a stone's girdle. */
interface Bezel {
  readonly outline: Outline
  readonly stoneWidthMm: number
  readonly frame: Frame
  /** How far down from the girdle the wall goes; a low rim when left out. */
  readonly depthMm?: number
}

const wallMm = 0.36
/** How far above the girdle it reaches. */
const topMm = 0.36

/** The two halves of a rubover's wall: the far one lies behind the stone, the near one before it. */
export function bezelParts(bezel: Bezel, scene: Scene): { readonly far: Part[]; readonly near: Part[] } {
  const { outline, stoneWidthMm, frame, depthMm = 1.2 } = bezel
  const { camera, studio } = scene
  const line = widenedLine(outline, stoneWidthMm, wallMm * 0.8)
  const wall = { line, z: (topMm - depthMm) / 2, halfWidth: wallMm, halfHeight: (topMm + depthMm) / 2 }
  const [x, y] = turnBack(frame, camera.back)
  const [cx, cy] = outline.centre
  const [toNear, toFar] = halvesOfLine(line, [cx * stoneWidthMm, cy * stoneWidthMm], [x, y])
  const half = (from: number, to: number): Part => ({
    kind: 'metal',
    works: [
      paintMetal(railSurface(wall, frame, from, to, camera), camera, studio, { stride: 2, smallestArea: 3 }),
    ],
    isBroad: false,
  })
  return { far: [half(toFar, toNear + line.length)], near: [half(toNear, toFar)] }
}

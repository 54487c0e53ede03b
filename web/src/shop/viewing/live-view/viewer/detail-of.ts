import type { Material } from '@shop/schema/geometry/scene/scene'
import type { Vector } from '@shop/schema/geometry/primitives/vector'
import type { Detail } from './camera.ts'

/** A part of a scene: what it is made of, and its corners where it stands first. */
export interface DetailPart {
  readonly material: Material
  readonly corners: readonly Vector[]
}

/** Of the parts that a piece is looked at for, the first that it has. */
const worthALook: readonly Material[] = ['stone', 'pearl', 'side-stone', 'melee']
/** How much of what surrounds a stone is shown with it, and the least that is. */
const roomAround = 2.2
const leastMm = 7

/** What is looked at closely: the main stone, else the largest of the others; of plain metal the piece itself. */
export function detailOf(parts: readonly DetailPart[], whole: Detail): Detail {
  for (const material of worthALook) {
    const boxes = parts.flatMap((part) => (part.material === material ? [boxOf(part.corners)] : []))
    const largest = boxes.toSorted((a, b) => b.widthMm - a.widthMm)[0]
    if (!largest) continue
    const widthMm = Math.max(leastMm, largest.widthMm * roomAround)
    return { centre: largest.centre, widthMm: Math.min(widthMm, whole.widthMm) }
  }
  return whole
}

function boxOf(corners: readonly Vector[]): Detail {
  const [low, high] = [Math.min, Math.max].map((extreme): Vector => {
    const along = (axis: 0 | 1 | 2) =>
      corners.reduce((most, corner) => extreme(most, corner[axis]), corners[0]?.[axis] ?? 0)
    return [along(0), along(1), along(2)]
  })
  if (!low || !high) return { centre: [0, 0, 0], widthMm: 0 }
  return {
    centre: [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2],
    widthMm: Math.max(high[0] - low[0], high[1] - low[1], high[2] - low[2]),
  }
}

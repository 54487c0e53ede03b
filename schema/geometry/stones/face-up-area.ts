import type { StoneSpec } from '../scene/scene.ts'
import { stoneOutline } from './stone-outline.ts'

/** Square millimetres that a stone covers, seen from above. */
export function faceUpAreaMm2({
  shape,
  widthMm,
  lengthMm,
}: Pick<StoneSpec, 'shape' | 'widthMm' | 'lengthMm'>): number {
  const { points } = stoneOutline(shape, widthMm, lengthMm)
  const twice = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}

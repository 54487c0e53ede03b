import { add, scale, type Vec3 } from '../picture/vector.ts'
import type { Frame } from '../picture/frame.ts'
import { grainMarkup, isFacing, meleeMarkup } from './melee.ts'
import type { Part, Scene } from '../picture/part.ts'
import { insideRadius, shankSize, type Shank } from './shank.ts'

/** Rows of small stones down both shoulders of a shank. */
export interface Shoulders {
  readonly shank: Shank
  readonly meleeMm: number
  /** The angle round the finger at which the rows begin. */
  readonly start: number
  readonly stonesEachSide: number
}

/** The small stones of both shoulders, those that the camera sees. */
export function shoulderPart({ shank, meleeMm, start, stonesEachSide }: Shoulders, { camera }: Scene): Part {
  let markup = ''
  for (const side of [-1, 1]) {
    const pitch = (meleeMm * 1.05) / (insideRadius + shankSize(shank, start).depth)
    for (let index = stonesEachSide; index >= 0; index--) {
      const frame = onShank(shank, side * (start + pitch * (index + 0.5)))
      const between = onShank(shank, side * (start + pitch * index))
      if (isFacing(between, camera)) {
        for (const way of [1, -1]) {
          const grain: Vec3 = add(
            add(between.origin, scale(between.y, way * meleeMm * 0.41)),
            scale(between.z, 0.06),
          )
          markup += grainMarkup(grain, camera)
        }
      }
      if (index < stonesEachSide && isFacing(frame, camera)) {
        markup += meleeMarkup({ frame, widthMm: meleeMm }, camera, index + (side > 0 ? 1 : 0))
      }
    }
  }
  return { kind: 'markup', markup }
}

function onShank(shank: Shank, angle: number): Frame {
  const radius = insideRadius + shankSize(shank, angle).depth
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return { origin: [radius * sin, 0, radius * cos], x: [cos, 0, -sin], y: [0, 1, 0], z: [sin, 0, cos] }
}

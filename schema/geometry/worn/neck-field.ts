import { egg, hollowed, melted, rod } from './fields.ts'
import type { Field } from './surface-nets.ts'

/**
 * A neck with collar bones, shoulders and the upper breast, in millimetres: up is +y, who looks is at +z. A pendant on a
 * chain of usual length hangs at the origin, a hand's breadth below the hollow of the throat.
 */
export const neckField: Field = (right, y, z) => {
  // Both sides are alike.
  const x = Math.abs(right)
  const at = [x, y, z] as const
  let body = egg(at, [0, -66, -92], [168, 158, 94])
  body = melted(body, rod(at, [0, 36, -65], [172, 23, -79], 39, 47), 50)
  // From the shoulders up to behind the ears.
  body = melted(body, rod(at, [15, 130, -97], [130, 48, -93], 30, 26), 38)
  body = melted(body, egg(at, [0, 150, -75], [52, 150, 51]), 30)
  // Along both sides of the throat, from behind the ear to the breast bone.
  body = melted(body, rod(at, [11, 61, -18], [46, 168, -62], 5, 11), 20)
  // The hollows above the collar bones, and between them.
  body = hollowed(body, egg(at, [62, 90, -21], [30, 10, 9]), 34)
  const bone = Math.min(
    rod(at, [13, 56, -16], [62, 62, -20.5], 4.2, 2.8),
    rod(at, [62, 62, -20.5], [134, 77, -52], 2.8, 4.4),
  )
  body = melted(body, bone, 17)
  return hollowed(body, egg(at, [0, 65, -8], [9, 11, 8]), 16)
}

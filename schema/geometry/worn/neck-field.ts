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
  body = melted(body, rod(at, [0, 38, -68], [172, 23, -81], 39, 47), 44)
  // From the shoulders up to behind the ears.
  body = melted(body, rod(at, [15, 130, -97], [130, 48, -93], 30, 26), 38)
  body = melted(body, egg(at, [0, 150, -75], [52, 150, 51]), 30)
  // Along both sides of the throat, from behind the ear to the breast bone.
  body = melted(body, rod(at, [11, 61, -18], [46, 168, -62], 5, 11), 20)
  // The hollows above the collar bones, and between them.
  body = hollowed(body, egg(at, [66, 93, -23], [32, 11, 12]), 38)
  const bone = Math.min(
    rod(at, [14, 56, -17], [62, 61, -20.5], 5.5, 4.5),
    rod(at, [62, 61, -20.5], [134, 76, -53], 4.5, 6),
  )
  body = melted(body, bone, 22)
  return hollowed(body, egg(at, [0, 65, -8], [9, 11, 8]), 16)
}

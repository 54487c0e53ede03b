import type { Vec3 } from '../picture/vector.ts'

interface Material {
  /** Refractive index for red, green and blue; their spread is the fire. */
  readonly indices: Vec3
  /** What is left of red, green and blue after one way across the stone. */
  readonly tint: Vec3
}

const diamond: Vec3 = [2.4, 2.42, 2.446]
const corundum: Vec3 = [1.762, 1.77, 1.78]
/** Higher than emerald's own, which seen straight from above would show the ground through its table. */
const beryl: Vec3 = [1.94, 1.95, 1.965]

/** The colours that stones are drawn in; white is diamond. */
export const stoneColours = {
  white: { indices: diamond, tint: [1, 1, 1] },
  yellow: { indices: diamond, tint: [1, 0.9, 0.55] },
  orange: { indices: diamond, tint: [1, 0.72, 0.36] },
  brown: { indices: diamond, tint: [0.86, 0.66, 0.46] },
  grey: { indices: diamond, tint: [0.72, 0.74, 0.78] },
  black: { indices: diamond, tint: [0.16, 0.16, 0.18] },
  pink: { indices: corundum, tint: [1, 0.74, 0.82] },
  red: { indices: corundum, tint: [0.94, 0.3, 0.36] },
  blue: { indices: corundum, tint: [0.36, 0.5, 0.94] },
  green: { indices: beryl, tint: [0.3, 0.86, 0.56] },
  ruby: { indices: corundum, tint: [0.86, 0.13, 0.22] },
  blush: { indices: beryl, tint: [1, 0.77, 0.74] },
  sea: { indices: beryl, tint: [0.56, 0.88, 1] },
  violet: { indices: corundum, tint: [0.62, 0.4, 0.9] },
} as const satisfies Record<string, Material>

export type StoneColour = keyof typeof stoneColours

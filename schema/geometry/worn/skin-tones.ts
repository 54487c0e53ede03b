import type { LinearColour } from '../looks/metal-looks.ts'

/** Hands that a ring is shown on; what each turns back of light that falls on it head on. */
export const skinTones = {
  light: [0.92, 0.68, 0.56],
  medium: [0.6, 0.375, 0.25],
  deep: [0.29, 0.155, 0.095],
} as const satisfies Readonly<Record<string, LinearColour>>

export type SkinTone = keyof typeof skinTones

import type { MetalColourSlug } from '../../domain/vocabulary/taxonomy.ts'

/** Red, green and blue, 0 to 1, in linear light. */
export type LinearColour = readonly [red: number, green: number, blue: number]

/** The metals that look different in a picture; what each turns back of light that falls on it head on. */
export const metalLooks = {
  platinum: [0.805, 0.8, 0.785],
  'yellow-gold': [1, 0.695, 0.295],
  'rose-gold': [0.97, 0.62, 0.47],
} as const satisfies Readonly<Record<string, LinearColour>>

export type MetalLook = keyof typeof metalLooks

/**
 * A gold looks alike in all its carats. White gold is plated with rhodium, and palladium is of the same family:
 * polished, both look like platinum.
 */
export function metalLookOf(metal: MetalColourSlug): MetalLook {
  return metal === 'palladium' || metal === 'white-gold' ? 'platinum' : metal
}

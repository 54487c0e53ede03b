import type { Bounds } from '../addresses/attributes-bounds.ts'

/** Stones are weighed in hundredths of a carat. */
const perCarat = 100
const weighable = { least: 0.1, most: 30 } as const

/**
 * The weights that a number in a search means, in hundredths of a carat: 1.5 is 1.48 to 1.59, 1.52 is 1.50 to
 * 1.54. Null for what no stone weighs.
 */
export function weightsAround(text: string): Bounds | null {
  const weight = Number(text)
  if (!(weight >= weighable.least && weight <= weighable.most)) return null
  const hundredths = hundredthsOf(text)
  const isPrecise = (text.split('.')[1]?.length ?? 0) > 1 && !text.endsWith('0')
  return { min: hundredths - 2, max: hundredths + (isPrecise ? 2 : 9) }
}

/** The weight that is typed, in hundredths of a carat. */
export function hundredthsOf(text: string): number {
  return Math.round(Number(text) * perCarat)
}

import { hallmarkedMetals } from './hallmarks.ts'

/** A metal that is struck with a number, as one reads it off a piece. */
export interface StruckMetal {
  readonly name: (typeof hallmarkedMetals)[number]['name']
  /** Of gold, parts of 24; null for another metal and for a fineness that has no carat. */
  readonly carat: 9 | 14 | 18 | 22 | 24 | null
  readonly exemptBelowGrams: string
}

/** The carats of gold that the law names with their fineness (Hallmarking Act 1973, schedule 2). */
const goldCarats = new Map<number, StruckMetal['carat']>([
  [375, 9],
  [585, 14],
  [750, 18],
  [916, 22],
  [999, 24],
])

/** The metals that are struck with so many parts in a thousand, in the order of the notice; several share some numbers. */
export function metalsOfFineness(fineness: number): StruckMetal[] {
  return hallmarkedMetals
    .filter(({ finenesses }) => finenesses.some((each) => each === fineness))
    .map(({ name, exemptBelowGrams }) => ({
      name,
      exemptBelowGrams,
      carat: name === 'Gold' ? (goldCarats.get(fineness) ?? null) : null,
    }))
}

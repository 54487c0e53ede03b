/**
 * What the notice says that the law has a dealer show (rules/promises#hallmark): the metals that are hallmarked, how
 * fine each may be, and the weight below which none has to be (Hallmarking Act 1973, section 2 and schedule 1).
 */
export const hallmarkedMetals = [
  { name: 'Gold', finenesses: [375, 585, 750, 916, 990, 999], exemptBelowGrams: '1' },
  { name: 'Silver', finenesses: [800, 925, 958, 999], exemptBelowGrams: '7.78' },
  { name: 'Platinum', finenesses: [850, 900, 950, 999], exemptBelowGrams: '0.5' },
  { name: 'Palladium', finenesses: [500, 950, 999], exemptBelowGrams: '1' },
] as const satisfies readonly {
  name: string
  /** Parts of pure metal in a thousand. */
  finenesses: readonly number[]
  exemptBelowGrams: string
}[]

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

/** The assay offices of the United Kingdom, each with its mark. */
export const assayOffices = [
  { name: 'London', mark: 'leopard' },
  { name: 'Birmingham', mark: 'anchor' },
  { name: 'Sheffield', mark: 'rose' },
  { name: 'Edinburgh', mark: 'castle' },
] as const
export type AssayMark = (typeof assayOffices)[number]['mark']

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

/** The assay offices of the United Kingdom, each with its mark. */
export const assayOffices = [
  { name: 'London', mark: 'leopard' },
  { name: 'Birmingham', mark: 'anchor' },
  { name: 'Sheffield', mark: 'rose' },
  { name: 'Edinburgh', mark: 'castle' },
] as const
export type AssayMark = (typeof assayOffices)[number]['mark']

import type { SaleRule } from '../design/design.ts'

/** Percent of VAT until the API says otherwise (rules/prices#vat). */
export const defaultVatPercent = 20

/** What the price of everything depends on, besides what is priced. */
export interface Pricing {
  /** Percent of VAT. */
  readonly vatPercent: number
  /** The sales that run now. */
  readonly sales: readonly SaleRule[]
}

/** The usual VAT and no sale. */
export const defaultPricing: Pricing = { vatPercent: defaultVatPercent, sales: [] }

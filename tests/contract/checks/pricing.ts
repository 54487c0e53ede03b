import type { SaleRule } from '@shop/schema/domain/design/design'
import type { Probe } from '../runner/probe.ts'

interface RunningPricing {
  /** What `getVat` says. */
  readonly vatPercent: number
  /** Those that run now. */
  readonly sales: readonly SaleRule[]
}

/** What prices of the target follow from besides raw fields: its VAT and the sales that run now. */
export function pricingOf(probe: Probe): Promise<RunningPricing> {
  return probe.shared.once('pricing', async () => {
    const query = '{ getVat { vat } listSales(isActive: true) { subCategories discount } }'
    const { getVat, listSales } = await probe.ask<{ getVat: { vat: number }; listSales: SaleRule[] }>(query)
    return { vatPercent: getVat.vat, sales: listSales }
  })
}

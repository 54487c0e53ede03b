import type { Pricing } from '@shop/schema/domain/prices/pricing'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'

/** What prices depend on, as the API says it. */
export function pricingOf({ getVat, listSales }: ShopRulesQuery): Pricing {
  return { vatPercent: getVat.vat, sales: listSales }
}

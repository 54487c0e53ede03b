import { defaultVatPercent } from '@shop/schema/domain/prices/pricing'
import type { Resolvers } from '../generated/resolvers.ts'

/** What is added to prices. */
export const pricingResolvers: Resolvers = {
  Query: {
    getVat: () => ({ vat: defaultVatPercent }),
  },
}

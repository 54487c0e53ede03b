import { isLondonDate } from '@shop/schema/domain/values/calendar'
import { longDate } from '#data/language/dates.ts'

interface RunningSale {
  readonly subCategories: readonly string[]
  readonly discount: number
  readonly endsOn?: string | null
}

/**
 * The last day of the sale that lowers a subcategory, in words: where several cover it, of the one whose discount
 * holds (rules/prices#sale-of-designs). Null when it has no end, or there is no sale.
 */
export function saleEnd(sales: readonly RunningSale[], subCategoryId: string): string | null {
  const covering = sales.filter(({ subCategories }) => subCategories.includes(subCategoryId))
  const endsOn = covering.toSorted((one, other) => other.discount - one.discount)[0]?.endsOn
  return endsOn && isLondonDate(endsOn) ? longDate(endsOn) : null
}

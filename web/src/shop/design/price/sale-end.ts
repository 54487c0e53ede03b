import { isLondonDate } from '@shop/schema/domain/values/calendar'
import { longDate } from '../delivery/delivery-dates.ts'

/** The last day of the sale that covers a subcategory, in words; null when it has no end, or there is no sale. */
export function saleEnd(
  sales: readonly { readonly subCategories: readonly string[]; readonly endsOn?: string | null }[],
  subCategoryId: string,
): string | null {
  const endsOn = sales.find(({ subCategories }) => subCategories.includes(subCategoryId))?.endsOn
  return endsOn && isLondonDate(endsOn) ? longDate(endsOn) : null
}

import { jewelleryCategories, subCategoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import { saleEnd } from '#shop/design/price/sale-end.ts'

interface RunningSale {
  readonly subCategories: readonly string[]
  readonly endsOn?: string | null
}

const onSalePage = new Set<string>([
  ...jewelleryCategories.flatMap(({ ids }) => ids),
  subCategoryIds.readyEngagementRing,
  subCategoryIds.other,
])

/** The day in words until which every sale price of jewellery holds: the first end, where several sales run. Null when none has an end. */
export function jewellerySaleEnd(sales: readonly RunningSale[]): string | null {
  const ends = sales
    .flatMap((sale) => sale.subCategories.filter((id) => onSalePage.has(id)).map((id) => ({ id, sale })))
    .filter(({ sale }) => sale.endsOn)
    .toSorted((one, other) => ((one.sale.endsOn ?? '') < (other.sale.endsOn ?? '') ? -1 : 1))
  const [first] = ends
  return first ? saleEnd([first.sale], first.id) : null
}

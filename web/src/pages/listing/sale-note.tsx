import { jewelleryCategories, subCategoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import { saleEnd } from '#shop/design/price/sale-end.ts'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import styles from './sale-note.module.css'

interface RunningSale {
  readonly subCategories: readonly string[]
  readonly discount: number
  readonly endsOn?: string | null
}

const onSalePage = new Set<string>([
  ...jewelleryCategories.flatMap(({ ids }) => ids),
  subCategoryIds.readyEngagementRing,
  subCategoryIds.other,
])

/** What a struck-through price is, and until when the others hold (rules/listings#sale-note). */
export function SaleNote({ sales }: { sales: ShopRulesQuery['listSales'] }) {
  const date = jewellerySaleEnd(sales)
  return (
    <p className={styles.note}>
      {date && <strong>{m.listing_sale_until({ date })}</strong>} {m.listing_sale_reference()}
    </p>
  )
}

/**
 * The day in words until which every sale price of jewellery holds: the first end, where several sales run. Null when
 * none has an end.
 */
export function jewellerySaleEnd(sales: readonly RunningSale[]): string | null {
  const ends = sales
    .flatMap((sale) => sale.subCategories.filter((id) => onSalePage.has(id)).map((id) => ({ id, sale })))
    .filter(({ sale }) => sale.endsOn)
    .toSorted((one, other) => ((one.sale.endsOn ?? '') < (other.sale.endsOn ?? '') ? -1 : 1))
  const [first] = ends
  return first ? saleEnd([first.sale], first.id) : null
}

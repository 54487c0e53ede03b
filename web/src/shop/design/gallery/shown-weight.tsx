import { optionsOf, type PricedDesign } from '@shop/schema/domain/design/design'
import { totalCaratAttribute } from '@shop/schema/domain/design/product-choice'
import { categoryIds, subCategoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import { picturedCaratOf } from '@shop/schema/geometry/looks/pictured-carat'
import { decimalText } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'
import type { Design } from '../design.ts'
import styles from './shown-weight.module.css'

interface WeighedDesign extends Pick<PricedDesign, 'attributes'>, Pick<Design, 'fixedAttributes'> {
  readonly category: Pick<Design['category'], 'id'>
  readonly subCategory: Pick<Design['subCategory'], 'id'>
}

/**
 * With what stone a design is pictured, whatever stone or weight is chosen; null where its pictures are of the very
 * piece, or do not say (rules/products#gallery).
 */
export function shownWeightText(design: WeighedDesign): string | null {
  const shown = picturedCaratOf(design)
  if (shown === null) return null
  const carat = decimalText(shown, 2, 2)
  if (optionsOf(design, totalCaratAttribute).length > 0) return m.gallery_shown_total({ carat })
  if (design.category.id !== categoryIds.setting) return null
  return design.subCategory.id === subCategoryIds.earring
    ? m.gallery_shown_each({ carat })
    : m.gallery_shown_stone({ carat })
}

/** The line under the pictures of a design that are not of every stone it can have. */
export function ShownWeight({ design }: { readonly design: WeighedDesign }) {
  const text = shownWeightText(design)
  return text && <p className={`caption ${styles.shown}`}>{text}</p>
}

import { optionsOf, type PricedDesign } from '@shop/schema/domain/design/design'
import { totalCaratAttribute, widthAttribute } from '@shop/schema/domain/design/product-choice'
import { categoryIds, subCategoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import { picturedCaratOf, picturedWidthOf } from '@shop/schema/geometry/looks/pictured-measures'
import { decimalText } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'
import type { Design } from '../design.ts'
import styles from './shown-piece.module.css'

interface ShownDesign extends Pick<PricedDesign, 'attributes'>, Pick<Design, 'fixedAttributes'> {
  readonly category: Pick<Design['category'], 'id'>
  readonly subCategory: Pick<Design['subCategory'], 'id'>
}

/**
 * With what stone or how wide a design is pictured, whatever is chosen of it; nothing where its pictures are of the
 * very piece, or do not say (rules/products#gallery).
 */
export function shownPieceTexts(design: ShownDesign): string[] {
  return [stoneText(design), widthText(design)].filter((text) => text !== null)
}

function stoneText(design: ShownDesign): string | null {
  const shown = picturedCaratOf(design)
  if (shown === null) return null
  const carat = decimalText(shown, 2, 2)
  if (optionsOf(design, totalCaratAttribute).length > 0) return m.gallery_shown_total({ carat })
  if (design.category.id !== categoryIds.setting) return null
  return design.subCategory.id === subCategoryIds.earring
    ? m.gallery_shown_each({ carat })
    : m.gallery_shown_stone({ carat })
}

function widthText(design: ShownDesign): string | null {
  const shown = picturedWidthOf(design)
  if (shown === null || optionsOf(design, widthAttribute).length < 2) return null
  return m.gallery_shown_width({ width: decimalText(shown, 0, 2) })
}

/** The lines under the pictures of a design that are not of every piece it can be. */
export function ShownPiece({ design }: { readonly design: ShownDesign }) {
  return shownPieceTexts(design).map((text) => (
    <p key={text} className={`caption ${styles.shown}`}>
      {text}
    </p>
  ))
}

import { relatedPiecesQuery } from '#generated/queries.ts'
import type { Design } from '#shop/design/design.ts'

/** Pieces of the kind of this one: itself is among them, as far as it stands in front. */
export function relatedQuery({ category, subCategory }: Pick<Design, 'category' | 'subCategory'>) {
  return relatedPiecesQuery({ categoryId: category.id, subCategoryIds: [subCategory.id] })
}

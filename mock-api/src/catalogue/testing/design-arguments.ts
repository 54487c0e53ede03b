import type { ListDesignsArguments } from '../design-query.ts'

/** The arguments of a listing of all settings, as they are when nothing else is asked. */
export const everySetting: ListDesignsArguments = {
  categoryId: '1',
  subCategoryIds: [],
  attributeIds: [],
  fixedAttributeIds: [],
  subCollectionIds: [],
  gemType: [],
  onSale: false,
  sort: 'BEST_MATCH',
  page: 1,
  pageSize: 24,
}

import { selectionArguments } from '@shop/schema/domain/addresses/attributes'
import { settingSubCategories } from '@shop/schema/domain/addresses/create-kind'
import type { SettingListQueryVariables } from '#generated/graphql/graphql.ts'
import { priceArguments } from './price-range.ts'
import { settingCardContext, type SettingList } from './setting-list.ts'

/** The variables of one page of the list of settings. */
export function settingListVariables(
  list: SettingList,
  page: number,
  vatPercent: number,
): SettingListQueryVariables {
  const { attributeIds, fixedAttributeIds, sort } = selectionArguments(list.grammar, list.selection)
  const { shape } = settingCardContext(list)
  return {
    subCategoryIds: [settingSubCategories[list.kind]],
    attributeIds,
    fixedAttributeIds,
    ...priceArguments(list, vatPercent),
    sort,
    page,
    shapeIds: shape ? [...shape.ids] : [],
    defaultShape: shape === null,
  }
}

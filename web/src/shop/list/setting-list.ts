import { settingList as settingListAddress, type CreateKind } from '@shop/schema/domain/addresses/addresses'
import { settingSubCategories } from '@shop/schema/domain/addresses/create-kind'
import { selectionArguments } from '@shop/schema/domain/addresses/attributes'
import { settingGrammars } from '@shop/schema/domain/addresses/listings'
import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import type { SettingListQueryVariables } from '#generated/graphql/graphql.ts'
import type { CardContext } from '#shop/card/card-view.ts'
import { priceArguments } from './price-range.ts'
import { chosenMetalIds, chosenSlugs, pieceList, type PieceList, type PieceSelection } from './piece-list.ts'

/** A list of settings of one kind. */
export interface SettingList extends PieceList {
  readonly kind: CreateKind
}

/** The list of settings at an address; null when it has a filter that is not offered there. */
export function settingListAt(kind: CreateKind, attributes: string | undefined): SettingList | null {
  const list = pieceList({ base: settingListAddress(kind), grammar: settingGrammars[kind] }, attributes)
  return list && { ...list, kind }
}

/** The list of settings of a kind with what is chosen on it. */
export function settingListWith(kind: CreateKind, selection: PieceSelection): SettingList {
  return { base: settingListAddress(kind), grammar: settingGrammars[kind], selection, kind }
}

/** The variables of one page of the list of settings. */
export function settingListVariables(
  list: SettingList,
  page: number,
  vatPercent: number,
): SettingListQueryVariables {
  const { attributeIds, fixedAttributeIds, sort } = selectionArguments(list.grammar, list.selection)
  const shape = chosenShape(list)
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

/** What the cards of a list of settings follow. */
export function settingCardContext(list: PieceList): CardContext {
  return { metalIds: chosenMetalIds(list), shape: chosenShape(list) }
}

function chosenShape(list: PieceList) {
  return shapes.find(({ slug }) => chosenSlugs(list, 'shape').includes(slug)) ?? null
}

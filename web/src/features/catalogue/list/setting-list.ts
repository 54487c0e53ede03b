import { settingList as settingListAddress } from '@shop/schema/domain/addresses'
import { selectionArguments } from '@shop/schema/domain/attributes'
import { settingGrammar } from '@shop/schema/domain/listings'
import { shapes } from '@shop/schema/domain/taxonomy'
import type { SettingListQueryVariables } from '#generated/graphql/graphql.ts'
import type { CardContext } from '../card-view.ts'
import { chosenMetalIds, chosenSlugs, pieceList, type PieceList } from './piece-list.ts'

/** The list of ring settings at an address; null when it has a filter that is not offered there. */
export function settingList(attributes: string | undefined): PieceList | null {
  return pieceList({ base: settingListAddress('engagement-ring'), grammar: settingGrammar }, attributes)
}

/** The variables of one page of the list of settings. */
export function settingListVariables(list: PieceList, page: number): SettingListQueryVariables {
  const { attributeIds, fixedAttributeIds, sort } = selectionArguments(list.grammar, list.selection)
  const shape = chosenShape(list)
  return {
    attributeIds,
    fixedAttributeIds,
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

import { settingList as settingListAddress, type CreateKind } from '@shop/schema/domain/addresses/addresses'
import { settingGrammars } from '@shop/schema/domain/addresses/listings'
import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import type { CardContext } from '#shop/card/card-view.ts'
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

/** What the cards of a list of settings follow. */
export function settingCardContext(list: PieceList): CardContext {
  return { metalIds: chosenMetalIds(list), shape: chosenShape(list) }
}

function chosenShape(list: PieceList) {
  return shapes.find(({ slug }) => chosenSlugs(list, 'shape').includes(slug)) ?? null
}

import { listing, settingListForStone } from '@shop/schema/domain/addresses/addresses'
import type { GemstoneFirstKind } from '@shop/schema/domain/addresses/addresses'
import { encodeAttributes, selectionArguments } from '@shop/schema/domain/addresses/attributes'
import { settingSubCategories } from '@shop/schema/domain/addresses/create-kind'
import { fittingSettingGrammar, settingGrammar } from '@shop/schema/domain/addresses/listings'
import { shapeOfStone } from '@shop/schema/domain/vocabulary/stone-shape'
import { shapes, type Shape } from '@shop/schema/domain/vocabulary/taxonomy'
import type { FittingSettingsQueryVariables, GemstoneCardFragment } from '#generated/graphql/graphql.ts'
import { pieceList, type PieceList, type PieceSelection } from '#shop/list/piece-list.ts'

/** The settings of a kind that take a stone, filtered as the address says. */
export interface FittingList extends PieceList {
  readonly kind: GemstoneFirstKind
  readonly gemstoneId: string
}

/** The list at an address; null when it has a filter that is not offered there. */
export function fittingListAt(
  gemstoneId: string,
  kind: GemstoneFirstKind,
  attributes: string | undefined,
): FittingList | null {
  const base = settingListForStone(gemstoneId, kind)
  const list = pieceList({ base, grammar: fittingSettingGrammar }, attributes)
  return list && { ...list, kind, gemstoneId }
}

/** The list for a stone with what is chosen on it. */
export function fittingListWith(
  gemstoneId: string,
  kind: GemstoneFirstKind,
  selection: PieceSelection,
): FittingList {
  const base = settingListForStone(gemstoneId, kind)
  return { base, grammar: fittingSettingGrammar, selection, kind, gemstoneId }
}

/**
 * Where a list is that names a shape, as the shortcuts of the ring listing do: the shape is the stone's, so it
 * goes without saying; and the shapes it names. Null for a segment without a shape, and for one that no list of settings has.
 */
export function withoutShape(
  gemstoneId: string,
  kind: GemstoneFirstKind,
  attributes: string | undefined,
): { readonly href: string; readonly shapes: readonly Shape[] } | null {
  const asked = pieceList({ base: '', grammar: settingGrammar }, attributes)
  const named = shapes.filter(({ slug }) => asked?.selection.options.shape.includes(slug))
  if (!asked || named.length === 0) return null
  const segment = encodeAttributes(fittingSettingGrammar, asked.selection)
  return { href: listing(settingListForStone(gemstoneId, kind), segment), shapes: named }
}

/** The variables of one page of the list: pictures are in the stone's shape. */
export function fittingListVariables(
  list: FittingList,
  { shape, measLength }: Pick<GemstoneCardFragment, 'shape' | 'measLength'>,
  page: number,
): FittingSettingsQueryVariables {
  const { attributeIds, fixedAttributeIds, sort } = selectionArguments(list.grammar, list.selection)
  const ids = shapeOfStone({ shape })?.ids ?? []
  return {
    subCategoryIds: [settingSubCategories[list.kind]],
    attributeIds,
    fixedAttributeIds,
    // For a stone the API compares what is shown: the price with the head that it needs.
    priceMin: list.selection.ranges.price?.min ?? null,
    priceMax: list.selection.ranges.price?.max ?? null,
    stone: { shapeId: ids[0] ?? '', length: measLength },
    sort,
    page,
    shapeIds: [...ids],
    defaultShape: ids.length === 0,
  }
}

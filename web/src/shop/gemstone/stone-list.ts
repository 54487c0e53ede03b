import {
  gemstoneList,
  gemstoneFirstList,
  type ChosenSettingAddress,
} from '@shop/schema/domain/addresses/addresses'
import {
  clearAll,
  decodeAttributes,
  setBounds,
  toggleOption,
  type Bounds,
} from '@shop/schema/domain/addresses/attributes'
import {
  shownShapes,
  stoneAttributes,
  stoneGrammar,
  withoutOwnShape,
  type StoneGroupKey,
  type StoneRangeKey,
  type StoneSelection,
  type StoneSortKey,
} from '@shop/schema/domain/addresses/stone-grammar'
import { joinPages, splitPages } from '@shop/schema/domain/addresses/shown-pages'
import type { Shape, ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'

/** A list of stones, filtered as its address says. */
export interface StoneList {
  /** The setting that the stones are for; null where the stone comes first. */
  readonly setting: (ChosenSettingAddress & { readonly shape: ShapeSlug }) | null
  readonly selection: StoneSelection
}

/** What the segment of an address chooses, however many pages it shows; null for a segment that no list of stones has. */
export function stoneSelection(segment: string, ownShape: ShapeSlug | null): StoneSelection | null {
  const decoded = decodeAttributes(stoneGrammar, splitPages(segment).attributes)
  return decoded.ok ? withoutOwnShape(decoded.selection, ownShape) : null
}

/** The list of stones to start with that the segment of an address means; null for no such filter. */
export function gemstoneFirstListFor(attributes: string | undefined): StoneList | null {
  const selection = stoneSelection(attributes ?? '', null)
  return selection && { setting: null, selection }
}

/** The address of a list, of its first page or of so many, as far as addresses say them. */
export function stoneListAddress(list: StoneList, pages = 1): string {
  const attributes = joinPages({ attributes: listAttributes(list), pages })
  return list.setting ? gemstoneList(list.setting, attributes) : gemstoneFirstList(attributes)
}

/** The address of a list with nothing chosen. */
export function listBase({ setting }: Pick<StoneList, 'setting'>): string {
  return setting ? gemstoneList(setting) : gemstoneFirstList()
}

/** The segment of a list's address that says what is chosen. */
export function listAttributes({ setting, selection }: StoneList): string {
  return stoneAttributes(selection, setting?.shape ?? null)
}

/** The shapes a list shows; none said is every shape, where no setting says one. */
export function shapesOfList({ setting, selection }: StoneList): readonly Shape[] {
  return shownShapes(selection, setting?.shape ?? null)
}

/** The list with an option, or without it when it was chosen; a shape beside those that are shown. */
export function toggled(list: StoneList, key: StoneGroupKey, slug: string): StoneList {
  const shape = shapesOfList(list).map((shown) => shown.slug)
  const selection =
    key === 'shape' ? { ...list.selection, options: { ...list.selection.options, shape } } : list.selection
  return withSelection(list, toggleOption(stoneGrammar, selection, key, slug))
}

/** The list between other bounds, or with null without any. */
export function bounded(list: StoneList, key: StoneRangeKey, bounds: Bounds | null): StoneList {
  return withSelection(list, setBounds(list.selection, key, bounds))
}

export function sorted(list: StoneList, sort: StoneSortKey): StoneList {
  return withSelection(list, { ...list.selection, sort })
}

/** The list with nothing chosen: stones of the setting's shape, or of all, in the order that was chosen. */
export function cleared(list: StoneList): StoneList {
  return withSelection(list, clearAll(stoneGrammar, list.selection))
}

/** The filters whose options the title of a list names: no two such lists of one option have the same. */
export const titledGroups: readonly StoneGroupKey[] = ['shape', 'gemType']

/**
 * Whether search engines may list it: a list as it is, and where the stone comes first with one single shape or kind
 * (rules/routes#found).
 */
export function isIndexable({ setting, selection }: StoneList): boolean {
  const { options, ranges, sort } = selection
  const chosen = stoneGrammar.groups.flatMap(({ key }) => options[key].map(() => key))
  return (
    chosen.length <= (setting ? 0 : 1) &&
    chosen.every((key) => titledGroups.includes(key)) &&
    Object.keys(ranges).length === 0 &&
    sort === stoneGrammar.sorts[0].key
  )
}

function withSelection({ setting }: StoneList, selection: StoneSelection): StoneList {
  return { setting, selection: withoutOwnShape(selection, setting?.shape ?? null) }
}

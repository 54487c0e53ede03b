import { gemstoneList, type ChosenSettingAddress } from '@shop/schema/domain/addresses'
import {
  clearAll,
  decodeAttributes,
  setBounds,
  toggleOption,
  type Bounds,
} from '@shop/schema/domain/attributes'
import {
  shownShapes,
  stoneAttributes,
  stoneGrammar,
  withoutOwnShape,
  type StoneGroupKey,
  type StoneRangeKey,
  type StoneSelection,
  type StoneSortKey,
} from '@shop/schema/domain/stone-grammar'
import type { Shape, ShapeSlug } from '@shop/schema/domain/taxonomy'

/** A list of stones for a setting, filtered as its address says. */
export interface StoneList {
  readonly setting: ChosenSettingAddress & { readonly shape: ShapeSlug }
  readonly selection: StoneSelection
}

/** What the segment of an address chooses; null for a segment that no list of stones has. */
export function stoneSelection(segment: string, ownShape: ShapeSlug | null): StoneSelection | null {
  const decoded = decodeAttributes(stoneGrammar, segment)
  return decoded.ok ? withoutOwnShape(decoded.selection, ownShape) : null
}

/** The address of a list. */
export function stoneListAddress({ setting, selection }: StoneList): string {
  return gemstoneList(setting, stoneAttributes(selection, setting.shape))
}

/** The shapes a list shows. */
export function shapesOfList({ setting, selection }: StoneList): readonly Shape[] {
  return shownShapes(selection, setting.shape)
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

/** The list with nothing chosen: stones of the setting's shape, in the order that was chosen. */
export function cleared(list: StoneList): StoneList {
  return withSelection(list, clearAll(stoneGrammar, list.selection))
}

function withSelection({ setting }: StoneList, selection: StoneSelection): StoneList {
  return { setting, selection: withoutOwnShape(selection, setting.shape) }
}

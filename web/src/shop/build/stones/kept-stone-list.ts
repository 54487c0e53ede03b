import { gemstoneList, gemstoneFirstList } from '@shop/schema/domain/addresses/addresses'
import { decodeAttributes } from '@shop/schema/domain/addresses/attributes'
import {
  stoneAttributes,
  stoneGrammar,
  type StoneSelection,
} from '@shop/schema/domain/addresses/stone-grammar'
import { shapes, type ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'
import { persisted } from '#data/persisted.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'

/** The list of stones that a shopper looked at last: the segment of its address, and the setting's shape in it. */
export interface KeptStoneList {
  readonly attributes: string
  readonly shape: ShapeSlug | null
}

const untouched: KeptStoneList = { attributes: '', shape: null }

const store = persisted<KeptStoneList>(
  'stone-list',
  ({ maxLength, nullable, object, oneOf, string }) =>
    object({
      attributes: string().check(maxLength(2000)),
      shape: nullable(oneOf(shapes.map(({ slug }) => slug))),
    }),
  untouched,
)

/** Remembers the list of stones that the page shows. */
export function keepStoneList(list: KeptStoneList): void {
  store.set(list)
}

/** Forgets which list it was. */
export function forgetStoneList(): void {
  store.set(untouched)
}

function inAllShapes(selection: StoneSelection): StoneSelection {
  return { ...selection, options: { ...selection.options, shape: [] } }
}

/** Where the stones of a setting are, filtered as the shopper left them; unfiltered until that is known. */
export function useStoneListHref(setting: SettingOnPage): string
export function useStoneListHref(setting: SettingOnPage | undefined): string | null
export function useStoneListHref(setting: SettingOnPage | undefined): string | null {
  const kept = store.use()
  if (!setting) return null
  const address = settingAddress(setting)
  return gemstoneList(address, keptAttributes(kept, address.shape))
}

/** Where the stones to start with are, filtered as the shopper left them; unfiltered until that is known. */
export function useGemstoneFirstListHref(): string {
  return gemstoneFirstList(keptAttributes(store.use(), null))
}

/**
 * The filters that were left, for a setting in this shape, or with null for none. Stones of other shapes were looked
 * for, for another shape of the ring, so they are not looked for in this one.
 */
export function keptAttributes(kept: KeptStoneList, shape: ShapeSlug | null): string {
  const decoded = decodeAttributes(stoneGrammar, kept.attributes)
  if (!decoded.ok) return ''
  const { selection } = decoded
  return stoneAttributes(kept.shape === shape ? selection : inAllShapes(selection), shape)
}

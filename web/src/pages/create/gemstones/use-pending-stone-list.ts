import { usePendingAttributes } from '#shop/list/use-pending-attributes.ts'
import { listAttributes, listBase, stoneSelection, type StoneList } from '#shop/gemstone/stone-list.ts'

/** The list that the shopper has asked for, which may still be on its way; else the one in sight. */
export function usePendingList(shown: StoneList): StoneList {
  const { setting, selection } = shown
  const attributes = usePendingAttributes(listBase(shown), listAttributes(shown))
  return { setting, selection: stoneSelection(attributes ?? '', setting?.shape ?? null) ?? selection }
}

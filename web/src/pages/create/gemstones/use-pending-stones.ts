import { usePendingList } from '#shop/list/use-pending-list.ts'
import { type StoneList, listAttributes, listBase, stoneSelection } from '#shop/gemstone/stone-list.ts'

/** The list of the pending choice of filters, else the one that is shown. */
export function usePendingStones(list: StoneList): StoneList {
  return usePendingList({
    list,
    base: listBase(list),
    attributes: listAttributes(list),
    decode: (attributes) => {
      const selection = stoneSelection(attributes, list.setting?.shape ?? null)
      return selection && { ...list, selection }
    },
  })
}

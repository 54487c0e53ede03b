import { gemstoneList } from '@shop/schema/domain/addresses'
import { stoneAttributes } from '@shop/schema/domain/stone-grammar'
import { useWantedAttributes } from '../../listing/use-wanted-attributes.ts'
import { stoneSelection, type StoneList } from './stone-list.ts'

/** The list that the shopper has asked for, which may still be on its way; else the one in sight. */
export function useWantedList(shown: StoneList): StoneList {
  const { setting, selection } = shown
  const attributes = useWantedAttributes(gemstoneList(setting), stoneAttributes(selection, setting.shape))
  return { setting, selection: stoneSelection(attributes ?? '', setting.shape) ?? selection }
}

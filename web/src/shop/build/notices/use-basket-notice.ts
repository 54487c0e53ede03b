import { useBasket } from '#data/basket/basket-store.ts'
import { useBuild } from '../build-store.ts'
import { replacedLine, stonesInOtherLines } from '../edit/edit-line.ts'
import type { StoneNotice } from './stone-notice.ts'
import { startNotice } from '../stones/start-notice.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'

/**
 * What is said of a stone that lies in the basket, alone or in a pair (rules/building#adding-a-stone): it can
 * go into no other piece. Null for any other, for one whose piece is being changed, and beside the setting
 * that it lies there with, which takes its own place. `sku` is null where no setting is named. Known once the
 * page is hydrated.
 */
export function useBasketNotice(stone: StoneOnPage, sku: string | null): StoneNotice | null {
  const { BasketItems: lines } = useBasket()
  const { editingBasketItemId: editingId } = useBuild()
  const stoneIds = [stone.stone.id]
  const own =
    sku === null
      ? (lines.find(({ basketItemId }) => basketItemId === editingId) ?? null)
      : replacedLine(lines, { sku, stoneIds, editingId })
  return stonesInOtherLines(lines, stoneIds, own).length === 0
    ? null
    : startNotice({ kind: 'in-basket' }, stone)
}

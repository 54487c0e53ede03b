import { useBasket } from '#data/basket/basket-store.ts'
import { useBuild } from '#shop/build/build-store.ts'
import { replacedLine, stonesInOtherLines } from '#shop/build/edit/edit-line.ts'

/**
 * Where a piece stands to the basket, known once the page is hydrated: the line whose place it takes, null for a piece
 * of its own, and which of its stones lie in other pieces, each counted from 0. With one that does it cannot be ordered.
 */
export function useBasketPlace(sku: string, stoneIds: readonly string[]) {
  const { BasketItems: lines } = useBasket()
  const { editingBasketItemId: editingId } = useBuild()
  const line = replacedLine(lines, { sku, stoneIds, editingId })
  return { line, taken: stonesInOtherLines(lines, stoneIds, line) }
}

import { useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useBasket } from '#data/basket/basket-store.ts'
import { useBuild } from '#shop/build/build-store.ts'
import { replacedLine, takeLine } from '#shop/build/edit/edit-line.ts'
import type { Design } from '#shop/design/design.ts'

/**
 * The review of a piece that lies in the basket shows the size and the engraving of its line, however it was
 * reached: by its address or in another tab too. Once for its stones, when the page opens: what is changed
 * from there on is the shopper's, and a line that is being changed already has had its choices taken.
 */
export function useTakeLine(gemstoneIds: readonly string[], design: Design): void {
  const isHydrated = useHydrated()
  const { BasketItems: lines } = useBasket()
  const { editingBasketItemId: editingId } = useBuild()
  const stonesKey = gemstoneIds.toSorted().join()
  useEffect(() => {
    const line = isHydrated
      ? replacedLine(lines, { sku: design.sku, stoneIds: gemstoneIds, editingId })
      : null
    if (!line || line.basketItemId === editingId) return
    takeLine(line, design)
    // Lines that come and go while the page is open change nothing on it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isHydrated, stonesKey])
}

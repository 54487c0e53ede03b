import { useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useBasket } from '#data/basket/basket-store.ts'
import { startEditing, useDesigner } from '../designer/designer-store.ts'
import { replacedLine } from '../designer/edit-line.ts'
import { takeMadeToOrder } from '../designer/made-to-order.ts'

/**
 * The review of a ring that lies in the basket shows the size and the engraving of its line, however it was
 * come to: by its address or in another tab too. Once for each stone, when the page opens: what is changed
 * from there on is the shopper's, and a line that is being changed already has had its choices taken.
 */
export function useTakeLine(gemstoneId: string): void {
  const isHydrated = useHydrated()
  const { BasketItems: lines } = useBasket()
  const { editingBasketItemId: editingId } = useDesigner()
  useEffect(() => {
    const line = isHydrated ? replacedLine(lines, { gemstoneId, editingId }) : null
    if (!line || line.basketItemId === editingId) return
    takeMadeToOrder(line)
    startEditing(line.basketItemId)
    // Lines that come and go while the page is open change nothing on it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isHydrated, gemstoneId])
}

import { useBankHolidays } from '#data/bank-holidays.ts'
import type { BasketItem } from '#data/basket/basket-record.ts'
import { useShopNow } from '#data/shop-clock.ts'
import { editLine, editWithoutStone } from '#features/designer/edit-line.ts'
import { startEditing } from '#features/designer/designer-store.ts'
import { takeMadeToOrder } from '#features/designer/made-to-order.ts'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { BasketLine } from './basket-line.tsx'
import { isBought } from './line-problem.ts'
import { lineView } from './line-view.ts'
import { isFinishedPiece } from './piece-line-view.ts'
import { useLineParts } from './use-line-parts.ts'
import type { Setting } from '#features/designer/setting-choice.ts'

interface BasketPieceProps {
  readonly item: BasketItem
  readonly rules: ShopRulesQuery
  readonly isRestored: boolean
  readonly onRemove: (title: string) => void
}

/** A line with its design and its stone, which the basket itself does not hold. */
export function BasketPiece({ item, rules, isRestored, onRemove }: BasketPieceProps) {
  const holidays = useBankHolidays()
  const parts = useLineParts(item, rules)
  const shown = { ...item, isBought: isBought(item) }
  const view = lineView(shown, parts.parts, { rules, now: useShopNow(), holidays })
  return (
    <BasketLine
      item={item}
      view={view}
      parts={parts}
      isFocused={isRestored}
      onEdit={() => edit(item, parts.parts.design)}
      onChooseStone={() => editWithoutStone(item, view.keptStoneId, parts.parts.design)}
      onRemove={() => onRemove(view.title)}
    />
  )
}

/** The page of a piece shows the size and the engraving of this line, whose place the changed piece takes. */
function edit(item: BasketItem, design: Setting | null): void {
  if (!isFinishedPiece(item, design)) return editLine(item, design)
  takeMadeToOrder(item, item.sku)
  startEditing(item.basketItemId, 'finished')
}

import { engravingFonts } from '@shop/schema/domain/engraving'
import { useBankHolidays } from '#data/bank-holidays.ts'
import type { BasketItem } from '#data/basket/basket-record.ts'
import { shopNow } from '#data/page-facts.ts'
import {
  chooseEngravingFont,
  chooseFingerSize,
  engrave,
  setSizeUnsure,
} from '#features/designer/made-to-order.ts'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { BasketLine } from './basket-line.tsx'
import { lineView } from './line-view.ts'
import { useLineParts } from './use-line-parts.ts'

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
  const view = lineView(item, parts.parts, { rules, now: shopNow(), holidays })
  return (
    <BasketLine
      item={item}
      view={view}
      parts={parts}
      isFocused={isRestored}
      onEdit={() => takeChoices(item)}
      onRemove={() => onRemove(view.title)}
    />
  )
}

/** The page of a piece shows the size and the engraving chosen last: now those of this line. */
function takeChoices({ fingerSize, isSizeUnsure, engraving }: BasketItem): void {
  chooseFingerSize(fingerSize)
  setSizeUnsure(isSizeUnsure)
  engrave(engraving?.text ?? '')
  const font = engravingFonts.find((each) => each === engraving?.font)
  if (font) chooseEngravingFont(font)
}

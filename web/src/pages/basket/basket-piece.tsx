import { useBankHolidays } from '#data/bank-holidays.ts'
import type { BasketItem } from '#data/basket/basket-record.ts'
import { useShopNow } from '#data/shop-clock.ts'
import { editLine, editWithoutStone } from '#shop/build/edit/edit-line.ts'
import { startEditing } from '#shop/build/build-store.ts'
import { m } from '#generated/paraglide/messages.js'
import { takePersonalisation } from '#shop/design/personalisation/personalisation.ts'
import { BasketLine } from './basket-line.tsx'
import { canBeSaved, lineBuild } from './line-build.ts'
import { couponTexts } from './line-coupons.ts'
import type { SavedPart } from './line-entries.ts'
import { isPersonal, lineWish } from './line-wish.ts'
import { SaveForLater } from './save-for-later.tsx'
import { isBought } from './line-problem.ts'
import { WishForLater } from './wish-for-later.tsx'
import { lineView } from '#shop/line/line-view.ts'
import { isFinishedPiece } from '#shop/line/piece-line-view.ts'
import { useKeptFacts } from '#shop/line/said-facts.ts'
import { useLineParts } from '#shop/line/use-line-parts.ts'
import type { Design } from '#shop/design/design.ts'

interface BasketPieceProps {
  readonly item: BasketItem
  /** It was taken out and is there again. */
  readonly isReturned: boolean
  readonly onRemove: (title: string) => void
  /** The account keeps it now, and a sentence says where. */
  readonly onSaved: (text: string, savedIn: SavedPart) => void
}

/** A line with its design and its stone, which the basket itself does not hold. */
export function BasketPiece({ item, isReturned, onRemove, onSaved }: BasketPieceProps) {
  const holidays = useBankHolidays()
  const parts = useLineParts(item)
  // Coupons are said apart: what its parts cost is what they cost before.
  const shown = { ...item, total: item.subTotal, isBought: isBought(item) }
  const view = lineView(shown, parts.parts, { rules: parts.rules, now: useShopNow(), holidays })
  const wish = lineWish(item, parts.parts.design, view)
  useKeptFacts(item.basketItemId, parts.state === 'whole' ? [...view.facts, ...couponTexts(item)] : null)
  return (
    <BasketLine
      item={item}
      view={view}
      parts={parts}
      isReturned={isReturned}
      onEdit={() => edit(item, parts.parts.design)}
      onChooseStone={() => editWithoutStone(item, view.keptStoneId, parts.parts.design)}
      onRemove={() => onRemove(view.title)}
    >
      {canBeSaved(item) && parts.state !== 'loading' && (
        <SaveForLater
          title={view.title}
          input={lineBuild(item, view.title)}
          onSaved={() => onSaved(m.basket_saved({ title: view.title }), 'builds')}
        />
      )}
      {wish && (
        <WishForLater
          title={view.title}
          wish={wish}
          onSaved={() => onSaved(wishedText(item, view.title), 'wishlist')}
        />
      )}
    </BasketLine>
  )
}

function wishedText(item: BasketItem, title: string): string {
  return isPersonal(item) ? m.basket_wished_plain({ title }) : m.basket_wished({ title })
}

/** The page of a piece shows the size and the engraving of this line, whose place the changed piece takes. */
function edit(item: BasketItem, design: Design | null): void {
  if (!isFinishedPiece(item, design)) return editLine(item, design)
  takePersonalisation(item, item.sku)
  startEditing(item.basketItemId, 'finished')
}

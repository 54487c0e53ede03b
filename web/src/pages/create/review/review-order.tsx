import * as addresses from '@shop/schema/domain/addresses/addresses'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import type { PiecePrice } from '@shop/schema/domain/prices/piece-price'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { formatPence } from '#data/language/numbers.ts'
import { addItem, basketLines, removeItem } from '#data/basket/basket-store.ts'
import { m } from '#generated/paraglide/messages.js'
import { rememberPlace } from '#lib/remember-place.ts'
import buttons from '#ui/button.module.css'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { useFocusNext } from '#ui/use-focus-next.ts'
import { DeliveryBlock } from '#shop/design/delivery/delivery-block.tsx'
import { clearBuild, isBuiltOf, stopEditing } from '#shop/build/build-store.ts'
import { stoneIdsOfLine } from '#data/basket/stone-ids-of-line.ts'
import { areSameStones } from '#shop/build/edit/edit-line.ts'
import { PromiseBand } from '#shop/design/promises/promise-band.tsx'
import { promisedPiece } from '#shop/design/promises/promises.ts'
import type { MadeChoices } from '#shop/design/personalisation/personalisation-choices.ts'
import { rememberMade } from '#shop/design/personalisation/personalisation.ts'
import { isSamePiece, newBasketItem } from '#shop/line/basket-item.ts'
import { lineTitle } from '#shop/line/line-title.ts'
import { OrderForm } from '#shop/line/order-form.tsx'
import { pieceState } from '#shop/build/piece-view.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { chosenSetting } from '#shop/design/setting-on-page.ts'
import type { StoneNotice } from '#shop/build/notices/stone-notice.ts'
import { StoneNoticeBox } from '#shop/build/notices/stone-notice-box.tsx'
import { useOnLeavingPiece } from '#shop/build/edit/use-on-leaving-piece.ts'
import { ownStone } from '#shop/gemstone/own-stones.ts'
import { refreshStones } from '#shop/gemstone/refresh-stones.ts'
import { useIsGemstoneFirst } from '#shop/build/stones/stone-link.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'
import { EditingNote } from './editing-note.tsx'
import { useBasketPlace } from './use-basket-place.ts'
import { useFocusOnTaken } from './use-focus-on-taken.ts'
import styles from './review-order.module.css'

interface ReviewOrderProps {
  readonly setting: SettingOnPage
  /** One stone, or both of a pair: all that the setting takes. */
  readonly stones: readonly StoneOnPage[]
  readonly price: PiecePrice
  readonly made: MadeChoices
  /** Said of stones that lie in the basket with another piece: this one cannot be ordered. */
  readonly taken: StoneNotice | null
}

/**
 * The total, the day and the way into the basket. What is said of the basket, which only a browser knows, stands in
 * place of the form: nothing that is in sight moves for it.
 */
export function ReviewOrder(props: ReviewOrderProps) {
  const { setting, stones, price, made, taken } = props
  const box = useFocusOnTaken(taken !== null)
  return (
    <>
      <p className={styles.total}>
        <span>
          {m.review_total()}
          <small>{m.review_total_vat({ vat: formatPence(price.vatPence) })}</small>
        </span>
        <span className={styles.price}>{formatPence(price.totalPence)}</span>
      </p>
      {!taken && (
        <div className={styles.arrives}>
          <Icon name="delivery" />
          <DeliveryBlock piece={setting} stones={stones.map(({ stone }) => stone)} isOrdered />
        </div>
      )}
      <div ref={box} className={`no-print ${styles.taken}`} role="status" tabIndex={-1}>
        {taken && <StoneNoticeBox notice={taken} isMain />}
      </div>
      {!taken && (
        <>
          <div className={`no-print ${styles.order}`}>
            <Order {...props} />
          </div>
          <PromiseBand {...promisedPiece(setting.design, setting.choice.metal, made)} />
        </>
      )}
    </>
  )
}

/**
 * A piece that is in the basket as it stands leads there. One that is in it with other choices
 * takes the place of that line: there is only one of each stone. So does a piece of the basket that is being
 * changed. One whose stone was sold since the page was opened cannot be ordered, which the page then says. Whoever has
 * gone elsewhere before the stone was looked up has ordered all the same, and stays where they are.
 */
function Order({ setting, stones, price, made }: Omit<ReviewOrderProps, 'taken'>) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const stoneIds = stones.map(({ stone }) => stone.id)
  const clearLater = useOnLeavingPiece(stoneIds.join(), clearBuild, isBuiltOf)
  const kind = createKindOf(setting.design)
  const isGemstoneFirst = useIsGemstoneFirst()
  const piece = newBasketItem(
    {
      ...chosenSetting(setting),
      optionIds: setting.choice.optionIds,
      gemstoneIds: stoneIds,
      totalPence: price.totalPence,
      isGemstoneFirst,
      title: lineTitle(setting.design.name, stones),
    },
    made,
  )
  const { line } = useBasketPlace(setting.design.sku, stoneIds)
  const buttonId = useId()
  const focusNext = useFocusNext()

  function keepLine() {
    focusNext(buttonId)
    stopEditing()
  }

  async function order() {
    if (isAsking) return
    setIsAsking(true)
    const isStillHere = rememberPlace()
    const forgetMade = rememberMade()
    const asked = await refreshStones(queryClient, stoneIds)
    setIsAsking(false)
    const own = asked.map((stone) => ownStone(stone, basketLines()))
    if (pieceState(setting, own).kind !== 'complete') return
    if (line) removeItem(line.basketItemId)
    addItem(piece)
    // Another stone was taken meanwhile: what is built goes on, and this engraving is not that piece's.
    if (!clearLater()) forgetMade()
    if (isStillHere()) void router.navigate({ href: addresses.cart() })
  }

  if (line && isSamePiece(line, piece)) {
    return (
      <>
        <p role="status">{m.review_in_basket({ kind })}</p>
        <ShopLink className={`${buttons.button} ${buttons.wide}`} href={addresses.cart()}>
          {m.build_in_basket_link()}
        </ShopLink>
      </>
    )
  }
  const total = formatPence(price.totalPence)
  return (
    <>
      {line &&
        (areSameStones(stoneIdsOfLine(line), stoneIds) ? (
          <p>{m.review_basket_differs({ kind })}</p>
        ) : (
          <EditingNote kind={kind} line={line} onStop={keepLine} />
        ))}
      <OrderForm
        buttonId={buttonId}
        made={made}
        label={line ? m.review_update({ total }) : m.review_add({ total })}
        isBusy={isAsking}
        onOrder={() => void order()}
      />
    </>
  )
}

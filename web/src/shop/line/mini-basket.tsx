import * as addresses from '@shop/schema/domain/addresses/addresses'
import { sumPence } from '@shop/schema/domain/values/money'
import { useEffect, useId, useRef } from 'react'
import { formatPence } from '#data/language/numbers.ts'
import { useBankHolidays } from '#data/bank-holidays.ts'
import type { BasketItem } from '#data/basket/basket-record.ts'
import { useBasket } from '#data/basket/basket-store.ts'
import { useShopNow } from '#data/shop-clock.ts'
import { shownPicture } from '#data/shown-picture.ts'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { closeBeside } from '#ui/close-beside.ts'
import { CornerClose } from '#ui/corner-close.tsx'
import { Picture } from '#ui/picture.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import stages from '#ui/stage.module.css'
import { UnbrokenWords } from '#ui/unbroken-words.tsx'
import { lineView } from './line-view.ts'
import { useKeptFacts } from './said-facts.ts'
import { useLineParts } from './use-line-parts.ts'
import styles from './mini-basket.module.css'

interface MiniBasketProps {
  /** The line that was just put in. */
  readonly basketItemId: string
  /** Called when it is closed; what had the focus before has it again. */
  readonly onClose: () => void
}

/**
 * What was just put into the basket, over the page that it was put in from, and the ways on: the basket, the checkout, or
 * back to the page by Esc (rules/basket#after-adding). It is read out, since it takes the focus.
 */
export function MiniBasket({ basketItemId, onClose }: MiniBasketProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  // A snapshot is the record, made read-only all the way down; nothing below changes it.
  const items = useBasket().BasketItems as readonly BasketItem[]
  const added = items.find((item) => item.basketItemId === basketItemId)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    title.current?.focus()
    return dialog.current ? closeBeside(dialog.current) : undefined
  }, [])
  const total = formatPence(sumPence(items.flatMap((item) => item.total ?? [])))
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      // A press beside it closes it; React passes on what it does not know.
      {...{ closedby: 'any' }}
      onClose={onClose}
    >
      <CornerClose label={m.close()} dialog={dialog} />
      <h2 ref={title} id={titleId} tabIndex={-1}>
        {m.mini_basket_title()}
      </h2>
      {added && <AddedPiece item={added} />}
      <p className={styles.sum}>
        <span>{items.length === 1 ? m.basket_pieces_one() : m.basket_pieces({ count: items.length })}</span>
        <span>{total}</span>
      </p>
      <div className={styles.ways}>
        <ShopLink className={`${buttons.button} ${buttons.wide}`} href={addresses.checkout()}>
          {m.basket_checkout()}
        </ShopLink>
        <ShopLink className={`${buttons.button} ${buttons.quiet} ${buttons.wide}`} href={addresses.cart()}>
          {m.build_in_basket_link()}
        </ShopLink>
      </div>
    </dialog>
  )
}

/** The piece: its picture, every choice, its day and its price. */
function AddedPiece({ item }: { item: BasketItem }) {
  const { parts, rules, state } = useLineParts(item)
  const holidays = useBankHolidays()
  const shown = { ...item, total: item.subTotal, isBought: item.total !== null }
  const view = lineView(shown, parts, { rules, now: useShopNow(), holidays })
  useKeptFacts(item.basketItemId, state === 'whole' ? view.facts : null)
  return (
    <div className={styles.piece}>
      <div className={stages.stage}>
        <Picture
          picture={shownPicture(view.picture, { stoneColour: view.stoneColour })}
          alt=""
          sizes="6rem"
          isEager
        />
      </div>
      <div>
        <h3>
          <UnbrokenWords text={view.title} />
        </h3>
        <ul>
          {view.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {item.subTotal !== null && <p>{formatPence(item.subTotal)}</p>}
      </div>
    </div>
  )
}

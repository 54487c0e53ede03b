import * as addresses from '@shop/schema/domain/addresses'
import { formatPence } from '@shop/schema/domain/money'
import type { Ref } from 'react'
import { addItem, removeItem, useBasket } from '#data/basket/basket-store.ts'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { stopEditing, useDesigner } from '../designer/designer-store.ts'
import type { MadeChoices } from '../designer/made-choices.ts'
import { OrderForm } from '../designer/order-form.tsx'
import { forgetPieceEngraving } from '../designer/piece-engravings.ts'
import { useOnLeavingPiece } from '../designer/use-on-leaving-piece.ts'
import { basketItem, isSamePiece } from './basket-item.ts'
import type { ProductView } from './product-view.ts'
import styles from './product-page.module.css'

/** The form that puts the piece into the basket; the summary of a phone sends it too. */
export const orderFormId = 'order'

interface OrderButtonProps {
  readonly view: ProductView
  readonly made: MadeChoices
}

interface OrderPieceProps extends OrderButtonProps {
  readonly ref?: Ref<HTMLDivElement>
  /** Shows what has to be given before; null when nothing is missing. */
  readonly showMissing: (() => void) | null
}

/**
 * Puts the piece into the basket and says so, with the way there; a piece that is in it can be added again. One
 * that is being changed from the basket takes the place of its line.
 */
export function OrderPiece({ ref, view, made, showMissing }: OrderPieceProps) {
  const isInBasket = useIsInBasket(view, made)
  const editedId = useEditedLineId(view)
  const isEdit = editedId !== null && !isInBasket
  // The engraving of this piece is not the next one's.
  const forgetLater = useOnLeavingPiece(view.design.sku, forgetPieceEngraving)
  const { price, availability } = view
  if (!price || availability === 'sold') return null
  const total = formatPence(price.pricePence)
  return (
    <div ref={ref} className={`no-print ${styles.order}`}>
      <p role="status" className={isInBasket ? styles.added : 'sr-only'}>
        {isInBasket && (
          <>
            <Icon name="check" />
            {made.isSizeUnsure ? m.product_in_basket_sizer() : m.product_in_basket()}
          </>
        )}
      </p>
      {isInBasket && (
        <ShopLink className={`${buttons.button} ${buttons.wide}`} href={addresses.cart()}>
          {m.designer_in_basket_link()}
        </ShopLink>
      )}
      {isEdit && (
        <p>
          {m.product_editing()}{' '}
          <button type="button" className="link" onClick={() => stopEditing()}>
            {m.product_editing_stop()}
          </button>
        </p>
      )}
      <OrderForm
        id={orderFormId}
        made={made}
        showMissing={showMissing}
        isQuiet={isInBasket}
        label={orderLabel(total, { isEdit, isInBasket })}
        onOrder={() => {
          if (isEdit) removeItem(editedId)
          addItem(basketItem(view, made, price.pricePence))
          stopEditing()
          forgetLater()
        }}
      />
    </div>
  )
}

function orderLabel(total: string, { isEdit, isInBasket }: { isEdit: boolean; isInBasket: boolean }): string {
  if (isEdit) return m.review_update({ total })
  return isInBasket ? m.product_add_another({ total }) : m.review_add({ total })
}

/** The same in the summary of a phone. */
export function OrderButton({ view, made }: OrderButtonProps) {
  const isInBasket = useIsInBasket(view, made)
  const isEdit = useEditedLineId(view) !== null
  if (!view.price || view.availability === 'sold') return null
  return isInBasket ? (
    <ShopLink className={`${buttons.button} ${buttons.wide}`} href={addresses.cart()}>
      {m.designer_in_basket_link()}
    </ShopLink>
  ) : (
    <button type="submit" form={orderFormId} className={`${buttons.button} ${buttons.wide}`}>
      {isEdit ? m.product_update() : m.product_add()}
    </button>
  )
}

/** The line of the basket that is being changed, where it is of this very piece. */
function useEditedLineId({ design }: ProductView): string | null {
  const { BasketItems } = useBasket()
  const { editingBasketItemId } = useDesigner()
  const line = BasketItems.find(({ basketItemId }) => basketItemId === editingBasketItemId)
  return line?.sku === design.sku ? line.basketItemId : null
}

function useIsInBasket(view: ProductView, made: MadeChoices): boolean {
  const { BasketItems } = useBasket()
  const { price } = view
  if (!price) return false
  const piece = basketItem(view, made, price.pricePence)
  return BasketItems.some((line) => isSamePiece(line, piece))
}

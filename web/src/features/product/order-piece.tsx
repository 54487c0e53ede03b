import * as addresses from '@shop/schema/domain/addresses'
import { formatPence } from '@shop/schema/domain/money'
import { addItem, useBasket } from '#data/basket/basket-store.ts'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import type { MadeChoices } from '../designer/made-choices.ts'
import { OrderForm } from '../designer/order-form.tsx'
import { useForgetEngraving } from '../designer/use-forget-engraving.ts'
import { basketItem, isSamePiece } from './basket-item.ts'
import type { ProductView } from './product-view.ts'
import styles from './product-page.module.css'

/** The form that puts the piece into the basket; the summary of a phone sends it too. */
export const orderFormId = 'order'

interface OrderPieceProps {
  readonly view: ProductView
  readonly made: MadeChoices
}

/** Puts the piece into the basket and says so, with the way there; a piece that is in it can be added again. */
export function OrderPiece({ view, made }: OrderPieceProps) {
  const isInBasket = useIsInBasket(view, made)
  const forgetLater = useForgetEngraving(view.design.sku)
  const { price, availability } = view
  if (!price || availability === 'sold') return null
  const total = formatPence(price.pricePence)
  return (
    <div className={`no-print ${styles.order}`}>
      <p role="status" className={isInBasket ? styles.added : 'sr-only'}>
        {isInBasket && (
          <>
            <Icon name="check" />
            {m.product_in_basket()}
          </>
        )}
      </p>
      {isInBasket && (
        <ShopLink className={`${buttons.button} ${buttons.wide}`} href={addresses.cart()}>
          {m.designer_in_basket_link()}
        </ShopLink>
      )}
      <OrderForm
        id={orderFormId}
        made={made}
        isQuiet={isInBasket}
        label={isInBasket ? m.product_add_another({ total }) : m.review_add({ total })}
        onOrder={() => {
          addItem(basketItem(view, made, price.pricePence))
          forgetLater()
        }}
      />
    </div>
  )
}

/** The same on a phone, always in sight. */
export function OrderButton({ view, made }: OrderPieceProps) {
  const isInBasket = useIsInBasket(view, made)
  if (!view.price || view.availability === 'sold') return null
  return isInBasket ? (
    <ShopLink className={`${buttons.button} ${buttons.wide}`} href={addresses.cart()}>
      {m.designer_in_basket_link()}
    </ShopLink>
  ) : (
    <button type="submit" form={orderFormId} className={`${buttons.button} ${buttons.wide}`}>
      {m.product_add()}
    </button>
  )
}

function useIsInBasket(view: ProductView, made: MadeChoices): boolean {
  const { BasketItems } = useBasket()
  const { price } = view
  if (!price) return false
  const piece = basketItem(view, made, price.pricePence)
  return BasketItems.some((line) => isSamePiece(line, piece))
}

import * as addresses from '@shop/schema/domain/addresses'
import { formatPence } from '@shop/schema/domain/money'
import type { PiecePrice } from '@shop/schema/domain/piece-price'
import { useRouter } from '@tanstack/react-router'
import { addItem, removeItem, useBasket } from '#data/basket/basket-store.ts'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { DeliveryBlock } from '../designer/delivery-block.tsx'
import { clearBuild } from '../designer/designer-store.ts'
import { madeChoices } from '../designer/made-choices.ts'
import { useMadeToOrder } from '../designer/made-to-order.ts'
import type { SettingOnPage } from '../designer/setting-on-page.ts'
import type { StoneOnPage } from '../gemstones/stone/stone-on-page.ts'
import { basketItem, isSameRing } from './basket-item.ts'
import { OrderForm } from './order-form.tsx'
import styles from './review-order.module.css'

interface ReviewOrderProps {
  readonly setting: SettingOnPage
  readonly stone: StoneOnPage
  readonly price: PiecePrice
}

/** The total, the day and the way into the basket. */
export function ReviewOrder({ setting, stone, price }: ReviewOrderProps) {
  return (
    <>
      <p className={styles.total}>
        <span>
          {m.review_total()}
          <small>{m.review_total_vat({ vat: formatPence(price.vatPence) })}</small>
        </span>
        <span className={styles.price}>{formatPence(price.totalPence)}</span>
      </p>
      <div className={styles.arrives}>
        <Icon name="delivery" />
        <DeliveryBlock setting={setting} stone={stone.stone} isOrdered />
      </div>
      <div className={`no-print ${styles.order}`}>
        <Order setting={setting} stone={stone} price={price} />
      </div>
    </>
  )
}

/**
 * A ring that is in the basket as it stands leads there. One whose stone is in it with other choices takes
 * the place of that line: there is only one of each stone.
 */
function Order({ setting, stone, price }: ReviewOrderProps) {
  const router = useRouter()
  const { BasketItems: lines } = useBasket()
  const made = madeChoices(setting.design, useMadeToOrder())
  const ring = basketItem(setting, stone.stone.id, made, price)
  const line = lines.find(({ gemstoneId }) => gemstoneId === ring.gemstoneId)
  const isInPair = lines.some(({ gemstonePair }) => gemstonePair.includes(stone.stone.id))

  function order() {
    if (line) removeItem(line.basketItemId)
    addItem(ring)
    clearBuild()
    void router.navigate({ href: addresses.cart() })
  }

  if (isInPair || (line && isSameRing(line, ring))) {
    return (
      <>
        <p role="status">{isInPair ? m.review_stone_in_basket() : m.review_in_basket()}</p>
        <ShopLink className={`${buttons.button} ${buttons.wide}`} href={addresses.cart()}>
          {m.designer_in_basket_link()}
        </ShopLink>
      </>
    )
  }
  const total = formatPence(price.totalPence)
  return (
    <>
      {line && <p>{m.review_basket_differs()}</p>}
      <OrderForm
        made={made}
        label={line ? m.review_update({ total }) : m.review_add({ total })}
        onOrder={order}
      />
    </>
  )
}

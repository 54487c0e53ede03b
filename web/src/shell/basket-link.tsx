import { cart } from '@shop/schema/domain/addresses/addresses'
import { useSeenBasket } from '#data/basket/seen-basket.ts'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import styles from './basket-link.module.css'

/** The way to the basket, with the number of its pieces when there are any (rules/basket#badge). */
export function BasketLink() {
  const count = useSeenBasket((items) => items.length)
  return (
    <ShopLink className={styles.basket} href={cart()} aria-label={nameOf(count)}>
      <Icon name="basket" />
      {count > 0 && <b aria-hidden="true">{count}</b>}
    </ShopLink>
  )
}

function nameOf(count: number): string {
  if (count === 0) return m.header_basket_empty()
  return count === 1 ? m.header_basket_one() : m.header_basket({ count })
}

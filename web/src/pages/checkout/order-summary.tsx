import * as addresses from '@shop/schema/domain/addresses/addresses'
import type { LondonDate } from '@shop/schema/domain/values/calendar'
import { formatPence } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'
import { longDay, shortDayOfYear } from '#data/language/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { SummaryPiece, PiecePicture } from './summary-piece.tsx'
import { OrderSumsList } from './order-sums-list.tsx'
import type { Order } from './use-order.ts'
import styles from './order-summary.module.css'

interface OrderSummaryProps {
  readonly order: Order
  /** The day it arrives, or waits at a boutique from; null while nobody can say. */
  readonly day: LondonDate | null
  readonly isCollected: boolean
}

/** The order beside the form, where there is room for it. */
export function OrderSheet({ order, day, isCollected }: OrderSummaryProps) {
  return (
    <aside className={styles.sheet} aria-labelledby="checkout-order">
      <div className={styles.head}>
        <h2 id="checkout-order">{m.checkout_order()}</h2>
        <ShopLink className="link" href={addresses.cart()} aria-label={m.checkout_order_change()}>
          {m.checkout_change()}
        </ShopLink>
      </div>
      <Pieces order={order} />
      <OrderSumsList order={order} />
      {day && (
        <p className={styles.arrive}>
          <Icon name="delivery" />
          <span>
            {arrivalLabel(order, isCollected)} <b>{longDay(day)}</b>
            {order.waitsForSize && ` ${m.checkout_once_size_known()}`}
          </span>
        </p>
      )}
      <Kept order={order} />
    </aside>
  )
}

/** The same above the form, folded: its first picture, its day and what it comes to. */
export function OrderFold({ order, day, isCollected }: OrderSummaryProps) {
  const [first] = order.bought
  const shownDay = day && shortDayOfYear(day)
  return (
    <details className={styles.fold}>
      <summary>
        {first && <PiecePicture line={first} />}
        <span>
          <b>{m.checkout_order()}</b>
          {shownDay && (
            <small>
              {isCollected ? m.checkout_from_day({ day: shownDay }) : m.checkout_by_day({ day: shownDay })}
            </small>
          )}
        </span>
        <span className={styles.price}>{formatPence(order.sums.duePence)}</span>
        <Icon name="chevron" />
      </summary>
      <div className={styles.inner}>
        <Pieces order={order} />
        <OrderSumsList order={order} />
        <p className="caption">
          <ShopLink className="link" href={addresses.cart()}>
            {m.checkout_order_change()}
          </ShopLink>
        </p>
        <Kept order={order} />
      </div>
    </details>
  )
}

/** Who has not told a size yet has to read that the day is the earliest. */
function arrivalLabel({ waitsForSize }: Order, isCollected: boolean): string {
  if (isCollected) return waitsForSize ? m.checkout_waits_at_the_earliest() : m.checkout_waits_from()
  return waitsForSize ? m.checkout_arrives_at_the_earliest() : m.checkout_arrives_by()
}

function Pieces({ order: { bought, gone, unsaved } }: { order: Order }) {
  const leftOut = gone.length + unsaved.length
  return (
    <>
      {bought.map((line) => (
        <SummaryPiece key={line.item.basketItemId} line={line} />
      ))}
      {leftOut > 0 && (
        <p className="caption">
          {leftOut === 1 ? m.basket_left_out_one() : m.basket_left_out({ count: leftOut })}
        </p>
      )}
    </>
  )
}

/** Until when the basket is kept, and from when its stones are nobody else's (rules/checkout#payment). */
function Kept({ order: { hasStones, keptUntil } }: { order: Order }) {
  if (keptUntil === null) return null
  return (
    <p className={`caption ${styles.kept}`}>
      {keptUntil} {hasStones && m.checkout_held_once()}
    </p>
  )
}

import * as addresses from '@shop/schema/domain/addresses/addresses'
import { inLondon } from '@shop/schema/domain/values/calendar'
import { formatPence } from '#data/language/numbers.ts'
import { useOwn } from '#data/account/use-own.ts'
import type { OrderFieldsFragment } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { ordersQuery } from '#generated/queries.ts'
import { shortDayOfYear } from '#data/language/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { AccountSection, SectionAnswer } from '../account-section.tsx'
import { OrderBody } from '#shop/order/order-body.tsx'
import { orderStateText } from '#shop/order/order-progress.ts'
import { orderTitle } from '#shop/order/order-words.ts'
import styles from './orders-section.module.css'

/** What somebody has ordered: a row each, which opens. */
export function OrdersSection({ userId }: { userId: string }) {
  const answer = useOwn(userId, ordersQuery())
  return (
    <AccountSection part="orders">
      <SectionAnswer answer={answer} part="orders">
        {({ orders }) =>
          orders.length === 0 ? (
            <p className={styles.none}>
              {m.account_orders_none()}{' '}
              <ShopLink className="link" href={addresses.settingList('engagement-ring')}>
                {m.account_orders_begin()}
              </ShopLink>
            </p>
          ) : (
            <div className={styles.list}>
              {orders.map((order) => (
                <Order key={order.uid} order={order} />
              ))}
            </div>
          )
        }
      </SectionAnswer>
    </AccountSection>
  )
}

function Order({ order }: { order: OrderFieldsFragment }) {
  const { state, when } = orderStateText(order)
  return (
    <details className={styles.order}>
      <summary>
        <span>
          {order.number}
          <small>{shortDayOfYear(inLondon(new Date(order.placedAt)).date)}</small>
        </span>
        <span className={styles.what}>{orderTitle(order)}</span>
        <span className={styles.how}>
          <b>{state}</b>
          <small>{when}</small>
        </span>
        <span className={styles.price}>{formatPence(order.total)}</span>
        <Icon name="chevron" />
      </summary>
      <OrderBody order={order} />
      <p className={styles.page}>
        <ShopLink className="link" href={addresses.orderTracking(order.uid)}>
          {m.account_order_own_page({ number: order.number })}
        </ShopLink>
      </p>
    </details>
  )
}

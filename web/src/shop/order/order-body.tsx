import { countries } from '@shop/schema/domain/vocabulary/countries'
import { formatPence } from '@shop/schema/domain/values/money'
import { shownPicture } from '#data/shown-picture.ts'
import type { OrderFieldsFragment, OrderLineFieldsFragment } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { Picture } from '#ui/picture.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { lineFacts, linePicture, soldStoneFacts, soldStoneTitle } from './order-words.ts'
import stages from '#ui/stage.module.css'
import styles from './order-body.module.css'

/** All of an order: its way, its pieces as they were sold, where it goes, and what was paid. */
export function OrderBody({ order }: { order: OrderFieldsFragment }) {
  return (
    <div className={styles.body}>
      <OrderTimeline order={order} />
      <div>
        {order.lines.map((line) => (
          <OrderLine key={line.id} line={line} />
        ))}
        <dl className={styles.sums}>
          <div>
            <dt>{m.account_order_to({ address: addressText(order) })}</dt>
            <dd>{order.delivery === 0 ? m.account_order_free() : formatPence(order.delivery)}</dd>
          </div>
          <div>
            <dt>{m.account_order_vat()}</dt>
            <dd>{formatPence(order.vat)}</dd>
          </div>
          <div className={styles.sum}>
            <dt>{m.account_order_paid()}</dt>
            <dd>{formatPence(order.total)}</dd>
          </div>
          {order.refund && (
            <div>
              <dt>{m.account_order_refunded()}</dt>
              <dd>{formatPence(order.refund.total)}</dd>
            </div>
          )}
        </dl>
      </div>
    </div>
  )
}

/** A piece as it was sold, and below it each stone that was set in it. */
function OrderLine({ line }: { line: OrderLineFieldsFragment }) {
  return (
    <div className={styles.line}>
      <div className={stages.stage}>
        <Picture picture={shownPicture(linePicture(line))} alt="" sizes="5rem" />
      </div>
      <div>
        <Part name={line.name} price={formatPence(line.settingTotal)} facts={lineFacts(line)} />
        {line.gemstones.map((stone) => (
          <Part
            key={stone.gemstoneId}
            name={soldStoneTitle(stone)}
            price={formatPence(stone.total)}
            facts={soldStoneFacts(stone)}
          />
        ))}
      </div>
    </div>
  )
}

interface PartProps {
  readonly name: string
  readonly price: string
  readonly facts: readonly string[]
}

function Part({ name, price, facts }: PartProps) {
  return (
    <div className={styles.part}>
      <h3>{name}</h3>
      <span>{price}</span>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  )
}

function addressText({ deliveryAddress: to }: OrderFieldsFragment): string {
  const country = to.country === 'GB' ? null : countries.find(({ code }) => code === to.country)?.name
  return [
    `${to.firstName} ${to.lastName}`,
    to.line1,
    to.line2,
    `${to.town} ${to.postcode.replace(' ', '\u00a0')}`,
    country,
  ]
    .filter((part) => part != null)
    .join(', ')
}

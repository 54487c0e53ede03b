import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import type { WholeOrderFragment } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { invoiceFacts, invoiceLines, personLines, sellerLines } from './invoice-facts.ts'
import { invoiceSums } from './bill-sums.ts'
import styles from './invoice.module.css'

/** The invoice of an order: what its page prints, and nothing of it on a screen. */
export function Invoice({ order }: { order: WholeOrderFragment }) {
  const {
    brand,
    email,
    freephone: { shown: phone },
  } = shopIdentity
  return (
    <article className={styles.invoice}>
      <div className={styles.head}>
        <p className={styles.brand}>{brand}</p>
        <Lines lines={sellerLines()} />
      </div>
      <h2>{m.invoice_title()}</h2>
      <div className={styles.facts}>
        <dl>
          {invoiceFacts(order).map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div>
          <h3>{m.invoice_billed_to()}</h3>
          <Lines lines={personLines(order.billingAddress ?? order.deliveryAddress)} />
        </div>
        <div>
          <h3>{order.boutique === null ? m.invoice_delivered_to() : m.invoice_collected_from()}</h3>
          <Lines lines={personLines(order.deliveryAddress)} />
        </div>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{m.invoice_piece()}</th>
            <th scope="col">{m.invoice_price()}</th>
          </tr>
        </thead>
        <tbody>
          {invoiceLines(order).map(({ id, name, facts, price }) => (
            <tr key={id}>
              <td>
                <b>{name}</b>
                {facts.map((fact) => (
                  <small key={fact}>{fact}</small>
                ))}
              </td>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {invoiceSums(order).map(({ label, text, isTotal }) => (
            <tr key={label} className={isTotal ? styles.total : undefined}>
              <th scope="row">{label}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      <p className={styles.foot}>{m.invoice_foot({ email, phone })}</p>
    </article>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <p>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  )
}

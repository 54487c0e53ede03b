import { formatPence } from '#data/language/numbers.ts'
import { shownPicture } from '#data/shown-picture.ts'
import type { OrderFieldsFragment, OrderLineFieldsFragment } from '#generated/graphql/graphql.ts'
import { Picture } from '#ui/picture.tsx'
import { Notice } from '#ui/form/notice.tsx'
import { billSums } from './bill-sums.ts'
import { lineFacts, linePicture, openSizeText, soldStoneFacts, soldStoneTitle } from './order-words.ts'
import stages from '#ui/stage.module.css'
import styles from './order-bill.module.css'

export interface OrderBillProps {
  readonly order: OrderFieldsFragment
  /** Whether the page says where it goes besides. */
  readonly isPlaceShown?: boolean
}

/** The pieces of an order as they were sold, and what was paid for them. */
export function OrderBill({ order, isPlaceShown = false }: OrderBillProps) {
  return (
    <div>
      {order.lines.map((line) => (
        <OrderLine key={line.id} line={line} openSize={openSizeText(line, order)} />
      ))}
      <dl className={styles.sums}>
        {billSums(order, isPlaceShown).map(({ label, text, isTotal }) => (
          <div key={label} className={isTotal ? styles.sum : undefined}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** A piece as it was sold, and below it each stone that was set in it. */
function OrderLine({ line, openSize }: { line: OrderLineFieldsFragment; openSize: string | null }) {
  return (
    <div className={styles.line}>
      <div className={stages.stage}>
        <Picture picture={shownPicture(linePicture(line))} alt="" sizes="5rem" />
      </div>
      <div>
        <Part name={line.name} price={formatPence(line.settingTotal)} facts={lineFacts(line)} />
        {openSize !== null && (
          // Not said aloud: it stands there from the beginning.
          <Notice kind="calm" role={undefined}>
            {openSize}
          </Notice>
        )}
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

import * as addresses from '@shop/schema/domain/addresses/addresses'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useEffect } from 'react'
import { useVisitor } from '#data/account/session.ts'
import { shownPicture } from '#data/shown-picture.ts'
import { m } from '#generated/paraglide/messages.js'
import { bookPaid } from '#shop/order/book-paid.ts'
import { Invoice } from '#shop/order/invoice.tsx'
import { OrderBill } from '#shop/order/order-bill.tsx'
import { OrderFacts } from '#shop/order/order-fact-list.tsx'
import { orderFacts } from '#shop/order/order-facts.ts'
import { OrderTimeline } from '#shop/order/order-timeline.tsx'
import { linePicture, orderTitle } from '#shop/order/order-words.ts'
import { PrintInvoice } from '#shop/order/print-invoice.tsx'
import { stageNotes } from '#shop/order/stage-notes.ts'
import type { PaidOrder } from '#shop/order/use-payment.ts'
import { Picture } from '#ui/picture.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { UnbrokenWords } from '#ui/unbroken-words.tsx'
import { KeepOrder } from './keep-order.tsx'
import { changeText, leadText, thanksTitle } from './thanks-words.ts'
import buttons from '#ui/button.module.css'
import outcomes from '#shop/order/outcome-panel.module.css'
import stages from '#ui/stage.module.css'
import styles from './placed-order.module.css'

interface PlacedOrderProps {
  readonly transactionId: string
  readonly order: PaidOrder
}

/** The order that a payment has made: thanks, when it comes, what happens next, what was paid. */
export function PlacedOrder({ transactionId, order }: PlacedOrderProps) {
  const visitor = useVisitor()
  useEffect(() => bookPaid(transactionId, order), [transactionId, order])
  const isGuest = visitor.kind !== 'signed-in'
  return (
    <>
      <div className="no-print">
        <Thanks order={order} isGuest={isGuest} />
        <section className={`wrap ${styles.next}`} aria-labelledby="next-title">
          <div className={styles.nextHead}>
            <h2 id="next-title">{m.thanks_next()}</h2>
            <p className="caption">{m.thanks_next_mail()}</p>
          </div>
          <OrderTimeline order={order} notes={stageNotes(order)} isAcross />
        </section>
        <section
          className={`wrap ${styles.bill} ${isGuest ? styles.withOffer : ''}`}
          aria-labelledby="bill-title"
        >
          <div>
            <h2 id="bill-title">{m.thanks_bill()}</h2>
            <OrderBill order={order} isPlaceShown />
          </div>
          {isGuest && order.email !== null && <KeepOrder order={{ ...order, email: order.email }} />}
        </section>
      </div>
      <Invoice order={order} />
    </>
  )
}

function Thanks({ order, isGuest }: { order: PaidOrder; isGuest: boolean }) {
  const [first] = order.lines
  const change = changeText(order, shopIdentity.freephone.shown)
  return (
    <div className={`wrap ${styles.thanks}`}>
      <div>
        <h1>
          <UnbrokenWords text={thanksTitle(order)} />
        </h1>
        <Lead order={order} />
        <OrderFacts
          facts={[{ label: m.thanks_order(), text: order.number, isStrong: true }, ...orderFacts(order)]}
        />
        <div className={outcomes.actions}>
          {!isGuest && (
            <ShopLink className={buttons.button} href={addresses.orderTracking(order.uid)}>
              {m.thanks_track()}
            </ShopLink>
          )}
          <PrintInvoice />
        </div>
        {isGuest && <p className="caption">{m.thanks_guest_track()}</p>}
        {change !== null && <p className="caption">{change}</p>}
      </div>
      {first && (
        <div className={`${stages.stage} ${styles.stage}`}>
          <Picture
            picture={shownPicture(linePicture(first))}
            alt={orderTitle(order)}
            sizes="(max-width: 48em) 100vw, 34rem"
            isFirst
          />
        </div>
      )}
    </div>
  )
}

/** Where the confirmation goes: the e-mail address on one line, where a line has room for it. */
function Lead({ order }: { order: PaidOrder }) {
  const text = leadText(order)
  const { email } = order
  const [before = '', ...after] = email === null ? [text] : text.split(email)
  return (
    <p className={styles.lead}>
      <UnbrokenWords text={before} />
      {after.length > 0 && <span className={styles.email}>{email}</span>}
      <UnbrokenWords text={after.join(email ?? '')} />
    </p>
  )
}

import * as addresses from '@shop/schema/domain/addresses/addresses'
import { inLondon } from '@shop/schema/domain/values/calendar'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useParams } from '@tanstack/react-router'
import type { AccountUser } from '#data/account/account-record.ts'
import { useOwn } from '#data/account/use-own.ts'
import type { WholeOrderFragment } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { orderTrackingQuery } from '#generated/queries.ts'
import { SignedInOnly } from '#shop/account/signed-in-only.tsx'
import { longDate } from '#data/language/dates.ts'
import { ShopLink } from '#ui/shop-link.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import { SectionAnswer, SectionSkeleton } from './account-section.tsx'
import { LoadingStatus } from './loading-status.tsx'
import { Invoice } from '#shop/order/invoice.tsx'
import { OrderBody } from '#shop/order/order-body.tsx'
import { OrderFacts } from '#shop/order/order-fact-list.tsx'
import { orderFacts } from '#shop/order/order-facts.ts'
import { orderStateText } from '#shop/order/order-progress.ts'
import { orderTitle } from '#shop/order/order-words.ts'
import { PrintInvoice } from '#shop/order/print-invoice.tsx'
import outcomes from '#shop/order/outcome-panel.module.css'
import buttons from '#ui/button.module.css'
import styles from './account-page.module.css'

/** One order and its way, for whoever placed it (rules/account#orders). */
export function TrackingPage() {
  const { uid } = useParams({ from: '/user/tracking/$uid' })
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="no-print">{m.account_tracking_title()}</h1>
      <noscript>
        <p>{m.account_noscript_page({ phone: shopIdentity.freephone.shown })}</p>
      </noscript>
      <LoadingStatus />
      <SignedInOnly
        fallback={
          <div className={styles.columns}>
            <SectionSkeleton />
          </div>
        }
      >
        {(user) => <Tracking key={uid} user={user} uid={uid} />}
      </SignedInOnly>
    </div>
  )
}

/** The order of somebody who is signed in. */
export function Tracking({ user, uid }: { user: AccountUser; uid: string }) {
  const answer = useOwn(user.id, orderTrackingQuery({ uid }))
  return (
    <SectionAnswer answer={answer} part="orders">
      {({ order }) => (order ? <TrackedOrder order={order} /> : <UnknownOrder />)}
    </SectionAnswer>
  )
}

function TrackedOrder({ order }: { order: WholeOrderFragment }) {
  const { state, when } = orderStateText(order)
  const date = longDate(inLondon(new Date(order.placedAt)).date)
  return (
    <>
      <div className="no-print">
        <p className={styles.who}>{m.account_tracking_number({ number: order.number, date })}</p>
        <h2 className={styles.state}>{[state, when].filter(Boolean).join('. ')}</h2>
        <p className={styles.who}>{orderTitle(order)}</p>
        <div className={styles.facts}>
          <OrderFacts facts={orderFacts(order)} />
        </div>
        <OrderBody order={order} isPlaceShown />
        <div className={outcomes.actions}>
          <PrintInvoice />
          <ShopLink className={`${buttons.button} ${buttons.quiet}`} href={addresses.account('orders')}>
            {m.account_tracking_back()}
          </ShopLink>
        </div>
      </div>
      <Invoice order={order} />
    </>
  )
}

/** Another customer's order is as unknown as one that nobody has (rules/account#whose-it-is). */
function UnknownOrder() {
  return (
    <div className={styles.state}>
      <StatePanel
        title={m.account_tracking_unknown()}
        actions={
          <ShopLink className={`${buttons.button} ${buttons.quiet}`} href={addresses.account('orders')}>
            {m.account_tracking_back()}
          </ShopLink>
        }
      >
        {m.account_tracking_unknown_text({ phone: shopIdentity.freephone.shown })}
      </StatePanel>
    </div>
  )
}

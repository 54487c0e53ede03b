import * as addresses from '@shop/schema/domain/addresses/addresses'
import { londonClock } from '@shop/schema/domain/values/calendar'
import { forgetCheckout } from '#data/checkout/forget-checkout.ts'
import { useShopNow } from '#data/shop-clock.ts'
import { m } from '#generated/paraglide/messages.js'
import { Notice } from '#ui/form/notice.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import type { useOpenPayment } from './use-open-payment.ts'
import styles from './pay-notices.module.css'

interface OpenPaymentNoticeProps {
  readonly payment: ReturnType<typeof useOpenPayment>
  /** Whether anything that is ordered is the only one of its kind, and held while it is being paid. */
  readonly hasStones: boolean
}

/** What is known of the payment that this tab, or another, has begun before. */
export function OpenPaymentNotice({ payment: { open, askAgain, end }, hasStones }: OpenPaymentNoticeProps) {
  const now = useShopNow()
  switch (open.kind) {
    case 'none':
    // Said above the button that was pressed.
    case 'paid-elsewhere':
      return null
    case 'asking':
      return <Notice kind="calm">{m.checkout_payment_asking()}</Notice>
    case 'pending':
    case 'pending-in-other-tab': {
      const isOwn = open.kind === 'pending'
      return (
        <Notice kind="calm">
          <p>{isOwn ? m.checkout_payment_pending() : m.checkout_payment_in_other_tab()}</p>
          {hasStones && isAhead(open.heldUntil, now) && (
            <p>{m.checkout_held_until({ time: londonClock(open.heldUntil).time })}</p>
          )}
          <p className={styles.ways}>
            {open.url && (
              <a className="link" href={open.url}>
                {m.checkout_payment_go_on()}
              </a>
            )}
            {isOwn && (
              <button type="button" className="link" onClick={end}>
                {m.checkout_payment_end()}
              </button>
            )}
          </p>
        </Notice>
      )
    }
    case 'paid-in-other-tab':
      return (
        <Notice kind="calm">
          <p>{m.checkout_paid_in_other_tab()}</p>
          <p>
            <ShopLink
              className="link"
              href={addresses.thankYou(open.paidId)}
              actsFirst
              onClick={forgetCheckout}
            >
              {m.checkout_paid_see_order()}
            </ShopLink>
          </p>
        </Notice>
      )
    case 'referred':
      return (
        <Notice kind="calm">
          <p>{m.checkout_payment_referred()}</p>
          <p>
            <ShopLink className="link" href={addresses.checkoutReferred()}>
              {m.checkout_payment_referred_see()}
            </ShopLink>
          </p>
        </Notice>
      )
    case 'ended':
      return <Notice kind="calm">{m.checkout_payment_ended()}</Notice>
    case 'failed':
      return (
        <Notice kind="error">
          <p>{m.checkout_payment_unknown()}</p>
          <p>
            <button type="button" className="link" onClick={askAgain}>
              {m.basket_retry()}
            </button>
          </p>
        </Notice>
      )
  }
}

/** Whether a time is known and still to come. */
function isAhead(time: Date | null, now: Date | null): time is Date {
  return time !== null && now !== null && now < time
}

import * as addresses from '@shop/schema/domain/addresses/addresses'
import { m } from '#generated/paraglide/messages.js'
import { Notice } from '#ui/form/notice.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import type { useOpenPayment } from './use-open-payment.ts'

/** What is known of the payment that this tab has begun before. */
export function OpenPaymentNotice({
  payment: { open, askAgain },
}: {
  payment: ReturnType<typeof useOpenPayment>
}) {
  switch (open.kind) {
    case 'none':
    // Said above the button that was pressed.
    case 'paid-elsewhere':
      return null
    case 'asking':
      return <Notice kind="calm">{m.checkout_payment_asking()}</Notice>
    case 'pending':
      return (
        <Notice kind="calm">
          <p>{m.checkout_payment_pending()}</p>
          {open.url && (
            <p>
              <a className="link" href={open.url}>
                {m.checkout_payment_go_on()}
              </a>
            </p>
          )}
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

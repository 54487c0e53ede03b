import * as addresses from '@shop/schema/domain/addresses/addresses'
import { comeBackTo } from '#data/account/way-back.ts'
import { m } from '#generated/paraglide/messages.js'
import { Notice } from '#ui/form/notice.tsx'
import { ShopLink } from '#ui/shop-link.tsx'

/** The pieces are paid for in an order that only its owner sees: who signs in here comes to their orders. */
export function PaidElsewhere() {
  return (
    <Notice kind="calm">
      <p>{m.checkout_paid_elsewhere()}</p>
      <p>
        <ShopLink
          className="link"
          href={addresses.signIn()}
          actsFirst
          onClick={() => comeBackTo(addresses.account('orders'))}
        >
          {m.account_sign_in()}
        </ShopLink>
      </p>
    </Notice>
  )
}

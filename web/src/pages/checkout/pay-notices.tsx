import * as addresses from '@shop/schema/domain/addresses/addresses'
import type { Pence } from '@shop/schema/domain/values/money'
import type { LondonDate } from '@shop/schema/domain/values/calendar'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useEffect, useRef } from 'react'
import { formatPence } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'
import { longDay } from '#data/language/dates.ts'
import buttons from '#ui/button.module.css'
import { Notice } from '#ui/form/notice.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { PaidElsewhere } from './paid-elsewhere.tsx'
import type { PayNotice } from './pay-answer.ts'
import type { PriceChange } from './price-change.ts'
import type { Paying } from './use-pay.ts'
import styles from './pay-notices.module.css'

interface PayNoticesProps {
  readonly paying: Paying
  /** What the order costs now, and what it cost when the shopper saw it last; null while that is the same. */
  readonly change: PriceChange | null
  readonly duePence: Pence
  /** Null while nobody can say. */
  readonly firstDay: LondonDate | null
}

/** What came of the last press, right above the button; it takes the focus. */
export function PayNotices({ paying, change, duePence, firstDay }: PayNoticesProps) {
  const { notices, attempt, isPending } = paying
  const box = useRef<HTMLDivElement>(null)
  const said = notices.length
  useEffect(() => {
    if (attempt > 0 && said > 0) box.current?.focus()
  }, [attempt, said])
  return (
    <div ref={box} tabIndex={-1} className={styles.notices}>
      {change && <PriceChanged change={change} duePence={duePence} isPending={isPending} />}
      {notices.map((notice) => (
        <Said
          key={notice.kind}
          notice={notice}
          isShownAbove={change !== null}
          firstDay={firstDay}
          goOn={paying.goOn}
        />
      ))}
    </div>
  )
}

/** Never charged unseen: the old price beside the new, and a button that agrees (rules/checkout#payment). */
function PriceChanged({
  change: { totals, lines },
  duePence,
  isPending,
}: {
  change: PriceChange
  duePence: Pence
  isPending: boolean
}) {
  return (
    <>
      <Notice kind="calm">
        <p>
          {m.checkout_price_changed()} <OldAndNew {...totals} />
        </p>
        {lines.length > 0 && (
          <ul>
            {lines.map(({ basketItemId, title, ...prices }) => (
              <li key={basketItemId}>
                {title}: <OldAndNew {...prices} />
              </li>
            ))}
          </ul>
        )}
      </Notice>
      <p className={styles.ways}>
        <button
          type="submit"
          className={`${buttons.button} ${buttons.quiet}`}
          aria-disabled={isPending || undefined}
        >
          {m.checkout_accept({ amount: formatPence(duePence) })}
        </button>
        <BackToBasket />
      </p>
    </>
  )
}

function OldAndNew({ from, to }: { from: Pence; to: Pence }) {
  return (
    <>
      <span className="sr-only">{m.checkout_price_before()} </span>
      <s>{formatPence(from)}</s> <span className="sr-only">{m.checkout_price_now()} </span>
      <b>{formatPence(to)}</b>
    </>
  )
}

function BackToBasket() {
  return (
    <ShopLink className="link" href={addresses.cart()}>
      {m.checkout_back_to_basket()}
    </ShopLink>
  )
}

interface SaidProps extends Pick<PayNoticesProps, 'firstDay'>, Pick<Paying, 'goOn'> {
  readonly notice: PayNotice
  /** The new price stands above already. */
  readonly isShownAbove: boolean
}

function Said({ notice, isShownAbove, firstDay, goOn }: SaidProps) {
  const { freephone } = shopIdentity
  switch (notice.kind) {
    case 'price-changed':
      return isShownAbove ? null : <Notice kind="error">{m.checkout_price_changed_unknown()}</Notice>
    case 'amount-changed':
      return (
        <>
          <Notice kind="calm">
            {m.checkout_amount_changed({ amount: formatPence(notice.payment.amount) })}
          </Notice>
          <p className={styles.ways}>
            <button
              type="button"
              className={`${buttons.button} ${buttons.quiet}`}
              onClick={() => goOn(notice.payment, notice.url)}
            >
              {m.checkout_accept({ amount: formatPence(notice.payment.amount) })}
            </button>
            <BackToBasket />
          </p>
        </>
      )
    case 'line-gone':
      return <Notice kind="error">{m.checkout_line_gone()}</Notice>
    case 'day-too-early':
      return (
        <Notice kind="error">
          {firstDay === null
            ? m.checkout_day_too_early_unknown()
            : m.checkout_day_too_early({ day: longDay(firstDay) })}
        </Notice>
      )
    case 'finance-unavailable':
      return <Notice kind="error">{m.checkout_finance_unavailable()}</Notice>
    case 'ended':
      return <Notice kind="error">{m.checkout_payment_ended_again()}</Notice>
    case 'paid-elsewhere':
      return <PaidElsewhere />
    case 'not-looked-up':
      return <Notice kind="error">{m.checkout_not_looked_up({ phone: freephone.shown })}</Notice>
    case 'no-answer':
      return <Notice kind="error">{m.checkout_no_answer({ phone: freephone.shown })}</Notice>
    case 'shop-failed':
      return <Notice kind="error">{m.checkout_shop_failed({ phone: freephone.shown })}</Notice>
    case 'no-payment-page':
      return <Notice kind="error">{m.checkout_no_payment_page({ phone: freephone.shown })}</Notice>
    case 'no-lender-page':
      return <Notice kind="error">{m.checkout_no_lender_page({ phone: freephone.shown })}</Notice>
    case 'refused':
      return <Notice kind="error">{m.checkout_refused({ phone: freephone.shown })}</Notice>
  }
}

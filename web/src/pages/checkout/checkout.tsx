import * as addresses from '@shop/schema/domain/addresses/addresses'
import { useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { useBasket } from '#data/basket/basket-store.ts'
import { useShopNow } from '#data/shop-clock.ts'
import { m } from '#generated/paraglide/messages.js'
import { shortDayOfYear } from '#data/language/dates.ts'
import { PromiseBand } from '#shop/design/promises/promise-band.tsx'
import { personalisedOf } from '#shop/line/personalised-lines.ts'
import { expiringText } from '#shop/line/kept-until.ts'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { Notice } from '#ui/form/notice.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { Agreement } from './agreement.tsx'
import { fieldErrorsOf } from './field-errors.ts'
import { ContactSection } from './contact-section.tsx'
import { DateSection } from './date-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { FormSection } from './form-section.tsx'
import { GiftSection } from './gift-section.tsx'
import { GoneNotices } from './gone-notices.tsx'
import { OpenPaymentNotice } from './open-payment-notice.tsx'
import { OrderFold, OrderSheet } from './order-summary.tsx'
import { lastButton } from './last-button.ts'
import { PayButton } from './pay-button.tsx'
import { PayNote } from './pay-note.tsx'
import { PayNotices } from './pay-notices.tsx'
import { PaymentSection } from './payment-section.tsx'
import { leaveFor } from '#shop/order/leave-for.ts'
import type { CheckoutVisitor } from './start-of-form.ts'
import { useCheckoutForm } from './use-checkout-form.ts'
import type { useOpenPayment } from './use-open-payment.ts'
import { useOrder, type Refused } from './use-order.ts'
import { usePay } from './use-pay.ts'
import { usePriceChange } from './use-price-change.ts'
import styles from './checkout-page.module.css'

interface CheckoutProps {
  readonly visitor: CheckoutVisitor
  readonly payment: ReturnType<typeof useOpenPayment>
}

const nothingRefused: Refused = { day: null, goneIds: [] }

/** The form, with what is ordered beside it. */
export function Checkout({ visitor, payment }: CheckoutProps) {
  const [refused, setRefused] = useState(nothingRefused)
  const order = useOrder(refused)
  const { change, agree } = usePriceChange(order)
  const gone = useGone(order.gone.map(({ item }) => item.basketItemId))
  const kept = useCheckoutForm(visitor)
  const { form } = kept
  const paying = usePay({
    ...kept,
    userId: visitor.user?.id ?? null,
    order,
    setRefused,
    mustRead: gone.mustRead,
    toThankYou: payment.toThankYou,
    toReferred: payment.toReferred,
    onPaidElsewhere: payment.onPaidElsewhere,
    leaveFor,
    rememberPage: payment.rememberPage,
  })
  const { delivery, method = 'CARD', financePlan = '' } = useWatch({ control: form.control })
  const isCollected = delivery?.way === 'BOUTIQUE'
  const days = order.daysAt(isCollected ? (delivery.boutique ?? null) : null)
  // The schema holds the form to it, and a draft was read by it.
  const laterDay = days?.days.find((day) => day === delivery?.day) ?? null
  const day = !isCollected && delivery?.when === 'LATER' ? (laterDay ?? days?.firstDay) : days?.firstDay
  const errors = fieldErrorsOf(form.formState.errors)
  const count = errors.length
  const hasOrder = order.bought.length > 0
  const { duePence } = order.sums
  const last = lastButton(duePence, { method, financePlan })
  const summary = { order, day: day ?? null, isCollected }
  return (
    <FormProvider {...form}>
      <Who visitor={visitor} />
      {hasOrder && <OrderFold {...summary} />}
      <div className={styles.columns}>
        <form
          className={styles.form}
          noValidate
          method="post"
          onSubmit={(event) => {
            agree()
            paying.onSubmit(event)
          }}
        >
          <OpenPaymentNotice payment={payment} hasStones={order.hasStones} />
          <BasketEndNotice />
          <ErrorSummary
            title={count === 1 ? m.checkout_one_problem() : m.checkout_problems({ count })}
            errors={errors}
            attempt={paying.attempt}
          />
          {gone.isUnread && (
            <div className={styles.said}>
              <GoneNotices
                lines={order.gone}
                hasOthers={hasOrder}
                attempt={paying.attempt}
                onGoOn={gone.read}
              />
            </div>
          )}
          <ContactSection isCollected={isCollected} />
          <DeliverySection user={visitor.user} daysAt={order.daysAt} hasRings={order.hasRings} />
          {!isCollected && (
            <DateSection
              days={days}
              longest={order.longest}
              hasOthers={order.bought.length > 1}
              waitsForSize={order.waitsForSize}
              retryDays={order.retryDays}
            />
          )}
          <PaymentSection duePence={hasOrder ? duePence : null} />
          <GiftSection />
          <FormSection id="checkout-agreement" title={m.checkout_agreement()}>
            <Agreement />
            <PayNotices
              paying={paying}
              change={change}
              duePence={duePence}
              firstDay={days?.firstDay ?? null}
            />
            {hasOrder && (
              <div className={styles.actions}>
                <PayButton {...last} isPending={paying.isPending} isWide />
              </div>
            )}
            {hasOrder && (
              <>
                <PayNote note={paying.isPending ? m.checkout_paying_note() : last.note} duePence={duePence} />
                <PromiseBand
                  fineness={null}
                  isRing={order.hasRings}
                  personalised={personalisedOf(order.bought.map(({ item }) => item))}
                />
              </>
            )}
          </FormSection>
          {hasOrder && (
            <div className={styles.bar} role="region" aria-label={m.checkout_pay_region()}>
              <span>
                {day && (
                  <>
                    <span className="caption">
                      {isCollected ? m.checkout_from() : m.checkout_arrives_by()}
                    </span>
                    <b>{shortDayOfYear(day)}</b>
                  </>
                )}
              </span>
              <PayButton {...last} isPending={paying.isPending} />
            </div>
          )}
        </form>
        {hasOrder && <OrderSheet {...summary} />}
      </div>
    </FormProvider>
  )
}

/** Says that the basket is about to be emptied (rules/basket#expiry): what is typed here is kept, the order is not. */
function BasketEndNotice() {
  const text = expiringText(useBasket().BasketItems, useShopNow())
  return text === null ? null : <Notice kind="calm">{text}</Notice>
}

/** Guest first: signing in is offered in one line, and leads back here. */
function Who({ visitor: { user } }: Pick<CheckoutProps, 'visitor'>) {
  if (user) {
    return <p className={styles.who}>{m.checkout_as_user({ name: `${user.firstName} ${user.lastName}` })}</p>
  }
  return (
    <p className={styles.who}>
      {m.checkout_as_guest()}{' '}
      <ShopLink className="link" href={addresses.signIn()}>
        {m.account_sign_in()}
      </ShopLink>{' '}
      {m.checkout_sign_in_why()}
    </p>
  )
}

/** Pieces that cannot be bought any more must be read of before the rest is paid for. */
function useGone(goneIds: readonly string[]) {
  const [readIds, setReadIds] = useState<readonly string[]>([])
  const isUnread = goneIds.some((id) => !readIds.includes(id))
  return {
    isUnread,
    read: () => setReadIds(goneIds),
    mustRead: () => isUnread,
  }
}

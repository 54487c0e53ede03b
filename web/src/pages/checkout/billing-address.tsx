import { useWatch } from 'react-hook-form'
import { m } from '#generated/paraglide/messages.js'
import { useCheckout } from './field-of-form.ts'
import { PostalAddress } from './postal-address.tsx'
import fields from '#ui/field.module.css'
import styles from './tick-row.module.css'

/** The billing address: the delivery address unless the shopper says otherwise; of a collection it is always asked. */
export function BillingAddress() {
  const { control, register } = useCheckout()
  const [way, isSame] = useWatch({ control, name: ['delivery.way', 'isBillingSame'] })
  const isDelivered = way === 'ADDRESS'
  const isAsked = !isDelivered || !isSame
  return (
    <>
      {isDelivered && (
        <label className={styles.row}>
          <input type="checkbox" className={fields.tick} {...register('isBillingSame')} />
          <span>{m.checkout_billing_same()}</span>
        </label>
      )}
      {isAsked && (
        <fieldset className={styles.group}>
          <legend>{m.checkout_billing()}</legend>
          <PostalAddress name="billingAddress" />
        </fieldset>
      )}
    </>
  )
}

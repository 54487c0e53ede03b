import { useState } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { useFocusNext } from '#ui/use-focus-next.ts'
import { fieldId, type AddressName } from './checkout-fields.ts'
import { useCheckout } from './field-of-form.ts'
import { TextField } from './text-field.tsx'
import styles from './form-section.module.css'

/** An address that is typed: five fields at most, of which two are asked for only by who has them. */
export function AddressEntry({ name }: { name: AddressName }) {
  const { getValues } = useCheckout()
  const [hasMore, setMore] = useState(() => getValues(`${name}.line2`) !== '')
  // Of an address that was kept before; nobody needs one for a parcel.
  const [hasCounty] = useState(() => getValues(`${name}.county`) !== '')
  const focusNext = useFocusNext()
  const part = name === 'billingAddress' ? 'billing ' : 'shipping '
  return (
    <>
      <TextField name={`${name}.line1`} autoComplete={`${part}address-line1`} />
      {hasMore && <TextField name={`${name}.line2`} autoComplete={`${part}address-line2`} />}
      <div className={styles.pair}>
        <TextField name={`${name}.town`} autoComplete={`${part}address-level2`} />
        <TextField
          name={`${name}.postcode`}
          autoComplete={`${part}postal-code`}
          autoCapitalize="characters"
        />
      </div>
      {hasCounty && <TextField name={`${name}.county`} autoComplete={`${part}address-level1`} />}
      {!hasMore && (
        <p className="caption">
          <button
            type="button"
            className="link"
            onClick={() => {
              focusNext(fieldId(`${name}.line2`))
              setMore(true)
            }}
          >
            {m.checkout_line2_add()}
          </button>
        </p>
      )}
    </>
  )
}

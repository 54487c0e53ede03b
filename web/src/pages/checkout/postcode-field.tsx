import type { KeyboardEvent } from 'react'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { FormField } from '#ui/form/form-field.tsx'
import type { AddressName } from './checkout-fields.ts'
import { useField } from './field-of-form.ts'
import styles from './postal-address.module.css'

interface PostcodeFieldProps {
  readonly name: AddressName
  readonly isAsking: boolean
  readonly onFind: () => void
  /** Another postcode is being typed: the address that was chosen is none of it. */
  readonly onEdit: () => void
}

/** A postcode and the button that looks its addresses up. */
export function PostcodeField({ name, isAsking, onFind, onEdit }: PostcodeFieldProps) {
  const { onChange, ...field } = useField(`${name}.postcode`)
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    // What was typed is looked up, not ordered with.
    event.preventDefault()
    onFind()
  }
  return (
    <div className={styles.find}>
      <FormField
        {...field}
        autoComplete={`${name === 'billingAddress' ? 'billing' : 'shipping'} postal-code`}
        autoCapitalize="characters"
        onKeyDown={onKeyDown}
        onChange={(event) => {
          onEdit()
          void onChange(event)
        }}
      />
      <button
        type="button"
        className={`${buttons.button} ${buttons.quiet}`}
        aria-disabled={isAsking || undefined}
        onClick={() => {
          if (!isAsking) onFind()
        }}
      >
        {isAsking ? m.checkout_finding() : m.checkout_find()}
      </button>
    </div>
  )
}

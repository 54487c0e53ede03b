import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { longestGiftMessage } from './checkout-schema.ts'
import { useCheckout, useField } from './field-of-form.ts'
import { FormSection } from './form-section.tsx'
import fields from '#ui/field.module.css'
import styles from './gift-section.module.css'

/** A card that is written by hand and goes with the parcel. */
export function GiftSection() {
  const { control, getValues, setValue, clearErrors } = useCheckout()
  const { id, label, error, ...field } = useField('giftMessage')
  const typed = useWatch({ control, name: 'giftMessage' })
  const [isOpen, setOpen] = useState(() => getValues('giftMessage') !== '')
  const [errorId, hintId] = [useId(), useId()]
  return (
    <FormSection id="checkout-gift-title" title={m.checkout_gift()}>
      <details
        className={styles.gift}
        open={isOpen || error !== undefined}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <span>
            {m.checkout_gift_add()}
            <small>{m.checkout_gift_note()}</small>
          </span>
          <Icon name={isOpen ? 'minus' : 'plus'} />
        </summary>
        <div className={fields.field}>
          <label htmlFor={id}>{label}</label>
          <textarea
            {...field}
            id={id}
            className={styles.text}
            rows={3}
            maxLength={longestGiftMessage}
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${errorId} ${hintId}` : hintId}
          />
          {error && (
            <p id={errorId} className={fields.error}>
              {error}
            </p>
          )}
          <p id={hintId} className={fields.hint}>
            <span>{m.checkout_gift_hint()}</span>
            <span>{m.checkout_gift_count({ count: typed.length, most: longestGiftMessage })}</span>
          </p>
          {typed !== '' && (
            <p className={styles.out}>
              <button
                type="button"
                className="link"
                onClick={({ currentTarget }) => {
                  setValue('giftMessage', '')
                  clearErrors('giftMessage')
                  setOpen(false)
                  currentTarget.closest('details')?.querySelector('summary')?.focus()
                }}
              >
                {m.checkout_gift_out()}
              </button>
            </p>
          )}
        </div>
      </details>
    </FormSection>
  )
}

import { countries } from '@shop/schema/domain/vocabulary/countries'
import { countryName } from '#data/language/country-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { SubmitButton } from '#shop/account/submit-button.tsx'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { FormField } from '#ui/form/form-field.tsx'
import { Notice } from '#ui/form/notice.tsx'
import type { AddressForm as Fields } from './address-form-schema.ts'
import type { AddressBook } from './use-address-book.ts'
import { useAddressForm } from './use-address-form.ts'
import fields from '#ui/field.module.css'
import styles from './address-form.module.css'

interface AddressFormProps {
  readonly title: string
  readonly addressId: string
  readonly start: Fields
  /** Whether it is the default already, which another address must become first. */
  readonly isDefault: boolean
  readonly save: AddressBook['save']
  readonly onSaved: (isOpen: boolean) => void
  readonly onLeftUnsaved: () => void
  readonly onCancel: () => void
}

/** Adds an address, or changes one in its place. */
export function AddressForm({ title, isDefault, onCancel, ...options }: AddressFormProps) {
  const form = useAddressForm(options)
  const count = form.fieldErrors.length
  const { label: countryLabel, error: _error, ...country } = form.field('country')
  return (
    <form className={styles.form} noValidate method="post" onSubmit={form.onSubmit} aria-label={title}>
      <h3>{title}</h3>
      <ErrorSummary
        title={count === 1 ? m.account_one_problem() : m.account_problems({ count })}
        errors={form.fieldErrors}
        attempt={form.attempt}
      />
      {form.problem !== null && count === 0 && <Notice kind="error">{form.problem}</Notice>}
      <FormField {...form.field('firstName')} autoComplete="given-name" />
      <FormField {...form.field('lastName')} autoComplete="family-name" />
      <FormField {...form.field('line1')} autoComplete="address-line1" />
      <FormField {...form.field('line2')} autoComplete="address-line2" />
      <FormField {...form.field('town')} autoComplete="address-level2" />
      <FormField {...form.field('county')} autoComplete="address-level1" />
      <FormField {...form.field('postcode')} autoComplete="postal-code" autoCapitalize="characters" />
      <div className={fields.field}>
        <label htmlFor={country.id}>{countryLabel}</label>
        <select {...country} autoComplete="country">
          {countries.map(({ code }) => (
            <option key={code} value={code}>
              {countryName(code)}
            </option>
          ))}
        </select>
      </div>
      <FormField
        {...form.field('phone')}
        type="tel"
        autoComplete="tel"
        hint={m.account_address_phone_hint()}
      />
      <FormField {...form.field('label')} autoComplete="off" hint={m.account_address_label_hint()} />
      {!isDefault && (
        <label className={styles.default}>
          <input type="checkbox" className={fields.tick} {...form.isDefault} />
          {m.account_address_default()}
        </label>
      )}
      <div className={styles.acts}>
        <SubmitButton isPending={form.isPending} pending={m.account_saving()}>
          {m.account_address_save()}
        </SubmitButton>
        <button type="button" className="link" onClick={onCancel}>
          {m.account_cancel()}
        </button>
      </div>
    </form>
  )
}

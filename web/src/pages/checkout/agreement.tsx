import { useId } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { useField } from './field-of-form.ts'
import fields from '#ui/field.module.css'
import styles from './tick-row.module.css'

/** The two sentences, word for word, each with its own box, which nobody ticks for the shopper (rules/checkout#terms). */
export function Agreement() {
  return (
    <div className={styles.rows}>
      <Consent name="acceptsTerms" text={m.checkout_terms()} />
      <Consent name="acceptsSaleTerms" text={m.checkout_sale_terms()} />
    </div>
  )
}

function Consent({ name, text }: { name: 'acceptsTerms' | 'acceptsSaleTerms'; text: string }) {
  const { label: _label, error, ...field } = useField(name)
  const errorId = useId()
  return (
    <div className={error ? styles.wrong : undefined}>
      <label className={styles.row}>
        <input
          type="checkbox"
          className={fields.tick}
          {...field}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{text}</span>
      </label>
      {error && (
        <p id={errorId} className={fields.error}>
          {error}
        </p>
      )}
    </div>
  )
}

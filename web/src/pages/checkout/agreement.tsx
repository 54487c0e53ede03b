import { contentAddresses } from '@shop/schema/domain/addresses/content-addresses'
import { useId } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { LinkedText } from '#ui/linked-text.tsx'
import { useField } from './field-of-form.ts'
import fields from '#ui/field.module.css'
import styles from './tick-row.module.css'

/** The two sentences, word for word, each with its own box, which nobody ticks for the shopper (rules/checkout#terms). */
export function Agreement() {
  return (
    <div className={styles.rows}>
      <Consent name="acceptsTerms" text={m.checkout_terms()} hrefs={[contentAddresses.terms]} />
      <Consent
        name="acceptsSaleTerms"
        text={m.checkout_sale_terms()}
        hrefs={[contentAddresses.terms, contentAddresses.privacy]}
      />
    </div>
  )
}

interface ConsentProps {
  readonly name: 'acceptsTerms' | 'acceptsSaleTerms'
  readonly text: string
  /** Of the pages that the sentence names. */
  readonly hrefs: readonly string[]
}

function Consent({ name, text, hrefs }: ConsentProps) {
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
        <span>
          <LinkedText text={text} hrefs={hrefs} hint={m.opens_in_new_tab()} />
        </span>
      </label>
      {error && (
        <p id={errorId} className={fields.error}>
          {error}
        </p>
      )}
    </div>
  )
}

import type { ConsultationLocation } from '@shop/schema/domain/booking/consultation-locations'
import { useId } from 'react'
import { m } from '#generated/paraglide/messages.js'
import fields from '#ui/field.module.css'
import { boutiqueChoices } from './consultation-words.ts'
import styles from './location-field.module.css'

interface LocationFieldProps {
  readonly field: { readonly id: string; readonly label: string; readonly error: string | undefined }
  readonly chosen: ConsultationLocation | ''
  /** Whether a meeting by video is among the choices. */
  readonly offersVirtual: boolean
  readonly onChoose: (location: ConsultationLocation) => void
}

/** Where the visitor would like to come. */
export function LocationField({ field, chosen, offersVirtual, onChoose }: LocationFieldProps) {
  const errorId = useId()
  const boutiques = boutiqueChoices().map(({ location, name, street }) => ({
    location,
    name: m.consultation_boutique({ name }),
    note: street,
  }))
  const virtual = {
    location: 'VIRTUAL',
    name: m.consultation_virtual(),
    note: m.consultation_virtual_note(),
  } as const
  const choices = offersVirtual ? [...boutiques, virtual] : boutiques
  return (
    <fieldset
      className={`${fields.field} ${styles.field}`}
      aria-describedby={field.error ? errorId : undefined}
      data-invalid={field.error ? '' : undefined}
    >
      <legend>{field.label}</legend>
      <div className={styles.places}>
        {choices.map(({ location, name, note }, index) => (
          <label key={location}>
            <input
              type="radio"
              name={field.id}
              // The first, or the one that is chosen, for a summary of errors to lead to.
              id={(chosen === '' ? index === 0 : location === chosen) ? field.id : undefined}
              value={location}
              checked={location === chosen}
              onChange={() => onChoose(location)}
            />
            <span>{name}</span> <small>{note}</small>
          </label>
        ))}
      </div>
      {field.error && (
        <p id={errorId} className={fields.error}>
          {field.error}
        </p>
      )}
    </fieldset>
  )
}

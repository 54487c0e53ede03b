import type { AddressFieldsFragment } from '#generated/graphql/graphql.ts'
import { addressLines } from '#data/language/address-lines.ts'
import { m } from '#generated/paraglide/messages.js'
import styles from './addresses-section.module.css'

interface AddressCardProps {
  readonly address: AddressFieldsFragment
  readonly editButtonId: string
  readonly onEdit: () => void
  readonly onDefault: () => void
  readonly onRemove: () => void
}

/** An address as it stands on an envelope, and what can be done with it. */
export function AddressCard({ address, editButtonId, onEdit, onDefault, onRemove }: AddressCardProps) {
  const { label, firstName, lastName, phone, isDefault, line1 } = address
  const name = label ?? line1
  return (
    <article className={styles.card} aria-label={name}>
      <p className={styles.label}>{headText(address)}</p>
      <address>
        {firstName} {lastName}
        {addressLines(address).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {phone !== null && <span>{phone}</span>}
      </address>
      <p className={styles.acts}>
        <button type="button" id={editButtonId} className="link" onClick={onEdit}>
          {m.account_edit()}
          <span className="sr-only"> {name}</span>
        </button>
        {!isDefault && (
          <button type="button" className="link" onClick={onDefault}>
            {m.account_address_make_default()}
            <span className="sr-only"> {name}</span>
          </button>
        )}
        <button type="button" className="link" onClick={onRemove}>
          {m.account_remove()}
          <span className="sr-only"> {name}</span>
        </button>
      </p>
    </article>
  )
}

/** What an address is called, and whether it is the one that is delivered to first. */
function headText({ label, isDefault }: AddressFieldsFragment): string {
  if (label === null) return isDefault ? m.account_address_is_default() : m.account_address_other()
  return isDefault ? m.account_address_label_default({ label }) : label
}

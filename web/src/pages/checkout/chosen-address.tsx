import { useEffect, useRef } from 'react'
import type { PostalFields } from '#data/checkout/checkout-draft.ts'
import { addressLines } from '#data/language/address-lines.ts'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import styles from './postal-address.module.css'

interface ChosenAddressProps {
  /** Which address it is. */
  readonly label: string
  readonly address: PostalFields
  /** It was chosen just now: the row that was pressed has gone, and the keyboard goes on from here. */
  readonly isTaken: boolean
  readonly onChange: () => void
  readonly onByHand: () => void
}

/** The address that was chosen, as it stands on an envelope. */
export function ChosenAddress({ label, address, isTaken, onChange, onByHand }: ChosenAddressProps) {
  const change = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isTaken) change.current?.focus()
  }, [isTaken])
  return (
    <div className={styles.chosen} role="group" aria-label={label}>
      <Icon name="check" />
      <address>
        {addressLines(address).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p>
        <button ref={change} type="button" className="link" onClick={onChange}>
          {m.checkout_change()}
        </button>
        <button type="button" className="link" onClick={onByHand}>
          {m.checkout_by_hand()}
        </button>
      </p>
    </div>
  )
}

import { useState, type KeyboardEvent, type Ref } from 'react'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import type { AddressName } from './checkout-fields.ts'
import type { FoundAddress } from './use-address-search.ts'
import choices from '#ui/form/choices.module.css'
import styles from './postal-address.module.css'

interface FoundAddressesProps {
  readonly ref: Ref<HTMLFieldSetElement>
  readonly name: AddressName
  readonly postcode: string
  readonly addresses: readonly FoundAddress[]
  readonly onTake: (address: FoundAddress) => void
}

/**
 * The addresses at a postcode: a press takes one. Arrow keys only move among them, as they do among all radio buttons, so
 * that Enter or the button takes the one they have stopped at.
 */
export function FoundAddresses({ ref, name, postcode, addresses, onTake }: FoundAddressesProps) {
  const [at, setAt] = useState<number | null>(null)
  const chosen = at === null ? undefined : addresses[at]
  const count = addresses.length
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    // Else it would send the form.
    event.preventDefault()
    if (chosen) onTake(chosen)
  }
  return (
    <fieldset ref={ref}>
      <legend className={choices.legend}>
        {count === 1 ? m.checkout_found_one({ postcode }) : m.checkout_found({ count, postcode })}
      </legend>
      <div className={styles.found}>
        {addresses.map((address, index) => (
          <label key={foundText(address)}>
            <input
              type="radio"
              name={`found-${name}`}
              className={choices.mark}
              checked={at === index}
              onChange={() => setAt(index)}
              onKeyDown={onKeyDown}
              onClick={({ detail }) => {
                // A key has no detail: it may only be on its way to another.
                if (detail > 0) onTake(address)
              }}
            />
            <span>{foundText(address)}</span>
          </label>
        ))}
      </div>
      {chosen && (
        <button
          type="button"
          className={`${buttons.button} ${buttons.quiet} ${styles.take}`}
          onClick={() => onTake(chosen)}
        >
          {m.checkout_take({ address: chosen.line1 })}
        </button>
      )}
    </fieldset>
  )
}

/** What tells an address from the others at its postcode: flat or company first. */
function foundText({ line1, line2 }: FoundAddress): string {
  return line2 ? `${line2}, ${line1}` : line1
}

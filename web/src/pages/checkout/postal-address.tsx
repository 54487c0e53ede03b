import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { m } from '#generated/paraglide/messages.js'
import { Notice } from '#ui/form/notice.tsx'
import { useFocusNext } from '#ui/use-focus-next.ts'
import { AddressEntry } from './address-entry.tsx'
import { byHandNames, fieldId, type AddressName } from './checkout-fields.ts'
import { ChosenAddress } from './chosen-address.tsx'
import { useCheckout } from './field-of-form.ts'
import { FoundAddresses } from './found-addresses.tsx'
import { PostcodeField } from './postcode-field.tsx'
import { useAddressSearch, type FoundAddress } from './use-address-search.ts'
import styles from './postal-address.module.css'

/** Where the parcel goes, or the bill: an address found by its postcode, or typed (rules/checkout#postcodes). */
export function PostalAddress({ name }: { name: AddressName }) {
  const { control, setValue, setError, clearErrors, setFocus } = useCheckout()
  const byHandName = byHandNames[name]
  const [isByHand, address] = useWatch({ control, name: [byHandName, name] })
  const { search, find, stop } = useAddressSearch()
  const [isTaken, setTaken] = useState(false)
  const focusNext = useFocusNext()
  const list = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // What was asked for is there: the keyboard goes on from the first address.
    if (search.kind === 'found') list.current?.querySelector('input')?.focus()
    if (search.kind === 'none' || search.kind === 'failed') setValue(byHandName, true)
  }, [search, setValue, byHandName])

  function lookUp(): void {
    clearAddress()
    if (!find(address.postcode)) {
      setError(`${name}.postcode`, {
        message: address.postcode.trim() === '' ? 'REQUIRED' : 'INVALID',
      })
      setFocus(`${name}.postcode`)
    }
  }

  function clearAddress(): void {
    for (const part of ['line1', 'line2', 'town', 'county'] as const) setValue(`${name}.${part}`, '')
  }

  function take({ line1, line2, town, postcode }: FoundAddress): void {
    stop()
    setTaken(true)
    clearErrors(name)
    setValue(name, { line1, line2: line2 ?? '', town, county: '', postcode })
  }

  /** Another postcode is being typed: what was asked for the one before is no answer to it. */
  function edit(): void {
    stop()
    clearAddress()
  }

  function byHand(): void {
    focusNext(fieldId(`${name}.line1`))
    stop()
    setValue(byHandName, true)
  }

  function byPostcode(): void {
    focusNext(fieldId(`${name}.postcode`))
    clearAddress()
    setValue(byHandName, false)
    stop()
  }

  if (isByHand) {
    return (
      <>
        {search.kind === 'none' && (
          <Notice kind="calm">{m.checkout_none_found({ postcode: search.postcode })}</Notice>
        )}
        {search.kind === 'failed' && <Notice kind="calm">{m.checkout_look_up_failed()}</Notice>}
        <AddressEntry name={name} />
        <p className="caption">
          <button type="button" className="link" onClick={byPostcode}>
            {m.checkout_look_up()}
          </button>
        </p>
      </>
    )
  }
  const isChosen = address.line1 !== ''
  return (
    <>
      <PostcodeField name={name} isAsking={search.kind === 'asking'} onFind={lookUp} onEdit={edit} />
      {search.kind === 'found' && (
        <FoundAddresses
          ref={list}
          name={name}
          postcode={search.postcode}
          addresses={search.addresses}
          onTake={take}
        />
      )}
      {isChosen ? (
        <ChosenAddress
          label={name === 'billingAddress' ? m.checkout_billing() : m.checkout_delivery_address()}
          address={address}
          isTaken={isTaken}
          onChange={() => {
            clearAddress()
            document.getElementById(fieldId(`${name}.postcode`))?.focus()
          }}
          onByHand={byHand}
        />
      ) : (
        <p className={styles.other}>
          <button type="button" className="link" onClick={byHand}>
            {search.kind === 'found' ? m.checkout_not_here() : m.checkout_by_hand()}
          </button>
        </p>
      )}
    </>
  )
}

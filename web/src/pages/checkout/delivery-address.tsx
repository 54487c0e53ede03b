import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { m } from '#generated/paraglide/messages.js'
import { Notice } from '#ui/form/notice.tsx'
import { AddressEntry } from './address-entry.tsx'
import { fieldId } from './checkout-fields.ts'
import { ChosenAddress } from './chosen-address.tsx'
import { useCheckout } from './field-of-form.ts'
import { FoundAddresses } from './found-addresses.tsx'
import { PostcodeField } from './postcode-field.tsx'
import { useAddressSearch, type FoundAddress } from './use-address-search.ts'
import styles from './delivery-address.module.css'

/** Where the parcel goes: an address found by its postcode, or typed. */
export function DeliveryAddress() {
  const { control, setValue, setError, clearErrors, setFocus } = useCheckout()
  const { isByHand, address } = useWatch({ control, name: 'delivery' })
  const { search, find, stop } = useAddressSearch()
  const [isTaken, setTaken] = useState(false)
  const list = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // What was asked for is there: the keyboard goes on from the first address.
    if (search.kind === 'found') list.current?.querySelector('input')?.focus()
    if (search.kind === 'none' || search.kind === 'failed') setValue('delivery.isByHand', true)
  }, [search, setValue])

  function lookUp(): void {
    clearAddress()
    if (!find(address.postcode)) {
      setError('delivery.address.postcode', {
        message: address.postcode.trim() === '' ? 'REQUIRED' : 'INVALID',
      })
      setFocus('delivery.address.postcode')
    }
  }

  function clearAddress(): void {
    for (const part of ['line1', 'line2', 'town', 'county'] as const) setValue(`delivery.address.${part}`, '')
  }

  function take({ line1, line2, town, postcode }: FoundAddress): void {
    stop()
    setTaken(true)
    clearErrors('delivery.address')
    setValue('delivery.address', { line1, line2: line2 ?? '', town, county: '', postcode })
  }

  function byHand(): void {
    stop()
    setValue('delivery.isByHand', true)
  }

  if (isByHand) {
    return (
      <>
        {search.kind === 'none' && (
          <Notice kind="calm">{m.checkout_none_found({ postcode: search.postcode })}</Notice>
        )}
        {search.kind === 'failed' && <Notice kind="calm">{m.checkout_look_up_failed()}</Notice>}
        <AddressEntry name="delivery.address" />
        <p className="caption">
          <button
            type="button"
            className="link"
            onClick={() => {
              clearAddress()
              setValue('delivery.isByHand', false)
              stop()
            }}
          >
            {m.checkout_look_up()}
          </button>
        </p>
      </>
    )
  }
  const isChosen = address.line1 !== ''
  return (
    <>
      <PostcodeField isAsking={search.kind === 'asking'} onFind={lookUp} onEdit={clearAddress} />
      {search.kind === 'found' && (
        <FoundAddresses ref={list} postcode={search.postcode} addresses={search.addresses} onTake={take} />
      )}
      {isChosen ? (
        <ChosenAddress
          address={address}
          isTaken={isTaken}
          onChange={() => {
            clearAddress()
            document.getElementById(fieldId('delivery.address.postcode'))?.focus()
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

import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { AccountUser } from '#data/account/account-record.ts'
import { useOwn } from '#data/account/use-own.ts'
import { addressLines } from '#data/language/address-lines.ts'
import type { AddressFieldsFragment } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { addressesQuery } from '#generated/queries.ts'
import { Choice, Choices } from '#ui/form/choices.tsx'
import { Notice } from '#ui/form/notice.tsx'
import { emptyCheckout } from './checkout-schema.ts'
import { PostalAddress } from './postal-address.tsx'
import { useCheckout } from './field-of-form.ts'
import { deliverable, postalFieldsOf, savedAddressOf } from './saved-address.ts'

/**
 * The addresses that an account keeps, and another; without any, or while they cannot be had, the address is asked for.
 * Those that come late take nothing away that was typed meanwhile.
 */
export function SavedAddresses({ user }: { user: AccountUser }) {
  const { control, setValue, getValues, clearErrors } = useCheckout()
  const { data, hasFailed, retry } = useOwn(user.id, addressesQuery())
  const saved = deliverable(data?.addresses ?? [])
  const { address, isByHand } = useWatch({ control, name: 'delivery' })
  const [hasPickedOther, setPickedOther] = useState<boolean | null>(null)
  const isOther = hasPickedOther ?? (isByHand || address.line1 !== '' || address.postcode !== '')
  const chosen = savedAddressOf(address, saved)

  function fill(taken: AddressFieldsFragment): void {
    clearErrors('delivery.address')
    setValue('delivery.isByHand', false)
    setValue('delivery.address', postalFieldsOf(taken))
    if (taken.phone !== null && getValues('contact.phone') === '') setValue('contact.phone', taken.phone)
  }

  const [first] = saved
  const hasOffered = useRef(false)
  useEffect(() => {
    if (!first || hasOffered.current) return
    hasOffered.current = true
    if (!isOther) fill(first)
  })

  const isOtherShown = isOther && chosen === null
  return (
    <>
      {first ? (
        <Choices legend={m.checkout_saved_addresses()} isLegendShown>
          {saved.map((each) => (
            <Choice
              key={each.id}
              name="saved-address"
              title={each.label ?? each.line1}
              note={addressLines(each).join(', ')}
              checked={chosen?.id === each.id}
              onChange={() => {
                setPickedOther(false)
                fill(each)
              }}
            />
          ))}
          <Choice
            name="saved-address"
            title={m.checkout_other_address()}
            checked={isOtherShown}
            onChange={() => {
              setPickedOther(true)
              setValue('delivery.address', emptyCheckout.delivery.address)
            }}
          />
        </Choices>
      ) : (
        hasFailed && (
          <Notice kind="calm">
            <p>
              {m.checkout_saved_failed()}{' '}
              <button type="button" className="link" onClick={retry}>
                {m.basket_retry()}
              </button>
            </p>
          </Notice>
        )
      )}
      {(!first || isOtherShown) && <PostalAddress name="delivery.address" />}
    </>
  )
}

import { useEffect, useState } from 'react'
import type { AccountUser } from '#data/account/account-record.ts'
import type { AddressFieldsFragment } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { Notice } from '#ui/form/notice.tsx'
import { AccountSection, SectionAnswer } from '../account-section.tsx'
import { AddressCard } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'
import { addressFormOf, addressInput } from './address-form-schema.ts'
import { useAddressBook } from './use-address-book.ts'
import styles from './addresses-section.module.css'

/** How many the API keeps (rules/account#addresses). */
const mostAddresses = 20

/** The address whose form is open: one that is kept, or a new one with the id that it will have. */
type Editing = { readonly id: string; readonly address: AddressFieldsFragment | null }

/** What was done last, said where it was done. */
type Said =
  | { readonly kind: 'saved' | 'failed' }
  | { readonly kind: 'removed'; readonly address: AddressFieldsFragment }

/** Where somebody has things sent: added, changed in place, removed, and one of them the default. */
export function AddressesSection({ user }: { user: AccountUser }) {
  const { answer, save, remove } = useAddressBook(user.id)
  const [editing, setEditing] = useState<Editing | null>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const [focusId, setFocusId] = useState<string | null>(null)
  useEffect(() => {
    if (focusId !== null) document.getElementById(focusId)?.focus()
  }, [focusId])
  const addresses = answer.data?.addresses ?? []
  const isFull = addresses.length >= mostAddresses

  function open(next: Editing) {
    setSaid(null)
    setFocusId(null)
    setEditing(next)
  }

  function close(wasSaved: boolean) {
    setSaid(wasSaved ? { kind: 'saved' } : null)
    setFocusId(editing?.address ? editButtonId(editing.id) : addButtonId)
    setEditing(null)
  }

  async function change(address: AddressFieldsFragment, isDefault: boolean, done: Said | null) {
    const result = await save(addressInput(address.id, { ...addressFormOf(address, user), isDefault }))
    const isDone = result.kind === 'answered' && result.data.userErrors.length === 0
    setSaid(isDone ? done : { kind: 'failed' })
  }

  async function takeOut(address: AddressFieldsFragment) {
    setFocusId(null)
    const isRemoved = await remove(address.id)
    setSaid(isRemoved ? { kind: 'removed', address } : { kind: 'failed' })
    if (isRemoved) setFocusId(addButtonId)
  }

  const form = editing && (
    <AddressForm
      key={editing.id}
      title={editing.address ? m.account_address_edit() : m.account_address_add()}
      addressId={editing.id}
      start={addressFormOf(editing.address, user)}
      isDefault={editing.address?.isDefault ?? addresses.length === 0}
      save={save}
      onSaved={() => close(true)}
      onCancel={() => close(false)}
    />
  )
  return (
    <AccountSection
      part="addresses"
      action={
        !isFull && (
          <button
            type="button"
            id={addButtonId}
            className={`link ${styles.add}`}
            aria-expanded={editing !== null && editing.address === null}
            onClick={() => open({ id: crypto.randomUUID(), address: null })}
          >
            {m.account_address_add()}
          </button>
        )
      }
    >
      <div role="status">
        {said && (
          <SaidNotice
            said={said}
            onPutBack={(address) => void change(address, address.isDefault, { kind: 'saved' })}
          />
        )}
      </div>
      {editing?.address === null && form}
      <SectionAnswer answer={answer} part="addresses">
        {() =>
          addresses.length === 0 && !editing ? (
            <p className={styles.none}>{m.account_addresses_none()}</p>
          ) : (
            <div className={styles.list}>
              {addresses.map((address) =>
                editing?.address && editing.id === address.id ? (
                  form
                ) : (
                  <AddressCard
                    key={address.id}
                    address={address}
                    editButtonId={editButtonId(address.id)}
                    onEdit={() => open({ id: address.id, address })}
                    onDefault={() => void change(address, true, { kind: 'saved' })}
                    onRemove={() => void takeOut(address)}
                  />
                ),
              )}
            </div>
          )
        }
      </SectionAnswer>
      {isFull && <p className="caption">{m.account_addresses_full()}</p>}
    </AccountSection>
  )
}

const addButtonId = 'add-address'

function editButtonId(addressId: string): string {
  return `edit-address-${addressId}`
}

function SaidNotice({
  said,
  onPutBack,
}: {
  said: Said
  onPutBack: (address: AddressFieldsFragment) => void
}) {
  switch (said.kind) {
    case 'saved':
      return (
        <Notice kind="calm" role="presentation">
          {m.account_address_saved()}
        </Notice>
      )
    case 'failed':
      return (
        <Notice kind="error" role="presentation">
          {m.account_address_not_saved()}
        </Notice>
      )
    case 'removed':
      return (
        <Notice kind="calm" role="presentation">
          <p>{m.account_address_removed({ line: said.address.line1 })}</p>
          <button type="button" className={`link ${styles.back}`} onClick={() => onPutBack(said.address)}>
            {m.account_put_back()}
          </button>
        </Notice>
      )
  }
}

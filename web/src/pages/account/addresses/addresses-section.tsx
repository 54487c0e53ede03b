import { addressLimits } from '@shop/schema/domain/account/account-limits'
import { useState } from 'react'
import type { AccountUser } from '#data/account/account-record.ts'
import type { AddressFieldsFragment } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { useFocusNext } from '#ui/use-focus-next.ts'
import { AccountSection, SectionAnswer } from '../account-section.tsx'
import { SaidNotice, type Said } from '../said-notice.tsx'
import { AddressCard } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'
import { addressFormOf, addressInput } from './address-form-schema.ts'
import { useAddressBook } from './use-address-book.ts'
import styles from './addresses-section.module.css'

/** Where somebody has things sent: added, changed in place, removed, and one of them the default. */
export function AddressesSection({ user }: { user: AccountUser }) {
  const { answer, save, remove } = useAddressBook(user.id)
  /** The id that the address being added will have; null while none is. */
  const [newId, setNewId] = useState<string | null>(null)
  /** Those whose forms are open, as they were then. Each form keeps what is typed into it until it is closed. */
  const [edited, setEdited] = useState<readonly AddressFieldsFragment[]>([])
  const [said, setSaid] = useState<Said | null>(null)
  const focusNext = useFocusNext()
  const addresses = answer.data?.addresses ?? []
  const isFull = addresses.length >= addressLimits.count

  function add() {
    setSaid(null)
    setNewId(crypto.randomUUID())
  }

  function edit(address: AddressFieldsFragment) {
    setSaid(null)
    setEdited([...edited, address])
  }

  function close(id: string, wasSaved: boolean) {
    setSaid(wasSaved ? { text: m.account_address_saved() } : null)
    if (id === newId) {
      focusNext(addButtonId, editButtonId(id))
      setNewId(null)
    } else {
      focusNext(editButtonId(id), addButtonId)
      setEdited((open) => open.filter((each) => each.id !== id))
    }
  }

  async function send(address: AddressFieldsFragment, isDefault: boolean, onPutBack?: () => void) {
    focusNext(editButtonId(address.id))
    const result = await save(addressInput(address.id, { ...addressFormOf(address, user), isDefault }))
    const isDone = result.kind === 'answered' && result.data.userErrors.length === 0
    if (!isDone) focusNext()
    setSaid(
      isDone ? { text: m.account_address_saved() } : { text: m.account_not_done(), isError: true, onPutBack },
    )
  }

  async function takeOut(address: AddressFieldsFragment) {
    focusNext(addButtonId)
    const isRemoved = await remove(address.id)
    if (!isRemoved) focusNext()
    const putBack = () => void send(address, address.isDefault, putBack)
    setSaid(
      isRemoved
        ? { text: m.account_address_removed({ line: address.line1 }), onPutBack: putBack }
        : { text: m.account_not_done(), isError: true },
    )
  }

  const formOf = (id: string, address: AddressFieldsFragment | null, isDefault: boolean) => (
    <AddressForm
      key={id}
      title={address ? m.account_address_edit() : m.account_address_add()}
      addressId={id}
      start={addressFormOf(address, user)}
      isDefault={isDefault}
      save={save}
      onSaved={(isOpen) => {
        if (isOpen) close(id, true)
        else setSaid({ text: m.account_address_saved() })
      }}
      onLeftUnsaved={() => setSaid({ text: m.account_not_done(), isError: true })}
      onCancel={() => close(id, false)}
    />
  )
  // What another device has removed is no longer told; a form that is open for it is not lost.
  const goneMeanwhile = edited.filter(({ id }) => !addresses.some((address) => address.id === id))
  return (
    <AccountSection
      part="addresses"
      action={
        !isFull &&
        newId === null && (
          <button type="button" id={addButtonId} className={`link ${styles.add}`} onClick={add}>
            {m.account_address_add()}
          </button>
        )
      }
    >
      <SaidNotice said={said} />
      {newId !== null && formOf(newId, null, addresses.length === 0)}
      <SectionAnswer answer={answer} part="addresses">
        {() =>
          addresses.length === 0 && edited.length === 0 ? (
            newId === null && <p className={styles.none}>{m.account_addresses_none()}</p>
          ) : (
            <div className={styles.list}>
              {[...addresses, ...goneMeanwhile].map((address) => {
                const begun = edited.find(({ id }) => id === address.id)
                if (begun) return formOf(begun.id, begun, addresses.includes(address) && address.isDefault)
                return (
                  <AddressCard
                    key={address.id}
                    address={address}
                    editButtonId={editButtonId(address.id)}
                    onEdit={() => edit(address)}
                    onDefault={() => void send(address, true)}
                    onRemove={() => void takeOut(address)}
                  />
                )
              })}
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

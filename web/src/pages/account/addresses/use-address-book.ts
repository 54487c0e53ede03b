import { changeOwn, type OwnChange } from '#data/account/change-own.ts'
import { useOwnPress } from '#data/account/own-press.ts'
import { useKeepOwn, useOwn } from '#data/account/use-own.ts'
import { request } from '#data/request.ts'
import {
  DeleteAddressDocument,
  SaveAddressDocument,
  type SaveAddressInput,
  type SaveAddressMutation,
} from '#generated/graphql/graphql.ts'
import { addressesQuery } from '#generated/queries.ts'

/** The addresses of whoever is signed in, and what can be done with them; each answer is shown at once. */
export function useAddressBook(userId: string) {
  const answer = useOwn(userId, addressesQuery())
  const keep = useKeepOwn(userId, addressesQuery())
  const rememberPress = useOwnPress()

  async function save(input: SaveAddressInput): Promise<OwnChange<SaveAddressMutation['saveAddress']>> {
    const change = await changeOwn(() => request(SaveAddressDocument, { input }), rememberPress())
    if (change.kind !== 'answered') return change
    const { saveAddress } = change.data
    if (saveAddress.userErrors.length === 0) keep({ addresses: saveAddress.addresses })
    return { kind: 'answered', data: saveAddress }
  }

  async function remove(id: string): Promise<boolean> {
    const change = await changeOwn(() => request(DeleteAddressDocument, { input: { id } }), rememberPress())
    if (change.kind === 'answered') keep({ addresses: change.data.deleteAddress.addresses })
    return change.kind === 'answered'
  }

  return { answer, save, remove }
}

export type AddressBook = ReturnType<typeof useAddressBook>

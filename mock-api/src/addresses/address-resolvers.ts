import { addressLimits } from '@shop/schema/domain/account/account-limits'
import type { AddressUserError, Resolvers, SaveAddressInput } from '../generated/resolvers.ts'
import { checkedId } from '../graphql/checked-id.ts'
import { signedIn } from '../identity/signed-in.ts'
import { inTransaction } from '../world/database.ts'
import type { World } from '../world/world.ts'
import { addressesOf, dropAddress, keepAddress } from './address-store.ts'
import { checkedAddress } from './checked-address.ts'

/** Where whoever is signed in has things sent. */
export const addressResolvers: Resolvers = {
  Query: {
    async addresses(_, _args, context) {
      const { id } = await signedIn(context)
      return addressesOf(context.world.sql, id)
    },
  },
  Mutation: {
    async saveAddress(_, { input }, context) {
      const { id } = await signedIn(context)
      const userErrors = saveAddress(context.world, id, input)
      return { addresses: addressesOf(context.world.sql, id), userErrors }
    },
    async deleteAddress(_, { input }, context) {
      const { id } = await signedIn(context)
      const { sql } = context.world
      inTransaction(sql, () => dropAddress(sql, id, checkedId('input.id', input.id)))
      return { addresses: addressesOf(sql, id), userErrors: [] }
    },
  },
}

/** Adds or changes an address; what speaks against it changes nothing. */
function saveAddress({ sql }: World, accountId: string, input: SaveAddressInput): AddressUserError[] {
  const { address, userErrors } = checkedAddress(checkedId('input.id', input.id), input)
  const known = addressesOf(sql, accountId)
  const isFull = known.length >= addressLimits.count && !known.some(({ id }) => id === address.id)
  if (isFull) return [addressesFull, ...userErrors]
  if (userErrors.length === 0) inTransaction(sql, () => keepAddress(sql, accountId, address))
  return [...userErrors]
}

const addressesFull: AddressUserError = {
  code: 'ADDRESSES_FULL',
  field: null,
  message: `An account keeps at most ${addressLimits.count} addresses.`,
}

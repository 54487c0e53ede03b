import { tidyPostcode } from '@shop/schema/domain/vocabulary/postcode'
import type { Resolvers } from '../generated/resolvers.ts'
import { badUserInput } from '../graphql/bad-user-input.ts'
import { addressesAt } from './addresses-at.ts'

/** The look-up of addresses, the same in every world. */
export const postcodeResolvers: Resolvers = {
  Query: {
    addressesAtPostcode(_, { postcode }) {
      const tidy = tidyPostcode(postcode)
      if (tidy === null)
        throw badUserInput('postcode', 'postcode must be one of the United Kingdom: BA1 5LR.')
      return addressesAt(tidy)
    },
  },
}

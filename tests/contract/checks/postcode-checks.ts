import type { Check } from '../runner/check.ts'

/** What is found at a postcode (rules/checkout#postcodes). */
export const postcodeChecks: readonly Check[] = [
  {
    operation: 'AddressesAtPostcode',
    name: 'a postcode finds addresses at it, in any writing, and a text that is none is refused',
    async run(probe) {
      const query =
        'query ($postcode: String!) { addressesAtPostcode(postcode: $postcode) { line1 town postcode } }'
      const find = async (postcode: string) =>
        (await probe.ask<{ addressesAtPostcode: { postcode: string }[] }>(query, { postcode }))
          .addressesAtPostcode
      const found = await find('BA1 5LR')
      probe.expectSame(await find('ba15lr'), found, 'The addresses at ba15lr beside those at BA1 5LR')
      const elsewhere = found.filter(({ postcode }) => postcode !== 'BA1 5LR')
      probe.expectSame(elsewhere, [], 'Addresses at another postcode')
      await probe.expectRefusal(
        query,
        { postcode: 'no such' },
        'a text that is no postcode',
        'BAD_USER_INPUT',
      )
    },
  },
]

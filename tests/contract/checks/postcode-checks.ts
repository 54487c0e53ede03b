import type { Check } from '../runner/check.ts'
import { problemOf } from '../runner/probe.ts'

/** One of each of the six forms, and the one that is none of them. */
const ofEachForm = ['M1 1AE', 'M60 1NW', 'CR2 6XH', 'DN55 1PT', 'W1A 0AX', 'EC1A 1BB', 'GIR 0AA']
/** Texts that only look like postcodes of the United Kingdom. */
export const nearPostcodes = ['BA1 5L', 'BAA1 5LR', '75008', 'GIR 1AA', 'BA1 5LRR']

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
  {
    operation: 'AddressesAtPostcode',
    name: 'a postcode of each form is taken, with street and town, and what only looks like one is refused',
    async run(probe) {
      const fields = '{ line1 town postcode }'
      const query = `query ($written: String!, $typed: String!) {
        written: addressesAtPostcode(postcode: $written) ${fields} typed: addressesAtPostcode(postcode: $typed) ${fields}
      }`
      for (const postcode of ofEachForm) {
        const asked = { written: postcode, typed: postcode.replace(' ', '').toLowerCase() }
        const answer = await probe.send(query, asked)
        probe.expectSame(problemOf(answer), null, `What is wrong with ${postcode}, a postcode`)
        const { written, typed } = await probe.ask<{ written: Found[]; typed: Found[] }>(query, asked)
        probe.expectSame(typed, written, `The addresses at ${asked.typed} beside those at ${postcode}`)
        const elsewhere = written.filter((found) => found.postcode !== postcode)
        probe.expectSame(elsewhere, [], `Addresses at ${postcode} that are at another postcode`)
        const blank = written.filter(({ line1, town }) => line1.trim() === '' || town.trim() === '')
        probe.expectSame(blank, [], `Addresses at ${postcode} without street or town`)
        probe.expectSame(
          outOfOrder(written),
          [],
          `Addresses at ${postcode} after a later house of their street`,
        )
      }
      const one = 'query ($postcode: String!) { addressesAtPostcode(postcode: $postcode) { line1 } }'
      for (const postcode of nearPostcodes) {
        await probe.expectRefusal(one, { postcode }, `${postcode}, which is no postcode,`, 'BAD_USER_INPUT')
      }
    },
  },
]

/** Houses with a number that stand after a higher one of the same street. */
function outOfOrder(found: readonly Found[]): Found[] {
  return found.filter(({ line1 }, index) => {
    const [house, before] = [houseOf(line1), houseOf(found[index - 1]?.line1 ?? '')]
    return house !== null && before?.street === house.street && before.number > house.number
  })
}

function houseOf(line1: string): { readonly number: number; readonly street: string } | null {
  const [, number, street] = /^(\d+)\S* (.+)$/.exec(line1) ?? []
  return street === undefined ? null : { number: Number(number), street }
}

interface Found {
  readonly line1: string
  readonly town: string
  readonly postcode: string
}

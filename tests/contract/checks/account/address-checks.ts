import { addressLimits } from '@shop/schema/domain/account/account-limits'
import { longestPersonName } from '@shop/schema/domain/vocabulary/person-name'
import { exampleAddress } from '../../example-address.ts'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { nearPostcodes } from '../postcode-checks.ts'
import { needToken } from './signed-in-checks.ts'
import { newId } from '../new-id.ts'

interface Address {
  readonly id: string
  readonly isDefault: boolean
}

interface Payload {
  readonly addresses: readonly Address[]
  readonly userErrors: readonly { readonly code: string; readonly field: string | null }[]
}

const fields = 'id label firstName lastName line1 line2 town county postcode country phone isDefault'
const sent = { ...exampleAddress, country: 'GB' }

/** In which order addresses stand, which is the default, and what is none (rules/account#addresses). */
export const addressChecks: readonly Check[] = [
  {
    operation: 'SaveAddress',
    name: 'addresses stand in the order in which they were added, whatever changes in them',
    writes: true,
    async run(probe) {
      needToken(probe)
      const before = idsOf(await read(probe))
      needRoom(probe, before.length + 3)
      const [one, two, three] = [newId(), newId(), newId()]
      const added = [...before, one, two, three]
      try {
        for (const id of [one, two, three]) await save(probe, { id, ...sent })
        probe.expectSame(idsOf(await read(probe)), added, 'The addresses after three were added')
        const { addresses } = await save(probe, { id: two, ...sent, town: 'Wells' })
        probe.expectSame(idsOf(addresses), added, 'The addresses after one of them was changed')
        await remove(probe, two)
        probe.expectSame(
          idsOf(await read(probe)),
          added.filter((id) => id !== two),
          'The addresses after one of them was removed',
        )
      } finally {
        for (const id of [one, two, three]) await remove(probe, id)
      }
    },
  },
  {
    operation: 'SaveAddress',
    name: 'an address that is made the default takes the place of another until it is removed',
    writes: true,
    async run(probe) {
      needToken(probe)
      const before = await read(probe)
      needRoom(probe, before.length + 1)
      const id = newId()
      try {
        const added = await save(probe, { id, ...sent })
        const [had] = added.addresses
        const isFirst = before.length === 0
        probe.expectSame(had?.id, isFirst ? id : before[0]?.id, 'The default after an address was added')
        await save(probe, { id, ...sent, isDefault: true })
        const made = await read(probe)
        probe.expectSame(defaultsOf(made), [id], 'The default after an address was made it')
        probe.expectSame(made[0]?.id, id, 'The address that stands first after it was made the default')
        const { addresses } = await save(probe, { id, ...sent })
        probe.expectSame(defaultsOf(addresses), [id], 'The default after an address was changed that is it')
        const left = idsOf(addresses).filter((each) => each !== id)
        await remove(probe, id)
        const after = await read(probe)
        probe.expectSame(defaultsOf(after), left.slice(0, 1), 'The default after that address was removed')
      } finally {
        await remove(probe, id)
        const [own] = before
        if (own) await save(probe, { ...own, isDefault: true })
      }
    },
  },
  {
    operation: 'SaveAddress',
    name: 'each field of an address that cannot be taken is named with its code, and nothing is kept',
    writes: true,
    async run(probe) {
      needToken(probe)
      const id = newId()
      const tooLong = (count: number) => 'x'.repeat(count + 1)
      const wrong: readonly (readonly [string, object])[] = [
        ['REQUIRED', { firstName: ' ' }],
        ['REQUIRED', { town: '' }],
        ['TOO_LONG', { label: tooLong(addressLimits.label) }],
        ['TOO_LONG', { firstName: tooLong(longestPersonName) }],
        ['TOO_LONG', { line1: tooLong(addressLimits.line) }],
        ['TOO_LONG', { line2: tooLong(addressLimits.line) }],
        ['TOO_LONG', { county: tooLong(addressLimits.line) }],
        ['INVALID', { firstName: 'R2D2' }],
        ['INVALID', { lastName: 'Anne@Bath' }],
        ['INVALID', { country: 'XX' }],
        ['INVALID', { phone: '1' }],
        ['INVALID', { phone: '1'.repeat(21) }],
        ['INVALID', { phone: 'no number' }],
        ...nearPostcodes.map((postcode) => ['INVALID', { postcode }] as const),
      ]
      const before = await read(probe)
      try {
        for (const [code, change] of wrong) {
          const [field] = Object.keys(change)
          const { addresses, userErrors } = await save(probe, { id, ...sent, ...change })
          const what = `What speaks against ${JSON.stringify(change).slice(0, 60)}`
          probe.expectSame(userErrors, [{ code, field }], what)
          probe.expectSame(addresses, before, `The addresses after ${code} of ${field}`)
        }
        const both = await save(probe, { id, ...sent, firstName: 'R2D2', country: 'XX' })
        const named = both.userErrors.map(({ field }) => field)
        const unnamed = ['firstName', 'country'].filter((field) => !named.includes(field))
        probe.expectSame(unnamed, [], 'Fields of an address that are wrong and not named')
      } finally {
        await remove(probe, id)
      }
    },
  },
]

async function read(probe: Probe): Promise<readonly Address[]> {
  return (await probe.ask<{ addresses: Address[] }>(`{ addresses { ${fields} } }`)).addresses
}

async function save(probe: Probe, input: object): Promise<Payload> {
  const query = `mutation ($input: SaveAddressInput!) {
    saveAddress(input: $input) { addresses { ${fields} } userErrors { code field } }
  }`
  return (await probe.ask<{ saveAddress: Payload }>(query, { input })).saveAddress
}

async function remove(probe: Probe, id: string): Promise<void> {
  await probe.send('mutation ($id: ID!) { deleteAddress(input: { id: $id }) { userErrors { code } } }', {
    id,
  })
}

function needRoom(probe: Probe, count: number): void {
  probe.skipUnless(count <= addressLimits.count, 'the account has no room for more addresses')
}

function idsOf(addresses: readonly Address[]): string[] {
  return addresses.map(({ id }) => id)
}

function defaultsOf(addresses: readonly Address[]): string[] {
  return addresses.flatMap(({ id, isDefault }) => (isDefault ? [id] : []))
}

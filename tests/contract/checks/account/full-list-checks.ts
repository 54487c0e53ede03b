import {
  addressLimits,
  mostWishListItems,
  savedBuildLimits,
} from '@shop/schema/domain/account/account-limits'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { drawStones } from '../catalogue/catalogue-fields.ts'
import { newId } from '../new-id.ts'
import { exampleAddress } from '../../example-address.ts'
import { needToken } from './signed-in-checks.ts'

/** A list of an account that has an end. */
interface FullList {
  readonly operation: string
  readonly name: string
  readonly saving: string
  readonly type: string
  readonly deleting: string
  readonly list: string
  /** What of an input is told of what was made of it, and is another for each. */
  readonly key: 'id' | 'gemstoneId'
  readonly most: number
  readonly code: string
  /** So many inputs, none of which is there; fewer where there are no more. */
  readonly inputs: (probe: Probe, count: number, isThere: (key: string) => boolean) => Promise<Input[]>
}

type Input = Readonly<Record<string, unknown>>
type Coded = { readonly userErrors: readonly { readonly code: string }[] | null } | null

/** An operation may cost 20,000, and each field of the mutation type costs 250 (rules/contract#limits). */
const mostInOne = 60

const lists: readonly FullList[] = [
  {
    operation: 'SaveAddress',
    name: 'an account keeps twenty addresses, and no more',
    saving: 'saveAddress',
    type: 'SaveAddressInput',
    deleting: 'deleteAddress',
    list: 'addresses',
    key: 'id',
    most: addressLimits.count,
    code: 'ADDRESSES_FULL',
    inputs: async (_, count) => Array.from({ length: count }, () => ({ id: newId(), ...exampleAddress })),
  },
  {
    operation: 'SaveBuild',
    name: 'an account keeps fifty builds, and no more',
    saving: 'saveBuild',
    type: 'SaveBuildInput',
    deleting: 'deleteSavedBuild',
    list: 'savedBuilds',
    key: 'id',
    most: savedBuildLimits.count,
    code: 'SAVED_BUILDS_FULL',
    async inputs(probe, count) {
      const [stone] = await drawStones(probe, 1)
      if (!stone) return []
      return Array.from({ length: count }, () => ({ id: newId(), name: 'Contract', gemstoneId: stone.id }))
    },
  },
  {
    operation: 'AddWishlistItem',
    name: 'a wishlist holds a hundred items, and no more',
    saving: 'addWishlistItem',
    type: 'AddWishlistItemInput',
    deleting: 'deleteWishlist',
    list: 'wishListItems',
    key: 'gemstoneId',
    most: mostWishListItems,
    code: 'WISHLIST_FULL',
    async inputs(probe, count, isThere) {
      const { one, two } = await probe.ask<Readonly<Record<'one' | 'two', { items: { id: string }[] }>>>(`{
        one: listGemstones(pageSize: 100) { items { id } }
        two: listGemstones(pageSize: 100, page: 2) { items { id } }
      }`)
      const ids = new Set([...one.items, ...two.items].map(({ id }) => id).filter((id) => !isThere(id)))
      return probe.random.some([...ids], count).map((gemstoneId) => ({ gemstoneId }))
    },
  },
]

/** What an account keeps of a kind is full at what the contract says, and not before (rules/contract#limits). */
export const fullListChecks: readonly Check[] = lists.map((full) => ({
  operation: full.operation,
  name: full.name,
  writes: true,
  async run(probe) {
    needToken(probe)
    const { key, most, code } = full
    const before = await read(probe, full)
    const room = most - before.length
    const made = await full.inputs(probe, room + 1, (value) => before.some((each) => each[key] === value))
    probe.skipUnless(room >= 0 && made.length === room + 1, 'there is too little to fill the list with')
    const [last, ...others] = made.toReversed()
    try {
      probe.expectSame(
        await save(probe, full, others),
        [],
        `The codes for what fills ${full.list} to ${most}`,
      )
      probe.expectSame(await save(probe, full, last ? [last] : []), [code], 'The codes for one more')
      const now = await read(probe, full)
      probe.expectSame(now.length, most, `How many ${full.list} there are after one more was refused`)
      const has = (name: string, value: unknown) => now.some((each) => each[name] === value)
      const gone = [
        ...before.filter((each) => !has('id', each['id'])),
        ...others.filter((each) => !has(key, each[key])),
      ]
      probe.expectSame(gone, [], `What is gone of ${full.list} after one more was refused`)
      const again = await save(probe, full, others.slice(0, 1))
      probe.expectSame(again, [], `The codes for what is there already when ${full.list} are full`)
    } finally {
      await remove(probe, full, new Set(made.map((each) => String(each[key]))))
    }
  },
}))

async function read(
  probe: Probe,
  { list, key }: FullList,
): Promise<readonly Readonly<Record<string, string | null>>[]> {
  const query = `{ ${list} { id ${key} } }`
  const data = await probe.ask<Readonly<Record<string, Readonly<Record<string, string | null>>[]>>>(query)
  return data[list] ?? []
}

/** Saves all of them, many in a request, and answers the codes of what speaks against any. */
async function save(probe: Probe, { saving, type }: FullList, inputs: readonly Input[]): Promise<string[]> {
  const codes: string[] = []
  for (let from = 0; from < inputs.length; from += mostInOne) {
    const some = inputs.slice(from, from + mostInOne)
    const variables = Object.fromEntries(some.map((input, at) => [`input${at}`, input]))
    const names = Object.keys(variables)
    const query = `mutation (${names.map((name) => `$${name}: ${type}!`).join(', ')}) {
      ${names.map((name) => `${name}: ${saving}(input: $${name}) { userErrors { code } }`).join(' ')}
    }`
    const data = await probe.ask<Readonly<Record<string, Coded>>>(query, variables)
    codes.push(...names.flatMap((name) => data[name]?.userErrors ?? []).map(({ code }) => code))
  }
  return codes
}

/** Takes away what was made, as far as it is there. */
async function remove(probe: Probe, full: FullList, keys: ReadonlySet<string>): Promise<void> {
  const left = (await read(probe, full)).flatMap((each) =>
    keys.has(each[full.key] ?? '') ? [each['id']] : [],
  )
  for (let from = 0; from < left.length; from += mostInOne) {
    const fields = left
      .slice(from, from + mostInOne)
      .map(
        (id, at) =>
          `gone${at}: ${full.deleting}(input: { id: ${JSON.stringify(id)} }) { userErrors { code } }`,
      )
    await probe.send(`mutation { ${fields.join(' ')} }`)
  }
}

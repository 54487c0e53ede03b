import { exampleAddress } from '../../example-address.ts'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { CartAtTarget } from '../cart/cart-at-target.ts'
import { drawFinishedPieces, drawSettingWithStone } from '../cart/drawn-pieces.ts'
import { newId } from '../new-id.ts'
import { needToken } from './signed-in-checks.ts'

interface Coded {
  readonly code: string
  readonly field?: string | null
}

interface Build {
  readonly id: string
  readonly name: string
  readonly sku: string | null
  readonly gemstoneId: string | null
  readonly total: number | null
}

const buildFields = 'savedBuilds { id name sku gemstoneId total }'
const address = { ...exampleAddress, postcode: 'ba15lr' }

/** What else an account keeps: builds, addresses, consents (rules/account). */
export const keptChecks: readonly Check[] = [
  {
    operation: 'SaveBuild',
    name: 'a build is kept once, under its newest name, until it is deleted',
    writes: true,
    async run(probe) {
      needToken(probe)
      const { input } = await drawSettingWithStone(probe)
      const id = newId()
      const build = { id, name: 'For Christmas', ...input }
      const saved = await change<Build>(probe, 'saveBuild', 'SaveBuildInput', buildFields, build)
      const [first] = saved.kept
      const facts = { id, name: build.name, sku: input.sku, gemstoneId: input.gemstoneId }
      probe.expectSame(
        { ...first, total: undefined },
        { ...facts, total: undefined },
        'The build that was saved last',
      )
      const cart = new CartAtTarget(probe)
      const line = (await cart.put('one', input)).cartItems[0]
      await cart.clear()
      probe.expectSame(
        first?.total,
        line?.total,
        'What the build costs beside what the cart asks for it, in pence',
      )
      const again = await change<Build>(probe, 'saveBuild', 'SaveBuildInput', buildFields, build)
      probe.expectSame(
        again.kept.filter((each) => each.id === id).length,
        1,
        'How often a build is kept that was saved twice',
      )
      const name = 'For Easter'
      const renamed = await change<Build>(probe, 'renameSavedBuild', 'RenameSavedBuildInput', buildFields, {
        id,
        name,
      })
      probe.expectSame(renamed.kept.find((each) => each.id === id)?.name, name, 'The name that it was given')
      const nameless = await change<Build>(probe, 'renameSavedBuild', 'RenameSavedBuildInput', buildFields, {
        id,
        name: ' ',
      })
      probe.expectSame(nameless.codes, ['NAME_REQUIRED'], 'The codes for no name')
      const deleted = await change<Build>(probe, 'deleteSavedBuild', 'DeleteSavedBuildInput', buildFields, {
        id,
      })
      const { savedBuilds } = await probe.ask<{ savedBuilds: Build[] }>(`{ ${buildFields} }`)
      const left = [...deleted.kept, ...savedBuilds].filter((each) => each.id === id)
      probe.expectSame(left, [], 'What is left of a build that was deleted')
    },
  },
  {
    operation: 'SaveBuild',
    name: 'what cannot be built is told by its code',
    writes: true,
    async run(probe) {
      needToken(probe)
      const { input } = await drawSettingWithStone(probe)
      const [piece] = await drawFinishedPieces(probe, 1)
      const build = { id: newId(), name: 'Contract', ...input }
      for (const [code, wrong] of [
        ['UNKNOWN_DESIGN', { ...build, sku: 'NO-SUCH-SKU' }],
        ['UNKNOWN_STONE', { ...build, gemstoneId: 'no-such-stone' }],
        ['NAME_TOO_LONG', { ...build, name: 'x'.repeat(61) }],
        ['NOT_A_SETTING', { ...build, sku: piece?.input.sku, gemstoneId: null }],
      ] as const) {
        const { codes } = await change<Build>(probe, 'saveBuild', 'SaveBuildInput', buildFields, wrong)
        probe.expect(codes.includes(code), `The codes are ${codes.join() || 'none'} instead of ${code}`)
      }
    },
  },
  {
    operation: 'SaveAddress',
    name: 'an address is kept once, with its postcode as it is written, until it is deleted',
    writes: true,
    async run(probe) {
      needToken(probe)
      const id = newId()
      const fields = 'addresses { id postcode town isDefault }'
      interface Kept {
        readonly id: string
        readonly postcode: string
        readonly town: string
        readonly isDefault: boolean
      }
      const { addresses: before } = await probe.ask<{ addresses: Kept[] }>(`{ ${fields} }`)
      const saved = await change<Kept>(probe, 'saveAddress', 'SaveAddressInput', fields, { id, ...address })
      probe.expectSame(saved.codes, [], 'What speaks against the address')
      const kept = saved.kept.filter((each) => each.id === id)
      probe.expectSame(
        kept.map(({ postcode }) => postcode),
        ['BA1 5LR'],
        'The postcode that was kept of ba15lr',
      )
      const again = await change<Kept>(probe, 'saveAddress', 'SaveAddressInput', fields, {
        id,
        ...address,
        town: 'Wells',
      })
      const changed = again.kept.filter((each) => each.id === id)
      probe.expectSame(
        changed.map(({ town }) => town),
        ['Wells'],
        'The town after the address was saved anew',
      )
      const defaults = again.kept.filter(({ isDefault }) => isDefault)
      probe.expectSame(defaults.length, 1, 'How many addresses are the default')
      for (const [code, wrong] of [
        ['REQUIRED', { line1: ' ' }],
        ['TOO_LONG', { town: 'x'.repeat(101) }],
        ['INVALID', { postcode: 'no such' }],
      ] as const) {
        const refused = await change<Kept>(probe, 'saveAddress', 'SaveAddressInput', fields, {
          id,
          ...address,
          ...wrong,
        })
        probe.expectSame(refused.codes, [code], `The codes for ${JSON.stringify(wrong)}`)
      }
      const deleted = await change<Kept>(probe, 'deleteAddress', 'DeleteAddressInput', fields, { id })
      probe.expectSame(deleted.kept, before, 'The addresses after it was deleted')
    },
  },
  {
    operation: 'SetConsent',
    name: 'a consent that is given or withdrawn is so for the next read',
    writes: true,
    async run(probe) {
      needToken(probe)
      const fields = 'consents { purpose isGiven wording { version } }'
      interface Kept {
        readonly purpose: string
        readonly isGiven: boolean
        readonly wording: { readonly version: string }
      }
      const read = async () => (await probe.ask<{ consents: Kept[] }>(`{ ${fields} }`)).consents
      const [consent] = probe.random.some(await read(), 1)
      if (!consent) return
      const { purpose, wording } = consent
      for (const isGiven of [!consent.isGiven, consent.isGiven]) {
        const input = { purpose, isGiven, wordingVersion: wording.version }
        const query = `mutation ($input: SetConsentInput!) { setConsent(input: $input) { ${fields} } }`
        await probe.ask(query, { input })
        const now = (await read()).find((each) => each.purpose === purpose)
        probe.expectSame(now?.isGiven, isGiven, `Whether ${purpose} is given`)
        const unread = { input: { ...input, wordingVersion: '1999-01' } }
        await probe.expectRefusal(query, unread, 'a wording that there never was', 'BAD_USER_INPUT')
      }
    },
  },
]

interface Changed<Kept> {
  readonly kept: readonly Kept[]
  readonly codes: readonly string[]
}

/** A change of what an account keeps: all of it afterwards, and the codes of what speaks against it. */
async function change<Kept>(
  probe: Probe,
  field: string,
  type: string,
  fields: string,
  input: object,
): Promise<Changed<Kept>> {
  const query = `mutation ($input: ${type}!) { ${field}(input: $input) { ${fields} userErrors { code field } } }`
  const data = await probe.ask<Readonly<Record<string, Readonly<Record<string, unknown>>>>>(query, { input })
  const { userErrors, ...lists } = data[field] ?? {}
  const [kept] = Object.values(lists)
  // The one list that was asked for, and errors as the contract has them.
  return { kept: kept as readonly Kept[], codes: (userErrors as readonly Coded[]).map(({ code }) => code) }
}

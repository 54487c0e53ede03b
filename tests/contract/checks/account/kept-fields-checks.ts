import type { GraphQLEnumType } from 'graphql'
import { exampleAddress } from '../../example-address.ts'
import type { Check } from '../../runner/check.ts'
import type { Probe } from '../../runner/probe.ts'
import { drawSettingWithStone } from '../cart/drawn-pieces.ts'
import { newId } from '../new-id.ts'
import { needToken } from './signed-in-checks.ts'

type Facts = Readonly<Record<string, unknown>>

/** So far the clock of an answer and that of what it keeps may lie apart. */
const mostDriftMs = 120_000

/** What an account keeps, field by field, and in which order (rules/account). */
export const keptFieldsChecks: readonly Check[] = [
  {
    operation: 'SaveAddress',
    name: 'an address is kept field by field, and the default one stands first',
    writes: true,
    async run(probe) {
      needToken(probe)
      const id = newId()
      const sent = {
        id,
        label: 'Contract',
        ...exampleAddress,
        line2: 'Top flat',
        county: 'Somerset',
        country: 'GB',
      }
      const fields = `${Object.keys(sent).join(' ')} phone isDefault`
      const query = `mutation ($input: SaveAddressInput!) { saveAddress(input: $input) { userErrors { code } } }`
      await probe.ask(query, { input: { ...sent, phone: '07700 900461' } })
      const { addresses } = await probe.ask<{ addresses: Facts[] }>(`{ addresses { ${fields} } }`)
      const kept = addresses.find((address) => address['id'] === id)
      for (const [field, value] of Object.entries({ ...sent, phone: '+447700900461' })) {
        probe.expectSame(kept?.[field], value, `The ${field} of the address that the next read has`)
      }
      probe.expectSame(addresses[0]?.['isDefault'], true, 'Whether the first address is the default one')
      await probe.ask('mutation ($id: ID!) { deleteAddress(input: { id: $id }) { userErrors { code } } }', {
        id,
      })
    },
  },
  {
    operation: 'SaveBuild',
    name: 'a build is kept choice by choice, first of all, and a new name changes nothing else',
    writes: true,
    async run(probe) {
      needToken(probe)
      const { input } = await drawSettingWithStone(probe)
      const id = newId()
      const sent = { id, name: 'For Christmas', isStartWithDiamond: true, ...input }
      const fields = `${Object.keys(sent).join(' ')} savedAt total availability`
      const save = `mutation ($input: SaveBuildInput!) { saveBuild(input: $input) { userErrors { code } } }`
      await probe.ask(save, { input: sent })
      const one = `query ($id: ID!) { savedBuild(id: $id) { ${fields} } }`
      const read = async () => (await probe.ask<{ savedBuild: Facts | null }>(one, { id })).savedBuild
      const kept = await read()
      for (const [field, value] of Object.entries(sent)) {
        probe.expectSame(kept?.[field], value, `The ${field} of the build that the next read has`)
      }
      expectNow(probe, kept?.['savedAt'], 'A build was saved')
      const { savedBuilds } = await probe.ask<{ savedBuilds: Facts[] }>(`{ savedBuilds { ${fields} } }`)
      probe.expectSame(savedBuilds[0], kept, 'The first of the builds beside the one that was saved last')
      const rename = `mutation ($id: ID!) { renameSavedBuild(input: { id: $id, name: "For Easter" }) { userErrors { code } } }`
      await probe.ask(rename, { id })
      const renamed = await read()
      const { savedAt } = renamed ?? {}
      probe.expectSame(
        renamed,
        { ...kept, name: 'For Easter', savedAt },
        'The build after it got another name',
      )
      await probe.ask(
        'mutation ($id: ID!) { deleteSavedBuild(input: { id: $id }) { userErrors { code } } }',
        {
          id,
        },
      )
      probe.expectSame(await read(), null, 'A build that was deleted, by its id')
    },
  },
  {
    operation: 'SetConsent',
    name: 'when a consent was given and what was read is kept with it, and with no other',
    writes: true,
    async run(probe) {
      needToken(probe)
      const words = '{ version text }'
      const fields = `consents { purpose isGiven decidedAt decidedWording ${words} wording ${words} }`
      const read = async () => (await probe.ask<{ consents: Consent[] }>(`{ ${fields} }`)).consents
      const before = await read()
      // The contract has the purposes as an enum.
      const purposes = (probe.schema.getType('ConsentPurpose') as GraphQLEnumType).getValues()
      const named = before.map(({ purpose }) => purpose)
      const inOrder = purposes.map(({ name }) => name).filter((name) => named.includes(name))
      probe.expectSame(named, inOrder, 'The purposes, each once in the order of the contract')
      const wordless = before.filter(({ wording }) => wording.text.trim() === '')
      probe.expectSame(wordless, [], 'Consents that are asked for without a word')
      const [consent] = probe.random.some(before, 1)
      if (!consent) return
      const { purpose, wording } = consent
      for (const isGiven of [!consent.isGiven, consent.isGiven]) {
        const input = { purpose, isGiven, wordingVersion: wording.version }
        const query = `mutation ($input: SetConsentInput!) { setConsent(input: $input) { ${fields} } }`
        await probe.ask(query, { input })
        const after = await read()
        const own = after.find((each) => each.purpose === purpose)
        expectNow(probe, own?.decidedAt, `The consent to ${purpose} was given or withdrawn`)
        probe.expectSame(own?.decidedWording, wording, `What was read of ${purpose}`)
        const others = (consents: readonly Consent[]) => consents.filter((each) => each.purpose !== purpose)
        probe.expectSame(others(after), others(before), `The other consents after that to ${purpose}`)
      }
    },
  },
  {
    operation: 'SetLanguage',
    name: 'the language that was chosen is there for the next read, and no other is taken',
    writes: true,
    async run(probe) {
      needToken(probe)
      const read = async () =>
        (await probe.ask<{ whoAmI: { language: string | null } | null }>('{ whoAmI { language } }')).whoAmI
          ?.language ?? null
      const before = await read()
      const query = 'mutation ($language: String!) { setLanguage(language: $language) { language } }'
      for (const language of ['fr', 'de', before ?? 'en']) {
        const answer = await probe.ask(query, { language })
        probe.expectSame(answer, { setLanguage: { language } }, 'The language that is answered to the choice')
        probe.expectSame(await read(), language, 'The language that the next read has')
      }
      await probe.expectRefusal(query, { language: 'xx' }, 'a language that there is not', 'BAD_USER_INPUT')
    },
  },
  {
    operation: 'DownloadMyData',
    name: 'what is kept of somebody is a JSON document, and theirs',
    async run(probe) {
      needToken(probe)
      const { whoAmI, downloadMyData } = await probe.ask<{
        whoAmI: { email: string | null } | null
        downloadMyData: string
      }>('{ whoAmI { email } downloadMyData }')
      probe.expect(isDocument(downloadMyData), 'What is kept of somebody is no JSON document')
      const email = whoAmI?.email ?? ''
      probe.expect(downloadMyData.includes(email), 'What is kept of somebody lacks their own address')
    },
  },
  {
    operation: 'Orders',
    name: 'an order has a number of its own, its stages in their order, and the same on its page',
    async run(probe) {
      needToken(probe)
      const fields = `uid number placedAt deliveryOn subTotal delivery total vat tracking { stage doneAt expectedOn }
        lines { id sku name optionIds total } deliveryAddress { line1 postcode } refund { total }`
      const { orders } = await probe.ask<{ orders: Order[] }>(`{ orders { ${fields} } }`)
      const now = probe.clock?.getTime() ?? null
      // The contract has the stages as an enum.
      const stages = (probe.schema.getType('OrderStageName') as GraphQLEnumType).getValues()
      for (const name of ['uid', 'number'] as const) {
        const all = orders.map((order) => order[name])
        probe.expectSame(all, [...new Set(all)], `The ${name} of the orders, each once`)
      }
      for (const order of orders) {
        const { number, placedAt, tracking } = order
        const isPast = now === null || Date.parse(placedAt) <= now + mostDriftMs
        probe.expect(isPast, `${number} was placed at ${placedAt}, which is to come`)
        const said = tracking.map(({ stage }) => stage)
        const inOrder = stages.map(({ name }) => name).filter((name) => said.includes(name))
        probe.expectSame(said, inOrder, `The stages of ${number}, each once in the order of the contract`)
        const both = tracking.filter(({ doneAt, expectedOn }) => doneAt !== null && expectedOn !== null)
        probe.expectSame(both, [], `Stages of ${number} that are done and still expected`)
      }
      for (const listed of probe.random.some(orders, 2)) {
        const query = `query ($uid: ID!) { order(uid: $uid) { ${fields} } }`
        const { order } = await probe.ask<{ order: Order | null }>(query, { uid: listed.uid })
        probe.expectSame(order, listed, `${listed.number} on its page beside the list`)
      }
    },
  },
]

interface Consent {
  readonly purpose: string
  readonly isGiven: boolean
  readonly decidedAt: string | null
  readonly decidedWording: Wording | null
  readonly wording: Wording
}

interface Wording {
  readonly version: string
  readonly text: string
}

interface Order {
  readonly uid: string
  readonly number: string
  readonly placedAt: string
  readonly tracking: readonly {
    readonly stage: string
    readonly doneAt: string | null
    readonly expectedOn: string | null
  }[]
}

/** Whether something was kept just now, by the clock of the target. */
function expectNow(probe: Probe, at: unknown, what: string): void {
  if (probe.clock === null) return
  const drift = Math.abs(Date.parse(String(at)) - probe.clock.getTime())
  probe.expect(drift < mostDriftMs, `${what} at ${String(at)}, it says`)
}

function isDocument(text: string): boolean {
  try {
    const document: unknown = JSON.parse(text)
    return typeof document === 'object' && document !== null
  } catch {
    // What is no JSON is no document.
    return false
  }
}

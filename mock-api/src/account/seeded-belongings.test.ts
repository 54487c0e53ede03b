import { readBelongings } from '@shop/fixtures/customers/belongings'
import { namedCustomers } from '@shop/fixtures/customers/named-customers'
import { designs as everyDesign } from '@shop/fixtures/designs/designs'
import { sales } from '@shop/fixtures/sales'
import { consentWordings } from '@shop/schema/domain/vocabulary/consent-wordings'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkedAddress } from '../addresses/checked-address.ts'
import type { MockApi } from '../app.ts'
import { buildProblems } from '../builds/build-problems.ts'
import { DesignIndex } from '../catalogue/design-index.ts'
import { soldDesigns } from '../catalogue/sold-design.ts'
import { stoneStock } from '../gemstones/stone-stock.ts'
import { type Customer, signedInCustomer } from '../identity/testing/fresh-customer.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'
import { identityClient } from '../identity/testing/identity-client.ts'
import { addWish } from '../wishlist/wishlist-service.ts'
import type { WorldClient } from '@shop/schema/http/world-client'
import { openMemoryDatabase } from '../world/database.ts'
import { World } from '../world/world.ts'

const belongings = readBelongings()
const stock = stoneStock(undefined)
const shop = { designs: new DesignIndex(everyDesign), stock, sales }

describe('what belongs to the seeded customers', () => {
  let world: World
  beforeEach(() => {
    world = new World('test', openMemoryDatabase(), Date.UTC(2026, 10, 25, 10), () => 0)
  })
  afterEach(() => world.close())

  it('are wishes that anybody could have', () => {
    for (const { customerId, wishes } of belongings) {
      for (const { addedAt: _, ...wish } of wishes) {
        expect(addWish({ soldDesign: soldDesigns(everyDesign), stock }, world, customerId, wish)).toEqual([])
      }
    }
  })

  it('are builds that anybody could save, but for one whose stone was sold since', () => {
    const problems = belongings.flatMap(({ builds }) =>
      builds.flatMap(({ id, choice }) =>
        buildProblems(shop, world, choice).map(({ code }) => `${id} ${code}`),
      ),
    )
    expect(problems).toEqual(['build-pear STONE_UNAVAILABLE'])
  })

  it('are addresses that anybody could write down, as they are kept', () => {
    for (const { addresses } of belongings) {
      for (const address of addresses) {
        expect(checkedAddress(address.id, { ...address, isDefault: false })).toEqual({
          address: { ...address, isDefault: false },
          userErrors: [],
        })
      }
    }
  })

  it('are consents to sentences that were asked', () => {
    for (const { purpose, wordingVersion } of belongings.flatMap(({ consents }) => consents)) {
      expect(consentWordings[purpose].map(({ version }) => version)).toContain(wordingVersion)
    }
  })
})

describe('a seeded customer', () => {
  let mockApi: MockApi
  let worlds: WorldClient
  let niamh: Customer
  beforeEach(async () => {
    ;({ mockApi, worlds } = await freshMock())
    niamh = await customerAt('default')
  })
  afterEach(() => mockApi.close())

  async function customerAt(world: string): Promise<Customer> {
    const [{ email, password }] = namedCustomers
    const { session } = await identityClient(mockApi, world).signIn(email, password)
    if (session === null) throw new Error(`${email} could not sign in`)
    return signedInCustomer(mockApi, session.user.id, session.token, world)
  }
  const everything = `{
    wishListItems { design { sku } gemstone { id } }
    savedBuilds { name availability total }
    addresses { id isDefault }
    consents { purpose isGiven }
    orders { number }
  }`

  it('finds everything at the first sign-in', async () => {
    expect(await niamh.ask(everything)).toMatchObject({
      wishListItems: [
        { design: { sku: 'EA-01004' } },
        { gemstone: { id: '100282' } },
        { design: { sku: 'BR-01110' } },
        { gemstone: { id: '100558' } },
        { design: { sku: 'PR-00235' } },
        { design: { sku: 'NE-00910' } },
        { gemstone: { id: '100432' } },
        { design: { sku: 'ET-00710' } },
        { design: { sku: 'WR-00651' } },
      ],
      savedBuilds: [
        { name: 'For Christmas', availability: 'AVAILABLE', total: expect.any(Number) },
        { name: 'Pear solitaire', availability: 'STONE_UNAVAILABLE', total: null },
      ],
      addresses: [
        { id: 'home', isDefault: true },
        { id: 'work', isDefault: false },
      ],
      consents: [
        { purpose: 'MARKETING_EMAIL', isGiven: true },
        { purpose: 'MARKETING_SMS', isGiven: false },
        { purpose: 'MARKETING_POST', isGiven: false },
      ],
      orders: [{ number: 'AC-189141' }, { number: 'AC-188808' }, { number: 'AC-188475' }],
    })
  })

  it('changes things in one world alone, until it is reset', async () => {
    await worlds.create({ id: 'mine' })
    const mine = await customerAt('mine')
    const before = await niamh.ask(everything)
    await mine.ask('mutation { deleteAddress(input: { id: "work" }) { userErrors { code } } }')
    expect(await mine.ask('{ addresses { id } }')).toEqual({ addresses: [{ id: 'home' }] })
    expect(await niamh.ask(everything)).toEqual(before)
    await worlds.reset('mine')
    expect(await (await customerAt('mine')).ask(everything)).toEqual(before)
  })
})

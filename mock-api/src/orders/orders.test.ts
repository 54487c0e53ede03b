import { readBelongings } from '@shop/fixtures/customers/belongings'
import { namedCustomers } from '@shop/fixtures/customers/named-customers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import type { Order } from '../generated/resolvers.ts'
import { type Customer, freshCustomer, signedInCustomer } from '../identity/testing/fresh-customer.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'
import { identityClient } from '../identity/testing/identity-client.ts'
import type { WorldClient } from '@shop/schema/http/world-client'

const fields = `uid number placedAt subTotal delivery total vat
  lines { id sku name options { name value } fingerSize engraving { text } settingTotal total design { sku }
    gemstones { gemstoneId caratWeight plainColour clarity repNo total } }
  deliveryAddress { firstName lastName line1 line2 town postcode country }
  tracking { stage doneAt expectedOn } refund { total refundedAt }`
const ringUid = readBelongings()[0]?.orders[2]?.uid ?? ''

let mockApi: MockApi
let worlds: WorldClient
let niamh: Customer
beforeEach(async () => {
  ;({ mockApi, worlds } = await freshMock())
  const [{ email, password }] = namedCustomers
  const { session } = await identityClient(mockApi).signIn(email, password)
  if (session === null) throw new Error(`${email} could not sign in`)
  niamh = signedInCustomer(mockApi, session.user.id, session.token)
})
afterEach(() => mockApi.close())

const order = async (uid = ringUid, by = niamh) =>
  (await by.ask<{ order: Order | null }>(`query ($uid: ID!) { order(uid: $uid) { ${fields} } }`, { uid }))
    .order
const tracking = async () =>
  (await order())?.tracking.map(({ stage, doneAt, expectedOn }) => [stage, doneAt, expectedOn])

describe('an order (rules/account#orders)', () => {
  it('is what was sold, with where it goes', async () => {
    expect(await order()).toMatchObject({
      number: 'AC-189141',
      placedAt: '2026-11-04T10:24:00.000Z',
      subTotal: 520_100,
      delivery: 0,
      total: 520_100,
      vat: 86_683,
      lines: [
        {
          sku: 'PR-00201',
          name: 'Six-claw solitaire',
          options: [
            { name: 'Metal', value: '18ct Yellow Gold' },
            { name: 'Shape', value: 'Round Brilliant' },
          ],
          fingerSize: 'N',
          engraving: { text: 'EVER YOURS' },
          settingTotal: 93_500,
          total: 520_100,
          design: { sku: 'PR-00201' },
          gemstones: [
            { gemstoneId: '100008', caratWeight: 1.01, plainColour: 'G', clarity: 'VS2', total: 426_600 },
          ],
        },
      ],
      deliveryAddress: {
        firstName: 'Niamh',
        lastName: 'O’Brien',
        line1: '122 Hermiston Yard',
        town: 'Bath',
        postcode: 'BA40 2WN',
        country: 'GB',
      },
      refund: null,
    })
  })

  it('goes on by the clock of the world', async () => {
    expect(await tracking()).toEqual([
      ['ORDERED', '2026-11-04T10:24:00.000Z', null],
      ['STONE_SECURED', '2026-11-05T08:05:00.000Z', null],
      ['MADE', null, '2026-12-01'],
      ['ASSAYED', null, '2026-12-04'],
      ['CHECKED', null, '2026-12-07'],
      ['DISPATCHED', null, '2026-12-08'],
      ['DELIVERED', null, '2026-12-09'],
    ])
    await worlds.setClock('default', '2026-12-09T12:00:00Z')
    const { session } = await identityClient(mockApi).signIn(
      namedCustomers[0].email,
      namedCustomers[0].password,
    )
    const later = signedInCustomer(mockApi, niamh.id, session?.token ?? '')
    expect((await order(ringUid, later))?.tracking.at(-1)).toEqual({
      stage: 'DELIVERED',
      doneAt: '2026-12-09T11:45:00.000Z',
      expectedOn: null,
    })
  })

  it('that was paid back says so, and expects nothing more', async () => {
    const { orders } = await niamh.ask<{ orders: Order[] }>(`{ orders { ${fields} } }`)
    expect(orders.map(({ number }) => number)).toEqual(['AC-189141', 'AC-188808', 'AC-188475'])
    expect(orders[2]).toMatchObject({
      total: 50_000,
      refund: { total: 50_000, refundedAt: '2026-03-26T15:10:00.000Z' },
    })
    expect(orders[2]?.tracking.filter(({ expectedOn }) => expectedOn !== null)).toEqual([])
  })

  it('is its owner’s alone: another’s is as unknown as none', async () => {
    const other = await freshCustomer(mockApi, 'other@example.com')
    expect(await order(ringUid, other)).toBeNull()
    expect(await order('none', other)).toBeNull()
    expect(await order('none')).toBeNull()
    expect(await other.ask('{ orders { number } }')).toEqual({ orders: [] })
  })

  it('is not asked for by a text that is no id', async () => {
    const { errors } = await niamh.tryTo('{ order(uid: "") { number } }')
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', argument: 'uid' })
  })
})

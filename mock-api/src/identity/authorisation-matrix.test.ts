import { namedCustomers } from '@shop/fixtures/customers/named-customers'
import { pence } from '@shop/schema/domain/values/money'
import { buildSchema } from 'graphql'
import { decodeJwt, SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import { checkoutSession, guestOrder } from '../checkout/testing/checkout-session.ts'
import { readContract } from '../graphql/shop-schema.ts'
import { ask } from '../testing/ask.ts'
import { cartSession } from '../testing/cart-session.ts'
import { finishedPiece } from '../testing/finished-piece.ts'
import type { WorldClient } from '@shop/schema/http/world-client'
import { type Customer, signedInCustomer } from './testing/fresh-customer.ts'
import { freshMock } from './testing/fresh-mock.ts'
import { type IdentityClient, identityClient } from './testing/identity-client.ts'
import {
  cartOfNiamhByCaller,
  operationsByCaller,
  type Owned,
  type Row,
} from './testing/operations-by-caller.ts'

let mockApi: MockApi
let worlds: WorldClient
let visitor: IdentityClient
let niamh: Customer
let owned: Owned
beforeEach(async () => {
  ;({ mockApi, worlds, visitor } = await freshMock())
  niamh = await signIn(namedCustomers[0])
  const { orders, wishListItems, shareWishList } = {
    ...(await niamh.ask<{ orders: { uid: string }[]; wishListItems: { id: string }[] }>(
      '{ orders { uid } wishListItems { id } }',
    )),
    ...(await niamh.ask<{ shareWishList: { shareId: string } }>('mutation { shareWishList { shareId } }')),
  }
  owned = {
    userId: niamh.id,
    wishId: wishListItems[0]?.id ?? '',
    orderUid: orders[0]?.uid ?? '',
    shareId: shareWishList.shareId,
    transactionId: await cancelledPayment(niamh),
  }
  await niamh.ask(
    `mutation { attachCartToUser(input: { userId: "${niamh.id}", cartSessionId: "niamh" }) { userErrors { code } } }`,
  )
  await cartSession(mockApi, { sessionId: 'guest' }).add({ basketItemId: 'a', gemstoneId: '100117' })
})
afterEach(() => mockApi.close())

async function signIn({ email, password }: { email: string; password: string }): Promise<Customer> {
  const { session } = await identityClient(mockApi).signIn(email, password)
  if (session === null) throw new Error(`${email} could not sign in`)
  return signedInCustomer(mockApi, session.user.id, session.token)
}

/** The id of a payment of theirs that they have begun and cancelled. */
async function cancelledPayment({ token }: Customer): Promise<string> {
  const paying = cartSession(mockApi, { sessionId: 'paying' })
  const { cart } = await paying.add({
    basketItemId: 'studs',
    ...finishedPiece('EA-01003', '9ct Yellow Gold'),
  })
  const checkout = checkoutSession(mockApi, { token })
  const { payment } = await checkout.place({
    cartSessionId: 'paying',
    basketItemIds: ['studs'],
    expectedTotal: cart?.cartItems[0]?.total ?? pence(0),
    delivery: { ...guestOrder.delivery, day: '2027-01-06' },
  })
  const transactionId = payment?.transactionId ?? ''
  await checkout.cancel(transactionId)
  return transactionId
}

/** Each way to come: the token, and the column of the matrix. The last is how the account may be deleted with Niamh's password. */
const callers = {
  nobody: { column: 'nobody', token: async () => undefined, deletion: 401 },
  'the owner': { column: 'owner', token: async () => niamh.token, deletion: 204 },
  'another customer': {
    column: 'another',
    token: async () => (await signIn(namedCustomers[1])).token,
    deletion: 422,
  },
  'an expired token': {
    column: 'refused',
    token: async () => {
      await worlds.setClock('default', '2026-12-02T10:00:00Z')
      return niamh.token
    },
    deletion: 401,
  },
  'a malformed token': {
    column: 'refused',
    token: async () => 'not-a-token-but-longer-than-thirty-five-characters',
    deletion: 401,
  },
  'a token that somebody else signed': {
    column: 'refused',
    token: () =>
      new SignJWT(decodeJwt(niamh.token)).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32)),
    deletion: 401,
  },
} as const satisfies Record<
  string,
  { column: keyof Row; token: () => Promise<string | undefined>; deletion: number }
>

/** What each row answers with a token, and what its column says. */
async function askAll(rows: Readonly<Record<string, Row>>, column: keyof Row, token: string | undefined) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const [answers, expected]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}]
  for (const [operation, row] of Object.entries(rows)) {
    const { data, errors } = await ask(mockApi, row.document, { headers })
    // Each document has one field, under this name.
    const answer = (data as Record<string, unknown> | null)?.[operation]
    answers[operation] = errors ? errors[0]?.extensions?.['code'] : answer
    expected[operation] = row[column]
    expect(JSON.stringify(errors ?? [])).not.toContain(token ?? namedCustomers[0].password)
  }
  return { answers, expected }
}

describe('the matrix of who may do what (rules/account#whose-it-is)', () => {
  it('has a row for every operation of the contract', () => {
    const schema = buildSchema(readContract().join('\n'))
    const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    )
    expect(Object.keys(operationsByCaller(owned)).toSorted()).toEqual(operations.toSorted())
  })

  it.each(Object.keys(callers) as (keyof typeof callers)[])('holds for %s', async (caller) => {
    const { column, token: tokenOf, deletion } = callers[caller]
    const token = await tokenOf()
    const { answers, expected } = await askAll(operationsByCaller(owned), column, token)
    expect(answers).toEqual(expected)
    const { status, text } = await visitor.post(
      'delete-account',
      { password: namedCustomers[0].password },
      token,
    )
    expect(status).toBe(deletion)
    expect(text).not.toContain(namedCustomers[0].password)
    expect(text).not.toContain(token ?? namedCustomers[0].password)
  })

  it.each(Object.keys(callers) as (keyof typeof callers)[])(
    'opens the cart of the account to %s who knows the id of its session',
    async (caller) => {
      const { column, token: tokenOf } = callers[caller]
      const { answers, expected } = await askAll(cartOfNiamhByCaller(owned), column, await tokenOf())
      expect(answers).toEqual(expected)
    },
  )

  it.each((Object.keys(callers) as (keyof typeof callers)[]).filter((caller) => caller !== 'the owner'))(
    'lets %s change nothing of the owner’s, of whose cart they know no id',
    async (caller) => {
      const before = await niamh.ask<{ downloadMyData: string }>('{ downloadMyData }')
      const token = await callers[caller].token()
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
      for (const { document } of Object.values(operationsByCaller(owned)))
        await ask(mockApi, document, { headers })
      await worlds.setClock('default', '2026-11-25T10:00:00Z')
      expect(await niamh.ask('{ downloadMyData }')).toEqual(before)
      expect(await niamh.ask('{ wishListShare { shareId } }')).toEqual({
        wishListShare: { shareId: owned.shareId },
      })
    },
  )
})

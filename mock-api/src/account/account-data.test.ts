import { DatabaseSync } from 'node:sqlite'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { designs } from '@shop/fixtures/designs/designs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMockApi, type MockApi } from '../app.ts'
import { type Customer, freshCustomer } from '../identity/testing/fresh-customer.ts'
import { identityClient } from '../identity/testing/identity-client.ts'
import { ask } from '../testing/ask.ts'
import { cartSession } from '../testing/cart-session.ts'
import { createWorldClient } from '@shop/schema/http/world-client'
import { pence } from '@shop/schema/domain/values/money'
import { checkoutSession } from '../checkout/testing/checkout-session.ts'
import { pageOf } from '../checkout/testing/shopper.ts'
import { providerVisitor } from '../pay/testing/provider-visitor.ts'

const email = 'maria@example.com'
const password = 'a long passphrase'

let folder: string
let mockApi: MockApi
let maria: Customer
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'account-data-'))
  mockApi = createMockApi({ dataDir: folder })
  await createWorldClient('http://mock.test', mockApi.fetch).setClock('default', '2026-11-25T10:00:00Z')
  maria = await freshCustomer(mockApi, email)
})
afterEach(() => {
  mockApi.close()
  rmSync(folder, { recursive: true })
})

/** Gives an account something of everything; answers the id of the link to its wishlist. */
async function fill(customer: Customer): Promise<string> {
  const design = designs.find(({ sku }) => sku === 'PR-00201')
  const cart = cartSession(mockApi, { sessionId: 'phone' })
  await cart.add({ sku: 'EA-01003', optionIds: ['169'] })
  await cartSession(mockApi, { sessionId: 'laptop' }).add({
    sku: 'EA-01003',
    optionIds: ['169'],
    basketItemId: 'item-2',
  })
  const { shareWishList } = await customer.ask<{ shareWishList: { shareId: string } }>(
    `mutation ($design: ID!, $user: ID!) {
      addWishlistItem(input: { designId: $design, metalId: "161" }) { userErrors { code } }
      shareWishList { shareId }
      saveBuild(input: { id: "build-1", name: "Ours", sku: "PR-00201", optionIds: ["161", "171"] }) { userErrors { code } }
      saveAddress(input: {
        id: "home", firstName: "Maria", lastName: "Smith", line1: "14 Larkfield Terrace", town: "Bath", postcode: "BA40 5LR"
      }) { userErrors { code } }
      setConsent(input: { purpose: MARKETING_EMAIL, isGiven: true, wordingVersion: "2026-03" }) { consents { purpose } }
      phone: attachCartToUser(input: { userId: $user, cartSessionId: "phone" }) { userErrors { code } }
      laptop: attachCartToUser(input: { userId: $user, cartSessionId: "laptop" }) { userErrors { code } }
    }`,
    { design: design?.id, user: customer.id },
  )
  return shareWishList.shareId
}

describe('the data of a customer (rules/account#download-my-data)', () => {
  it('is all in one document, without what opens anything', async () => {
    const shareId = await fill(maria)
    const { downloadMyData } = await maria.ask<{ downloadMyData: string }>('{ downloadMyData }')
    expect(JSON.parse(downloadMyData)).toMatchObject({
      collectedAt: '2026-11-25T10:00:00.000Z',
      account: { id: maria.id, email, firstName: 'Maria', lastName: 'Smith' },
      addresses: [{ id: 'home', line1: '14 Larkfield Terrace', postcode: 'BA40 5LR' }],
      consents: [{ purpose: 'MARKETING_EMAIL', isGiven: true, wordingVersion: '2026-03' }],
      wishlist: { sharedSince: '2026-11-25T10:00:00.000Z', items: [{ kind: 'design', metalId: '161' }] },
      savedBuilds: [{ id: 'build-1', name: 'Ours', choice: { sku: 'PR-00201' } }],
      cart: [{ basketItemId: 'item-1' }, { basketItemId: 'item-2' }],
    })
    for (const secret of [shareId, maria.token, 'scrypt', password, 'laptop']) {
      expect(downloadMyData).not.toContain(secret)
    }
  })
})

/** Has somebody press the last button for a stone, and pay where they are to. */
async function order(customer: Customer, { isPaid }: { readonly isPaid: boolean }): Promise<string> {
  await cartSession(mockApi).add({ basketItemId: 'item-1', gemstoneId: '100103' })
  const checkout = checkoutSession(mockApi, { token: customer.token })
  const { payment } = await checkout.place({ expectedTotal: pence(204_300) })
  if (isPaid) await providerVisitor(mockApi).pay(pageOf(payment) ?? '', '4242 4242 4242 4242')
  return payment?.transactionId ?? ''
}

describe('the payments of a customer', () => {
  const data = async () => {
    const { downloadMyData } = await maria.ask<{ downloadMyData: string }>('{ downloadMyData }')
    return JSON.parse(downloadMyData) as { readonly cart: unknown[]; readonly payments: unknown[] }
  }

  it('are none of whoever has ordered nothing, whose cart is empty', async () => {
    expect(await data()).toMatchObject({ cart: [], payments: [] })
  })

  it('say what is being bought, as long as that is no order', async () => {
    const transactionId = await order(maria, { isPaid: false })
    expect((await data()).payments).toEqual([
      {
        transactionId,
        status: 'PENDING',
        method: 'CARD',
        amountPence: 204_300,
        begunAt: expect.stringMatching(/^2026-11-25T10:00/),
        purchase: expect.objectContaining({ basketItemIds: ['item-1'], email, total: 204_300 }),
      },
    ])
  })

  it('leave to the orders what was bought', async () => {
    const transactionId = await order(maria, { isPaid: true })
    expect((await data()).payments).toMatchObject([{ transactionId, status: 'PAID', purchase: null }])
  })
})

describe('deleting an account (rules/account#deleting-an-account)', () => {
  const visitor = () => identityClient(mockApi)
  const remove = (given: string, token?: string) =>
    visitor().post('delete-account', { password: given }, token)

  it('asks for the password, and then leaves nothing of it', async () => {
    const shareId = await fill(maria)
    const other = await visitor().signIn(email, password)
    await visitor().post('forgot-password', { email })
    const link = await visitor().tokenFrom('PASSWORD_RESET')
    expect(await remove('another passphrase', maria.token)).toMatchObject({
      status: 422,
      refusals: ['password WRONG_PASSWORD'],
    })
    expect(await remove(password, maria.token)).toMatchObject({ status: 204, text: '' })
    expect((await visitor().messages())[0]).toMatchObject({ kind: 'ACCOUNT_DELETED', to: email, link: null })
    expect(rowsWith(maria.id, email, shareId, 'Larkfield')).toEqual([])
    for (const token of [maria.token, other.session?.token]) {
      expect(await visitor().whoAmI(`Bearer ${token}`)).toBe('UNAUTHENTICATED')
    }
    expect(await visitor().signIn(email, password)).toMatchObject({ status: 401 })
    expect(await visitor().post('reset-password', { token: link, password })).toMatchObject({ status: 410 })
    expect((await ask(mockApi, `{ sharedWishList(shareId: "${shareId}") { ownerFirstName } }`)).data).toEqual(
      { sharedWishList: null },
    )
    expect(await cartSession(mockApi, { sessionId: 'laptop' }).get()).toBeNull()
  })

  it('forgets what was being paid, and parts from what was', async () => {
    const open = await order(maria, { isPaid: false })
    await remove(password, maria.token)
    const [ofProvider, ...others] = rowsWith(open)
    expect(ofProvider).toMatch(/^provider_payments .*"status":"cancelled"/)
    expect(others).toEqual([])
    const anne = await freshCustomer(mockApi, 'anne@example.com')
    const paid = await order(anne, { isPaid: true })
    await remove(password, anne.token)
    const kept = rowsWith(paid)
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.join()).not.toContain(anne.id)
  })

  it('lets the address register again, as somebody new', async () => {
    await fill(maria)
    await remove(password, maria.token)
    const again = await freshCustomer(mockApi, email)
    expect(again.id).not.toBe(maria.id)
    expect(
      await again.ask(
        '{ wishListItems { id } savedBuilds { id } addresses { id } getCartOfUser { userId } }',
      ),
    ).toEqual({ wishListItems: [], savedBuilds: [], addresses: [], getCartOfUser: null })
  })

  it('leaves other customers and what is theirs as they are', async () => {
    const other = await freshCustomer(mockApi, 'other@example.com')
    await fill(other)
    const before = await other.ask('{ downloadMyData }')
    await remove(password, maria.token)
    expect(await other.ask('{ downloadMyData }')).toEqual(before)
  })

  it.each([undefined, 'not-a-token-but-longer-than-thirty-five-characters'])(
    'is for nobody with the token %s',
    async (token) => {
      expect(await remove(password, token)).toMatchObject({ status: 401, refusals: ['UNAUTHENTICATED'] })
    },
  )

  it('makes whoever guesses the password wait', async () => {
    for (let count = 0; count < 5; count += 1) await remove('another passphrase', maria.token)
    expect(await remove(password, maria.token)).toMatchObject({
      status: 429,
      refusals: ['TOO_MANY_ATTEMPTS'],
    })
    expect(await visitor().whoAmI(`Bearer ${maria.token}`)).toBe(maria.id)
  })

  it('is done for a seeded customer in this world alone', async () => {
    const niamh = { email: 'niamh.obrien@example.com', password: 'marquise-lantern-7' }
    const { session } = await visitor().signIn(niamh.email, niamh.password)
    expect(await remove(niamh.password, session?.token)).toMatchObject({ status: 204 })
    expect(await visitor().signIn(niamh.email, niamh.password)).toMatchObject({ status: 401 })
    expect(rowsWith(session?.user.id ?? '')).toEqual([`deleted_accounts {"id":"${session?.user.id}"}`])
    await createWorldClient('http://mock.test', mockApi.fetch).create({ id: 'mine' })
    expect(await identityClient(mockApi, 'mine').signIn(niamh.email, niamh.password)).toMatchObject({
      status: 200,
    })
  })

  it('leaves the orders to the books, with the name and address they went to, and without the account', async () => {
    const { session } = await visitor().signIn('niamh.obrien@example.com', 'marquise-lantern-7')
    await remove('marquise-lantern-7', session?.token)
    const kept = rowsWith('Hermiston Yard', '60 Example Street')
    expect(kept).toHaveLength(3)
    for (const row of kept) {
      expect(row).toMatch(/^orders .*"account_id":null/)
      expect(row).toContain('O’Brien')
    }
  })

  /** The rows of the default world that hold one of these texts, by their tables; what was sent is no longer the shop's. */
  function rowsWith(...texts: readonly string[]): string[] {
    const sql = new DatabaseSync(join(folder, 'default-world.sqlite'), { readOnly: true })
    const tables = sql
      .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('outbox')`)
      .all()
      .map(({ name }) => String(name))
    const found = tables.flatMap((table) =>
      sql
        .prepare(`SELECT * FROM "${table}"`)
        .all()
        .filter((row) => texts.some((text) => JSON.stringify(row).includes(text)))
        .map((row) => `${table} ${JSON.stringify(row)}`),
    )
    sql.close()
    return found
  }
})

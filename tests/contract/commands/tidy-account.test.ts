import { createMockApi } from '@shop/mock-api/app'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockAddress } from '../mock-address.ts'
import { type Address, post } from '../runner/api.ts'
import { sharedOf } from '../runner/shared.ts'
import { shopContract } from '../shop-contract.ts'
import { tokenAtMock } from '../targets.ts'
import { type Kept, keptByAccount } from './kept-by-account.ts'
import { tidyAccount } from './tidy-account.ts'

// On a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 })

const schema = shopContract()
const session = 'tidy-session'
let mockApi: ReturnType<typeof createMockApi>
let address: Address
let before: Kept
beforeEach(async () => {
  mockApi = createMockApi({ stones: 2000 })
  const { url, send } = mockAddress(mockApi)
  address = mockAddress(mockApi, await tokenAtMock(url, send))
  const { whoAmI } = await ask<{ whoAmI: { id: string } }>('{ whoAmI { id } }')
  const { piece, gemstoneIds } = await sharedOf(address).stock()
  const { sku, optionIds } = piece
  const input = { cartSessionId: session, basketItemId: 'theirs', sku, optionIds, gemstoneId: gemstoneIds[0] }
  await ask(
    `mutation ($attached: AttachCartToUserInput!, $input: AddCartItemInput!) {
      attachCartToUser(input: $attached) { userErrors { code } } addCartItem(input: $input) { userErrors { code } }
      applyVoucher(cartSessionId: "${session}", code: "GIFT-250-LARK") { userErrors { code } }
      shareWishList { shareId }
    }`,
    { attached: { userId: whoAmI.id, cartSessionId: session }, input },
  )
  before = await read()
})
afterEach(() => mockApi.close())

/** The data of an answer; whoever asks names the type that the query says. */
async function ask<Data>(query: string, variables = {}): Promise<Data> {
  return (await post(address, { query, variables })).data as Data
}

async function read(): Promise<Kept> {
  const kept = await keptByAccount(address, schema)
  if (kept === null) throw new Error('The account cannot be read')
  return kept
}

const takeOff = (id: string | undefined) => `deleteWishlist(input: { id: "${id}" }) { userErrors { code } }`
const wishesOf = ({ wishListItems }: Kept) =>
  wishListItems.map(({ designId, metalId, gemstoneId }) => ({ designId, metalId, gemstoneId }))

it('wishes of before are put back in their order', async () => {
  const [first, second] = before.wishListItems
  expect(before.wishListItems.length).toBeGreaterThan(2)
  await ask(`mutation { one: ${takeOff(first?.id)} two: ${takeOff(second?.id)} }`)
  expect(wishesOf(await read())).toHaveLength(before.wishListItems.length - 2)
  expect(await tidyAccount(address, schema, before, [])).toEqual([])
  expect(wishesOf(await read())).toEqual(wishesOf(before))
})

it('a wish of before that is for another metal has its own again', async () => {
  const designs = before.wishListItems.filter(({ designId }) => designId !== null)
  const other = designs.find(({ metalId }) => metalId !== designs[0]?.metalId)
  const input = { designId: designs[0]?.designId, metalId: other?.metalId }
  const query =
    'mutation ($input: AddWishlistItemInput!) { addWishlistItem(input: $input) { userErrors { code } } }'
  await ask(query, { input })
  expect((await read()).wishListItems).not.toEqual(before.wishListItems)
  expect(await tidyAccount(address, schema, before, [])).toEqual([])
  expect((await read()).wishListItems).toEqual(before.wishListItems)
})

it('what is gone and cannot be put back is told, and so is what is otherwise', async () => {
  const [home] = before.addresses
  const [build] = before.savedBuilds
  await ask(`mutation {
    applyCoupon(cartSessionId: "${session}", code: "WELCOME5") { userErrors { code } }
    deleteAddress(input: { id: "${home?.id}" }) { userErrors { code } }
    deleteSavedBuild(input: { id: "${build?.id}" }) { userErrors { code } }
    ${takeOff(before.wishListItems[0]?.id)}
    removeCartItem(cartSessionId: "${session}", basketItemId: "theirs") { userErrors { code } }
    unshareWishList
    removeVoucher(cartSessionId: "${session}") { userErrors { code } }
  }`)
  const withoutWishing: Address = {
    ...address,
    send: async (request) =>
      (await request.clone().text()).includes('addWishlistItem')
        ? Response.json({ errors: [{ message: 'No.' }] })
        : address.send(request),
  }
  expect(await tidyAccount(withoutWishing, schema, before, [])).toEqual([
    'addresses in the account that are gone: 1',
    'builds in the account that are gone: 1',
    'wishes in the account that are gone: 1',
    'lines of the account’s cart that are gone: 1',
    'a link to the wishlist that has ended',
    'another default address',
    'another coupon in the account’s cart',
    'another voucher in the account’s cart',
  ])
})

import { afterAll, beforeAll, describe, expect, it, type TestContext, vi } from 'vitest'
import { type Target, targetKinds } from './targets.ts'
import { type Stock, takeStock } from './variables.ts'

// The server may take its time to start on a busy machine.
vi.setConfig({ hookTimeout: 30_000 })

describe.each(targetKinds.map((kind) => [kind.name, kind] as const))('an account at %s', (_name, kind) => {
  let target: Target
  let stock: Stock
  beforeAll(async () => {
    target = await kind.open()
    stock = await takeStock(target)
  })
  afterAll(() => target?.close())

  function skipUnlessPossible({ skip }: TestContext): void {
    skip(!target.canWrite, 'changes something, and writing was not asked for')
    skip(stock.userId === null, 'needs somebody who is signed in, and no CONTRACT_TOKEN was given')
  }

  it('keeps a wish, once, until it is taken off', async (context) => {
    skipUnlessPossible(context)
    const gemstoneId = stock.gemstoneIds[0]
    const list = 'wishListItems { id gemstoneId } userErrors { code }'
    const add = async () => {
      const { data } = await target.ask(
        `mutation ($input: AddWishlistItemInput!) { addWishlistItem(input: $input) { ${list} } }`,
        { input: { gemstoneId } },
      )
      // The answer's shape is what the contract promises, and what the operations test checks.
      return (data as { addWishlistItem: { wishListItems: { id: string; gemstoneId: string | null }[] } })
        .addWishlistItem.wishListItems
    }
    await add()
    const items = (await add()).filter((item) => item.gemstoneId === gemstoneId)
    expect(items).toHaveLength(1)
    const { data } = await target.ask(
      `mutation ($input: DeleteWishlistInput!) { deleteWishlist(input: $input) { ${list} } }`,
      { input: { id: items[0]?.id } },
    )
    expect(data).toEqual({
      deleteWishlist: {
        wishListItems: expect.not.arrayContaining([items[0]]),
        userErrors: expect.toBeOneOf([[], null]),
      },
    })
  })

  it('keeps a build, once, until it is deleted', async (context) => {
    skipUnlessPossible(context)
    const id = 'contract-build'
    const { sku, optionIds } = stock.piece
    const input = { id, name: 'Contract', sku, optionIds, gemstoneId: stock.gemstoneIds[0] }
    const save = () =>
      target.ask(
        `mutation ($input: SaveBuildInput!) {
          saveBuild(input: $input) { savedBuilds { id sku gemstoneId } userErrors { code } }
        }`,
        { input },
      )
    await save()
    const kept = { id, sku, gemstoneId: stock.gemstoneIds[0] }
    expect((await save()).data).toEqual({
      saveBuild: { savedBuilds: expect.arrayContaining([kept]), userErrors: [] },
    })
    const { data } = await target.ask(
      `mutation ($id: ID!) { deleteSavedBuild(input: { id: $id }) { savedBuilds { id sku gemstoneId } } }`,
      { id },
    )
    expect(data).toEqual({ deleteSavedBuild: { savedBuilds: expect.not.arrayContaining([kept]) } })
  })

  it('has one cart, which every session that joined leads to', async (context) => {
    skipUnlessPossible(context)
    const cart = 'cart { cartSessionId userId cartItems { basketItemId } }'
    const attach = async (cartSessionId: string) => {
      const { data } = await target.ask(
        `mutation ($input: AttachCartToUserInput!) { attachCartToUser(input: $input) { ${cart} } }`,
        { input: { userId: stock.userId, cartSessionId } },
      )
      return (data as { attachCartToUser: { cart: { cartSessionId: string } } }).attachCartToUser.cart
    }
    const first = await attach('contract-phone')
    const { sku, optionIds } = stock.piece
    const input = { sku, optionIds, gemstoneId: stock.gemstoneIds[1], basketItemId: 'contract-joined' }
    await target.ask(
      'mutation ($input: AddCartItemInput!) { addCartItem(input: $input) { userErrors { code } } }',
      {
        input: { ...input, cartSessionId: 'contract-laptop' },
      },
    )
    const joined = await attach('contract-laptop')
    expect(joined).toEqual({
      cartSessionId: first.cartSessionId,
      userId: stock.userId,
      cartItems: expect.arrayContaining([{ basketItemId: 'contract-joined' }]),
    })
    expect(await attach('contract-laptop')).toEqual(joined)
    const { data } = await target.ask(
      `mutation { removeCartItem(cartSessionId: "contract-phone", basketItemId: "contract-joined") { ${cart} } }`,
    )
    expect(data).toMatchObject({
      removeCartItem: {
        cart: { cartItems: expect.not.arrayContaining([{ basketItemId: 'contract-joined' }]) },
      },
    })
  })
})

import { describe, expect, it, vi } from 'vitest'
import {
  AddWishlistItemDocument,
  DeleteWishlistDocument,
  WishListIdsDocument,
} from '#generated/graphql/graphql.ts'
import { ben, halo, kept, openWishlist, product, stone, token } from './testing/wishlist-page.ts'

describe('the wishlist of somebody who has just signed in', () => {
  it('takes a piece at once', async () => {
    const { signIn, keepWishlist, wish } = await openWishlist()
    keepWishlist()
    signIn()
    expect(await wish(product)).toBe('done')
    expect(kept()).toBeNull()
  })

  it('goes with them, although nothing was shown of it before', async () => {
    const { shown, signIn, wish, endSession } = await openWishlist()
    signIn()
    await wish(product)
    endSession()
    await vi.waitFor(() => expect(shown()).toEqual([]))
  })

  it('is remembered for where their session has ended again', async () => {
    const { api, signIn, wish, rememberedOutcome } = await openWishlist()
    await wish(product)
    api.refuse(AddWishlistItemDocument)
    signIn()
    expect(await rememberedOutcome()).toBe('signed-out')
    expect(kept()).not.toBeNull()
  })

  it('is remembered for where their session has ended before the piece was sent', async () => {
    const { api, shown, signIn, wish, rememberedOutcome } = await openWishlist()
    await wish(product)
    api.refuse(WishListIdsDocument)
    signIn()
    expect(await rememberedOutcome()).toBe('given-up')
    expect(kept()).toContain('"designId":"d2"')
    api.answer(WishListIdsDocument, () => ({ wishListItems: [halo, stone] }))
    signIn()
    expect(await rememberedOutcome()).toBe('done')
    await vi.waitFor(() => expect(shown()).toEqual(['d2', 'd1', '100010']))
    expect(kept()).toBeNull()
  })

  it('is remembered for no longer once they have signed out', async () => {
    const { api, signIn, wish, rememberedOutcome, endSession } = await openWishlist()
    await wish(product)
    api.answer(AddWishlistItemDocument, () => {
      endSession()
      return { addWishlistItem: null as never }
    })
    signIn()
    expect(await rememberedOutcome()).toBe('given-up')
    expect(kept()).toBeNull()
  })
})

describe('what waits to be sent', () => {
  it('is sent by the token of its owner, although somebody else has signed in meanwhile', async () => {
    const { api, tokens, signIn, isWhole, keepWishlist, unwish } = await openWishlist()
    signIn()
    keepWishlist()
    await isWhole()
    api.answer(DeleteWishlistDocument, ({ id }) => {
      if (id === 'w1') signIn(ben.user, ben.token)
      return { deleteWishlist: { wishListItems: id === 'w1' ? [stone] : [], userErrors: [] } }
    })
    await Promise.all([unwish({ designId: 'd1', metalId: 'm1' }), unwish({ gemstoneId: '100010' })])
    const sentBy = api.asked.map((variables, at) => [variables, tokens[at]])
    expect(sentBy).toContainEqual([{ id: 'w2' }, `Bearer ${token}`])
  })

  it('is given up, and has not failed, where its owner signs out and no answer can be read', async () => {
    const { api, signIn, isWhole, keepWishlist, unwish, endSession } = await openWishlist()
    signIn()
    keepWishlist()
    await isWhole()
    api.answer(DeleteWishlistDocument, () => {
      endSession()
      return { deleteWishlist: null as never }
    })
    expect(await unwish({ gemstoneId: '100010' })).toBe('given-up')
  })
})

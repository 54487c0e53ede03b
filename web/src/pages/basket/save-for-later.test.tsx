import { beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { endSession } from '#data/account/session.ts'
import { basketStore } from '#data/basket/basket-store.ts'
import { expectAccessible } from '#data/testing/accessible.ts'
import { signInAnne } from '#data/testing/signed-in.ts'
import {
  AddWishlistItemDocument,
  RemoveCartItemDocument,
  SaveBuildDocument,
  WishListIdsDocument,
} from '#generated/graphql/graphql.ts'
import { bandLine } from '#testing/band-example.ts'
import { openBasket, stubBasket } from './testing/open-basket.tsx'

beforeEach(() => {
  endSession()
  sessionStorage.clear()
})

const saved = { saveBuild: { savedBuilds: [{ id: 'ring' }], userErrors: [] } }

it('a ring that is saved for later leaves the basket, says where it is, and can be put back', async () => {
  const api = await stubBasket()
  signInAnne()
  api.answer(SaveBuildDocument, () => saved)
  api.answer(RemoveCartItemDocument, () => ({ removeCartItem: { cart: null, userErrors: [] } }))
  const screen = await openBasket()
  await screen.getByRole('button', { name: /^Save for later: Six-claw solitaire / }).click()
  await expect
    .element(screen.getByText(/^Six-claw solitaire .* is saved in your account\./).last())
    .toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'See your designs' }))
    .toHaveAttribute('href', '/user/account#builds')
  expect(basketStore.state.BasketItems).toEqual([])
  expect(api.asked).toContainEqual({ input: expect.objectContaining({ id: 'ring', sku: 'PR-00201' }) })
  await expectAccessible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  expect(basketStore.state.BasketItems.map(({ basketItemId }) => basketItemId)).toEqual(['ring'])
})

it('a ring that could not be saved stays in the basket, and says so', async () => {
  await stubBasket()
  signInAnne()
  const screen = await openBasket()
  await screen.getByRole('button', { name: /^Save for later/ }).click()
  await expect.element(screen.getByText('This could not be saved just now. Please try again.')).toBeVisible()
  expect(basketStore.state.BasketItems).toHaveLength(1)
})

it('a guest is asked to sign in over the basket', async () => {
  await stubBasket()
  const screen = await openBasket()
  await screen.getByRole('button', { name: /^Save for later/ }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Sign in to save this design' })).toBeVisible()
  expect(basketStore.state.BasketItems).toHaveLength(1)
})

const keptBand = { id: 'w1', designId: '601', metalId: '163', gemstoneId: null }

it('a finished ring moves to the wishlist, which is said with what that does not keep, and can be put back', async () => {
  const api = await stubBasket([bandLine])
  signInAnne()
  api.answer(WishListIdsDocument, () => ({ wishListItems: [] }))
  api.answer(AddWishlistItemDocument, () => ({
    addWishlistItem: { wishListItems: [keptBand], userErrors: [] },
  }))
  api.answer(RemoveCartItemDocument, () => ({ removeCartItem: { cart: null, userErrors: [] } }))
  const screen = await openBasket()
  await screen.getByRole('button', { name: 'Save for later: Court band' }).click()
  await expect
    .element(
      screen
        .getByText('Court band is on your wishlist, which keeps its metal but no size or engraving.')
        .last(),
    )
    .toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'See your wishlist' }))
    .toHaveAttribute('href', '/user/account#wishlist')
  expect(basketStore.state.BasketItems).toEqual([])
  expect(api.asked).toContainEqual({ input: { designId: '601', metalId: '163' } })
  await expectAccessible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  expect(basketStore.state.BasketItems).toMatchObject([{ basketItemId: 'band', fingerSize: 'N' }])
})

it('a finished ring that the wishlist has no room for stays in the basket, and says so', async () => {
  const api = await stubBasket([bandLine])
  signInAnne()
  api.answer(WishListIdsDocument, () => ({ wishListItems: [] }))
  api.answer(AddWishlistItemDocument, () => ({
    addWishlistItem: { wishListItems: [], userErrors: [{ code: 'WISHLIST_FULL' as const }] },
  }))
  const screen = await openBasket()
  await screen.getByRole('button', { name: /^Save for later/ }).click()
  await expect
    .element(screen.getByText('Your wishlist holds 100 pieces. Please take one off first.'))
    .toBeVisible()
  expect(basketStore.state.BasketItems).toHaveLength(1)
})

it('a guest with a finished ring is asked to sign in, and gets the focus back', async () => {
  await stubBasket([bandLine])
  const screen = await openBasket()
  const button = screen.getByRole('button', { name: /^Save for later/ })
  await button.click()
  await expect.element(screen.getByRole('dialog', { name: 'Sign in to keep this piece' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  expect(basketStore.state.BasketItems).toHaveLength(1)
})

import { expect, it } from 'vitest'
import { basketStore } from '#data/basket/basket-store.ts'
import { expectAccessible } from '#data/testing/accessible.ts'
import { signInAnne } from '#data/testing/signed-in.ts'
import { RemoveCartItemDocument, SaveBuildDocument } from '#generated/graphql/graphql.ts'
import { openBasket, stubBasket } from './testing/open-basket.tsx'

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

import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { basketStore } from '#data/basket/basket-store.ts'
import { cartOf } from '#data/basket/testing/baskets.ts'
import { holdAnswers } from '#data/testing/break-answers.ts'
import { anne, signInAnne } from '#data/testing/signed-in.ts'
import { stubApi } from '#data/testing/stub-api.ts'
import { CartBySessionDocument, CartOfUserDocument } from '#generated/graphql/graphql.ts'
import { ringLine } from '#testing/ring-example.ts'
import { openBasket } from './testing/open-basket.tsx'

// A page asks for the cart once: one test, so that none has been asked for before. Nothing but the page asks here.
it('the basket of an account keeps its room until it comes, and is called empty only once it is', async () => {
  await page.viewport(390, 844)
  signInAnne()
  const api = stubApi()
  const cart = { ...cartOf([ringLine]), userId: anne.id }
  api.answer(CartOfUserDocument, () => ({ getCartOfUser: cart }))
  api.answer(CartBySessionDocument, () => ({ getCartByCartSessionId: cart }))
  const release = holdAnswers(CartOfUserDocument)
  const screen = await openBasket()
  const waiting = screen.getByText('Loading your basket')
  const empty = screen.getByRole('heading', { name: 'Your basket is empty' })
  await expect.element(waiting).toBeInTheDocument()
  await expect.element(empty).not.toBeInTheDocument()
  const topWhileWaiting = waiting.element().parentElement?.getBoundingClientRect().top
  release()
  const lines = screen.getByRole('list', { name: 'Pieces in your basket' })
  await expect.element(screen.getByRole('article')).toBeVisible()
  expect(lines.element().getBoundingClientRect().top).toBe(topWhileWaiting)
  basketStore.update((record) => ({ ...record, BasketItems: [] }))
  await expect.element(empty).toBeVisible()
  await expect.element(waiting).not.toBeInTheDocument()
})

import { expect, it } from 'vitest'
import { cartOf } from '#data/basket/testing/baskets.ts'
import { anne, signInAnne } from '#data/testing/signed-in.ts'
import { stubApi } from '#data/testing/stub-api.ts'
import { CartBySessionDocument, CartOfUserDocument } from '#generated/graphql/graphql.ts'
import { ringLine } from '#testing/ring-example.ts'
import { openBasket } from './testing/open-basket.tsx'

// Nothing but the page asks here: what follows the account on every page may not have come.
it('the basket of an account is asked for once it is known who is signed in', async () => {
  const api = stubApi()
  const cart = { ...cartOf([ringLine]), userId: anne.id }
  api.answer(CartOfUserDocument, () => ({ getCartOfUser: cart }))
  api.answer(CartBySessionDocument, () => ({ getCartByCartSessionId: cart }))
  const screen = await openBasket()
  await expect.element(screen.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
  signInAnne()
  await expect.element(screen.getByRole('article')).toBeVisible()
})

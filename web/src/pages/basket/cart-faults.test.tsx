import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { addItem, basketStore } from '#data/basket/basket-store.ts'
import { aPiece, cartOf, idsOf } from '#data/basket/testing/baskets.ts'
import { describeFaults } from '#data/testing/fault-matrix.ts'
import {
  AddCartItemDocument,
  CartBySessionDocument,
  ClearCartDocument,
  RemoveCartItemDocument,
} from '#generated/graphql/graphql.ts'
import { otherLine, ringLine } from '#testing/ring-example.ts'
import { cartAsked, openBasket, stubBasket } from './testing/open-basket.tsx'

const lineOf = (price: string) => page.getByRole('article').filter({ hasText: price })
const tryAgain = () => page.getByRole('button', { name: 'Try again' })
const unchecked = () => page.getByText(/^We could not check prices and availability/)
const lineIds = () => idsOf(basketStore.state)
const expectLine = (price: string) => expect.element(lineOf(price)).toBeVisible()

describeFaults('the cart that is fetched', {
  document: CartBySessionDocument,
  open: () => stubBasket(),
  ask: () => openBasket(),
  expectPending: () => expectLine('£5,182.00'),
  expectFailed: async () => {
    await expect.element(unchecked()).toBeVisible()
    await expectLine('£5,182.00')
    await expect.element(page.getByRole('link', { name: 'Check out as a guest' })).toBeVisible()
  },
  retry: async () => {
    await tryAgain().click()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  },
  expectDone: async () => {
    await expect.element(unchecked()).not.toBeInTheDocument()
    await expectLine('£5,182.00')
  },
})

describeFaults('a piece that is put in', {
  document: AddCartItemDocument,
  changesBasket: true,
  open: async () => {
    const api = await stubBasket()
    api.answer(AddCartItemDocument, () => ({
      addCartItem: { cart: cartOf([...basketStore.state.BasketItems]), userErrors: [] },
    }))
    await openBasket()
    await cartAsked()
  },
  ask: () => addItem({ ...aPiece, gemstoneId: '100020', total: otherLine.total }),
  expectPending: () => expect.element(lineOf('£4,000.00')).toMatchTextContent(/Being saved/),
  expectFailed: async () => {
    await expect.element(lineOf('£4,000.00')).toMatchTextContent(/This piece is kept in your browser/)
    await expectLine('£5,182.00')
    expect(lineIds()).toHaveLength(2)
  },
  retry: () => tryAgain().click(),
  expectDone: async () => {
    await expect.element(lineOf('£4,000.00')).not.toMatchTextContent(/Being saved|kept in your browser/)
    await expect.poll(() => basketStore.state.BasketItems.map(({ sync }) => sync)).toEqual(['saved', 'saved'])
  },
})

const remove = () => lineOf('£4,000.00').getByRole('button', { name: /^Remove/ })
const emptyCart = { cart: cartOf([]), userErrors: [] }

describeFaults('a piece that is taken out', {
  document: RemoveCartItemDocument,
  changesBasket: true,
  open: async () => {
    const api = await stubBasket([ringLine, otherLine])
    api.answer(RemoveCartItemDocument, () => ({
      removeCartItem: { cart: cartOf([ringLine]), userErrors: [] },
    }))
    await openBasket()
    await cartAsked()
  },
  ask: () => remove().click(),
  expectPending: async () => {
    await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus()
    expect(lineIds()).toEqual(['ring'])
  },
  expectFailed: async () => {
    await expect.element(lineOf('£4,000.00')).toMatchTextContent(/We could not remove this piece/)
    await expectLine('£5,182.00')
    expect(lineIds().toSorted()).toEqual(['other', 'ring'])
  },
  retry: () => tryAgain().click(),
  expectDone: async () => {
    await expect.element(lineOf('£4,000.00')).not.toBeInTheDocument()
    await expect.poll(() => basketStore.state.Removals).toEqual([])
    expect(lineIds()).toEqual(['ring'])
  },
})

async function removeAll(): Promise<void> {
  await page.getByRole('button', { name: 'Remove all', exact: true }).click()
  await page.getByRole('button', { name: 'Yes, remove all' }).click()
}

describeFaults('a basket that is emptied', {
  document: ClearCartDocument,
  changesBasket: true,
  open: async () => {
    const api = await stubBasket([ringLine, otherLine])
    api.answer(ClearCartDocument, () => ({ clearCart: emptyCart }))
    await openBasket()
    await cartAsked()
  },
  ask: removeAll,
  expectPending: () => expect.element(page.getByText('2 pieces removed.').last()).toBeVisible(),
  expectFailed: async () => {
    await expect.element(lineOf('£4,000.00')).toMatchTextContent(/We could not remove this piece/)
    await expect.element(lineOf('£5,182.00')).toMatchTextContent(/We could not remove this piece/)
    expect(lineIds().toSorted()).toEqual(['other', 'ring'])
  },
  retry: removeAll,
  expectDone: async () => {
    await expect.poll(() => basketStore.state.Removals).toEqual([])
    expect(lineIds()).toEqual([])
    await expect.element(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
  },
})

import { vi } from 'vitest'
import { emptyBasket, type BasketItem, type BasketRecord } from '#data/basket/basket-record.ts'
import { basketStore } from '#data/basket/basket-store.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { stubApi } from '#data/testing/stub-api.ts'
import { AddressesAtPostcodeDocument } from '#generated/graphql/graphql.ts'
import { CheckoutPage } from '../checkout-page.tsx'
import { leaveFor } from '#shop/order/leave-for.ts'
import { ringAnswers, ringLine } from '#testing/ring-example.ts'

/** To be called by a test file before anything else: no test leaves its page. */
export const leave = vi.mocked(leaveFor)

export const addresses = [
  { line1: '12 Larkfield Terrace', line2: null, town: 'Bath', postcode: 'BA1 5LR' },
  { line1: '14 Larkfield Terrace', line2: null, town: 'Bath', postcode: 'BA1 5LR' },
  { line1: '18 Larkfield Terrace', line2: 'Garden Flat', town: 'Bath', postcode: 'BA1 5LR' },
]

/** The checkout of a browser with these lines in its basket, the API that it asks, and what the catalogue has told it. */
export async function openCheckout(
  lines: readonly BasketItem[] = [ringLine],
  basket: Partial<BasketRecord> = {},
  api = stubApi(),
  answers = ringAnswers,
) {
  api.answer(AddressesAtPostcodeDocument, () => ({ addressesAtPostcode: addresses }))
  basketStore.update(() => ({ ...emptyBasket, BasketUID: 'uid', BasketItems: [...lines], ...basket }))
  const screen = await renderInShop(<CheckoutPage />, { answers })
  return { screen, api }
}

export type Screen = Awaited<ReturnType<typeof openCheckout>>['screen']

/** Types and chooses everything that a guest's delivery needs. */
export async function fillIn(screen: Screen): Promise<void> {
  await screen.getByLabelText('E-mail').fill('anne@example.com')
  await screen.getByLabelText('First name').fill('Anne-Marie')
  await screen.getByLabelText('Last name').fill('O’Brien')
  await screen.getByLabelText('Telephone').fill('01632 960111')
  await screen.getByLabelText('Postcode').fill('ba15lr')
  await screen.getByRole('button', { name: 'Find address' }).click()
  await screen.getByRole('radio', { name: '14 Larkfield Terrace' }).click()
  await tickBoth(screen)
}

/** Gives both consents. */
export async function tickBoth(screen: Screen): Promise<void> {
  await screen.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).click()
  await screen.getByRole('checkbox', { name: /^I accept the General Terms/ }).click()
}

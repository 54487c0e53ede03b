import { expect, it, vi } from 'vitest'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { anne, signInAnne } from '#data/testing/signed-in.ts'
import { stubApi } from '#data/testing/stub-api.ts'
import type { WholeOrderFragment } from '#generated/graphql/graphql.ts'
import { OrderTrackingDocument } from '#generated/operations/order-tracking.ts'
import { collectedOrder, openSizeOrder, paidOrder } from '#testing/paid-order.ts'
import { Tracking } from './tracking-page.tsx'

async function page(order: WholeOrderFragment | null) {
  const api = stubApi()
  api.answer(OrderTrackingDocument, () => ({ order }))
  signInAnne()
  return renderInShop(<Tracking user={anne} uid="u4711" />)
}

it('an order says how far it is, when it comes, how it was paid, and prints its invoice', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const screen = await page({ ...paidOrder, giftMessage: 'For all the years to come' })
  await expect
    .element(screen.getByRole('heading', { name: 'Securing the stone. Arrives Mon 4 Jan 2027' }))
    .toBeVisible()
  await expect.element(screen.getByText('Monday 4 January 2027')).toBeVisible()
  await expect.element(screen.getByText(/^£5,182\.00 by Visa ending 4242/).first()).toBeVisible()
  await expect.element(screen.getByText('“For all the years to come”')).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Print the invoice' }).click()
  expect(print).toHaveBeenCalledOnce()
})

it('an order that is collected says from which boutique', async () => {
  const screen = await page(collectedOrder)
  await expect.element(screen.getByText(/^Our boutique in Manchester/)).toBeVisible()
  await expect
    .element(screen.getByRole('list', { name: 'Where your order is' }).getByRole('listitem').last())
    .toMatchTextContent('Collected')
})

it('an order from before all of this was kept says what is known', async () => {
  const old = { email: null, billingAddress: null, deliveryOn: null, giftMessage: null, payment: null }
  const screen = await page({ ...paidOrder, ...old })
  await expect.element(screen.getByText('VAT, included')).toBeVisible()
  await expect.element(screen.getByText(/ending 4242/)).not.toBeInTheDocument()
})

it('an order that waits for a finger size says how to tell it, and its day at the earliest', async () => {
  const screen = await page(openSizeOrder)
  await expect
    .element(screen.getByText(/^Waits for its finger size\. .*telephone 0808 157 0142/))
    .toBeVisible()
  await expect
    .element(
      screen.getByRole('heading', { name: /^Securing the stone\. Arrives Mon 4 Jan 2027 at the earliest$/ }),
    )
    .toBeVisible()
  await expect
    .element(screen.getByText(/at the earliest: once we know your ring size$/).first())
    .toBeVisible()
  await expectAccessible()
})

it('an order that is none of the account is not found', async () => {
  const screen = await page(null)
  await expect.element(screen.getByRole('heading', { name: 'We do not find this order' })).toBeVisible()
})

import { expect, it } from 'vitest'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { anne, signInAnne } from '#data/testing/signed-in.ts'
import { stubApi } from '#data/testing/stub-api.ts'
import { OrdersDocument } from '#generated/operations/orders.ts'
import { openSizeOrder } from '#testing/paid-order.ts'
import { OrdersSection } from './orders-section.tsx'

it('an order that waits for a finger size says so in its row, and below how to tell it', async () => {
  stubApi().answer(OrdersDocument, () => ({ orders: [openSizeOrder] }))
  signInAnne()
  const screen = await renderInShop(<OrdersSection userId={anne.id} />)
  const row = screen.getByText('Securing the stone')
  await expect.element(screen.getByText('Arrives Mon 4 Jan 2027 at the earliest')).toBeVisible()
  const note = screen.getByText(/^Waits for its finger size\. .*telephone 0808 157 0142/)
  await expect.element(note).not.toBeVisible()
  await row.click()
  await expect.element(note).toBeVisible()
  await expectAccessible()
})

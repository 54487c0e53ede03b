import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { basketStore } from '#data/basket/basket-store.ts'
import { aBasket } from '#data/basket/testing/baskets.ts'
import { expectAccessible } from '#data/testing/accessible.ts'
import { expectModal } from '#data/testing/modal.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { stubApi } from '#data/testing/stub-api.ts'
import { MiniBasket } from './mini-basket.tsx'

beforeEach(() => {
  // Nothing is known of the piece but what the browser keeps.
  stubApi()
})

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add
      </button>
      {isOpen && <MiniBasket basketItemId="b" onClose={() => setOpen(false)} />}
    </>
  )
}

async function pageWith(...ids: readonly string[]) {
  const screen = await renderInShop(<Page />)
  basketStore.update(() => {
    const basket = aBasket(...ids)
    return {
      ...basket,
      BasketItems: basket.BasketItems.map((item) => ({ ...item, title: `Ring ${item.basketItemId}` })),
    }
  })
  const button = screen.getByRole('button', { name: 'Add' })
  return { button, dialog: screen.getByRole('dialog', { name: 'In your basket' }) }
}

async function miniBasketOf(...ids: readonly string[]) {
  const { button, dialog } = await pageWith(...ids)
  await button.click()
  await expect.element(dialog.getByRole('heading', { name: 'In your basket' })).toHaveFocus()
  return dialog
}

describe('the mini-basket', () => {
  it('shows the piece that was added, what the basket comes to, and the ways on', async () => {
    const dialog = await miniBasketOf('a', 'b')
    await expect.element(dialog.getByRole('heading', { name: 'Ring b' })).toBeVisible()
    await expect.element(dialog.getByText('Ring a')).not.toBeInTheDocument()
    await expect.element(dialog.getByText('£5,182.00')).toBeVisible()
    await expect.element(dialog.getByText('2 pieces')).toBeVisible()
    await expect.element(dialog.getByText('£10,364.00')).toBeVisible()
    await expect.element(dialog.getByRole('link', { name: 'Check out' })).toHaveAttribute('href', '/checkout')
    await expect
      .element(dialog.getByRole('link', { name: 'See your basket' }))
      .toHaveAttribute('href', '/cart')
    await expectAccessible(dialog.element())
  })

  it('takes the focus, keeps it, and gives it back when Esc closes it', async () => {
    const { button, dialog } = await pageWith('a', 'b')
    await expectModal(button, dialog)
  })

  it('lies at the foot of a phone, as wide as that', async () => {
    await page.viewport(390, 844)
    const dialog = await miniBasketOf('b')
    await expect.poll(() => dialog.element().getBoundingClientRect().bottom).toBe(844)
    // A window with a bar to scroll by keeps its place.
    expect(dialog.element().getBoundingClientRect().left).toBe(0)
    expect(dialog.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(375)
  })
})

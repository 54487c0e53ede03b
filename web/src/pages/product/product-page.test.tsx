import { band } from '@shop/schema/domain/testing/finished-piece'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent, type Locator } from 'vitest/browser'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { ProductPage } from './product-page.tsx'
import type { ProductView } from './product-view.ts'
import { rules, viewOf } from './testing/example-views.ts'

const segments = { metal: 'platinum', size: '3-00', weight: 'medium' }

/** A band that is cut to one letter, where it has one. */
function bandOf(sku: string, letters?: string): ProductView {
  const view = viewOf({ ...band, sku }, segments)
  const fixedAttributes = letters === undefined ? [] : [{ id: '1', name: 'Letters', optionName: letters }]
  return { ...view, design: { ...view.design, fixedAttributes } }
}

/** One page that stays while its piece changes, as a link to another piece of the same kind leaves it. */
function Page({ views }: { readonly views: readonly [ProductView, ProductView] }) {
  const [at, setAt] = useState<0 | 1>(0)
  return (
    <>
      <button type="button" onClick={() => setAt(1)}>
        Next piece
      </button>
      <ProductPage view={views[at]} rules={rules} />
    </>
  )
}

/** By the keyboard: the bar of the page may stand over what is at its top. */
async function goOn(next: Locator) {
  next.element().focus()
  await userEvent.keyboard('{Enter}')
}

it('says nothing of the engraving of the piece before', async () => {
  const screen = await renderInShop(<Page views={[bandOf('WR-00601'), bandOf('WR-00611')]} />)
  const field = screen.getByRole('textbox', { name: 'Inside the band' })
  await field.fill('É')
  await expect.element(field).toBeInvalid()
  await goOn(screen.getByRole('button', { name: 'Next piece' }))
  await expect.element(field).toBeValid()
})

it('asks for no letter that only the piece before was ordered without', async () => {
  const screen = await renderInShop(<Page views={[bandOf('WR-00601', '1'), bandOf('WR-00611', '1')]} />)
  const missing = screen.getByText('Tell us your letter first: this piece is cut to it.')
  await screen
    .getByRole('button', { name: /^Add to basket, / })
    .first()
    .click()
  await expect.element(missing).toBeVisible()
  await goOn(screen.getByRole('button', { name: 'Next piece' }))
  await expect.element(missing).not.toBeInTheDocument()
})

it('has a key of its own for each part that begins anew with another piece', async () => {
  const error = vi.spyOn(console, 'error')
  const screen = await renderInShop(<Page views={[bandOf('WR-00601'), bandOf('WR-00611')]} />)
  await goOn(screen.getByRole('button', { name: 'Next piece' }))
  await expect.element(screen.getByText('WR-00611').first()).toBeInTheDocument()
  expect(error).not.toHaveBeenCalled()
})

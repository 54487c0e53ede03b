import { band } from '@shop/schema/domain/testing/finished-piece'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addItem, removeAllItems } from '#data/basket/basket-store.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { clearBuild, startEditing } from '#shop/build/build-store.ts'
import { basketItem } from './basket-item.ts'
import { OrderButton, OrderPiece } from './order-piece.tsx'
import { viewOf } from './testing/example-views.ts'

const view = viewOf(band, { metal: 'platinum', size: '3-00', weight: 'medium' })
const made = {
  fingerSize: 'N',
  isSizeUnsure: false,
  engraving: null,
  engravingExcess: 0,
  letters: null,
  chainLength: null,
}

const wayOn = page.getByRole('link', { name: 'See your basket' })

afterEach(() => {
  removeAllItems()
  clearBuild()
})

/** What opens over the page once the piece is in the basket. */
async function closeMiniBasket() {
  const dialog = page.getByRole('dialog', { name: 'In your basket' })
  await expect.element(dialog.getByRole('heading', { name: 'In your basket' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
}

it('keeps focus and place while the way on comes next, and in a bar gives the focus on', async () => {
  await renderInShop(
    <>
      <OrderPiece view={view} made={made} showMissing={null} />
      <div role="region" aria-label="Bar">
        <OrderButton view={view} made={made} />
      </div>
    </>,
  )
  const add = page.getByRole('button', { name: /^Add to basket, / })
  const top = add.element().getBoundingClientRect().top
  const barButton = page.getByRole('region').getByRole('button', { name: 'Add to basket' })
  barButton.element().focus()
  await userEvent.keyboard('{Enter}')
  await closeMiniBasket()
  await expect.element(page.getByRole('region').getByRole('link', { name: 'See your basket' })).toHaveFocus()
  const another = page.getByRole('button', { name: /^Add another, / })
  another.element().focus()
  await userEvent.keyboard('{Enter}')
  await closeMiniBasket()
  await expect.element(another).toHaveFocus()
  expect(another.element().getBoundingClientRect().top).toBe(top)
  await userEvent.keyboard('{Tab}')
  await expect.element(wayOn.first()).toHaveFocus()
})

it('gives the focus to its button where a piece of the basket is to be another one', async () => {
  if (!view.price) throw new Error('The band has a price')
  const item = basketItem(view, { ...made, fingerSize: 'M' }, view.price.pricePence)
  await renderInShop(<OrderPiece view={view} made={made} showMissing={null} />)
  startEditing(addItem(item), 'finished')
  await expect.element(page.getByRole('button', { name: /^Update your basket, / })).toBeVisible()
  await page.getByRole('button', { name: 'Add it as another piece' }).click()
  await expect.element(page.getByRole('button', { name: /^Add to basket, / })).toHaveFocus()
})

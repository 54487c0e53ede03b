import { pence } from '@shop/schema/domain/values/money'
import { expect, it, vi } from 'vitest'
import { addItem } from '#data/basket/basket-store.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { stubApi } from '#data/testing/stub-api.ts'
import type { WishedItem, WishView } from '#shop/card/wished/wish-view.ts'
import { newBasketItem } from '#shop/line/basket-item.ts'
import { OwnWish } from './own-wish.tsx'

const item: WishedItem = { designId: 'd1', metalId: 'm1', gemstoneId: null, design: null, gemstone: null }
const inPlatinum: WishView = {
  key: 'design d1',
  wish: {
    piece: { designId: 'd1', metalId: 'm1' },
    tracked: {
      currency: 'GBP',
      name: 'Curb bracelet',
      sku: 'BR-00101',
      category: '4',
      subcategory: '1',
      variant: 'Platinum (950)',
    },
    picture: null,
    detail: 'Platinum (950), £865.00',
  },
  name: 'Curb bracelet',
  href: null,
  caption: 'Platinum (950)',
  picture: null,
  priceText: '£865.00',
  wasText: null,
  isGone: false,
  next: { kind: 'move', sku: 'BR-00101', metal: 'platinum' },
}

vi.mock(import('./move-to-basket.ts'), () => ({
  moveToBasket: (_, { metal }) => {
    if (metal === 'rose-gold') return Promise.resolve(false)
    putIntoBasket(metal)
    return Promise.resolve(true)
  },
}))

function putIntoBasket(metal: string): void {
  const piece = { sku: 'BR-00101', shape: '', metal, optionIds: [metal], gemstoneIds: [] }
  addItem(
    newBasketItem(
      { ...piece, totalPence: pence(865_00) },
      { fingerSize: null, isSizeUnsure: false, engraving: null },
    ),
  )
}

it('a wish is in the basket in its own metal alone', async () => {
  stubApi()
  const inGold: WishView = { ...inPlatinum, next: { kind: 'move', sku: 'BR-00101', metal: 'yellow-gold' } }
  const screen = await renderInShop(
    <>
      <section aria-label="Platinum">
        <OwnWish item={item} view={inPlatinum} />
      </section>
      <section aria-label="Gold">
        <OwnWish item={item} view={inGold} />
      </section>
    </>,
  )
  putIntoBasket('yellow-gold')
  const gold = screen.getByRole('region', { name: 'Gold' })
  await expect.element(gold.getByRole('status')).toMatchTextContent(/^In your basket/)
  await expect.element(gold.getByRole('button', { name: 'Move to basket' })).not.toBeInTheDocument()
  const platinum = screen.getByRole('region', { name: 'Platinum' })
  await expect.element(platinum.getByRole('button', { name: 'Move to basket' })).toBeVisible()
})

it('that moves to the basket leaves the focus on the way there', async () => {
  stubApi()
  const screen = await renderInShop(<OwnWish item={item} view={inPlatinum} />)
  const move = screen.getByRole('button', { name: 'Move to basket' })
  await move.click()
  await expect.element(move).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'View' })).toHaveFocus()
})

it('that could not be moved leaves the focus alone when it comes into the basket later', async () => {
  stubApi()
  const inRose: WishView = { ...inPlatinum, next: { kind: 'move', sku: 'BR-00101', metal: 'rose-gold' } }
  const screen = await renderInShop(<OwnWish item={item} view={inRose} />)
  await screen.getByRole('button', { name: 'Move to basket' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  // As with a press beside everything; then another tab puts it there.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  putIntoBasket('rose-gold')
  await expect.element(screen.getByRole('link', { name: 'View' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'View' })).not.toHaveFocus()
})

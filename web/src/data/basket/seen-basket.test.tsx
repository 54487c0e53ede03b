import { expect, it } from 'vitest'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { addItem } from './basket-store.ts'
import { useSeenBasket } from './seen-basket.ts'
import { aPiece } from './testing/baskets.ts'

function Count() {
  return <p>{useSeenBasket(({ length }) => length)} in the basket</p>
}

it('a page that only shows how much is in the basket follows it once something is', async () => {
  const screen = await renderInShop(<Count />)
  await expect.element(screen.getByText('0 in the basket')).toBeVisible()
  addItem(aPiece)
  await expect.element(screen.getByText('1 in the basket')).toBeVisible()
  addItem({ ...aPiece, gemstoneId: '100002' })
  await expect.element(screen.getByText('2 in the basket')).toBeVisible()
})

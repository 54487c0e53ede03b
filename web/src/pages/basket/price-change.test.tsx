import { pence } from '@shop/schema/domain/values/money'
import { expect, it } from 'vitest'
import { basketStore } from '#data/basket/basket-store.ts'
import { aBasket, aLine } from '#data/basket/testing/baskets.ts'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { PriceChange } from './price-change.tsx'

function Lines() {
  const { BasketItems } = basketStore.use()
  return (
    <>
      <h2 tabIndex={-1}>The ring</h2>
      {BasketItems.map((item) => (
        <PriceChange
          key={item.basketItemId}
          item={item}
          onSeen={() => document.querySelector('h2')?.focus()}
        />
      ))}
    </>
  )
}

it('says old and new price of a piece until the shopper has seen it, and leads the focus on', async () => {
  const screen = await renderInShop(<Lines />)
  const changed = aLine('b', { subTotal: pence(530_000), seenSubTotal: pence(518_200) })
  const gone = aLine('c', { total: null, subTotal: null, seenSubTotal: pence(518_200) })
  basketStore.update(() => ({ ...aBasket('a'), BasketItems: [aLine('a'), changed, gone] }))
  const texts = screen.getByText(/^The price has changed/)
  await expect
    .element(texts)
    .toHaveTextContent(
      'The price has changed since you put this piece in: it was £5,182.00 and is now £5,300.00. I have seen it',
    )
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'I have seen it' }).click()
  await expect.element(texts).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: 'The ring' })).toHaveFocus()
  expect(basketStore.state.BasketItems.map(({ seenSubTotal }) => seenSubTotal)).toEqual([null, null, 518_200])
})

import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { addItem, removeAllItems } from '#data/basket/basket-store.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { stubApi } from '#data/testing/stub-api.ts'
import { clearBuild, startEditing } from '#shop/build/build-store.ts'
import { pieceView } from '#shop/build/piece-view.ts'
import { madeChoices } from '#shop/design/personalisation/personalisation-choices.ts'
import { chosenSetting } from '#shop/design/setting-on-page.ts'
import { stonesOnPage } from '#shop/gemstone/stone-on-page.ts'
import { newBasketItem } from '#shop/line/basket-item.ts'
import { nothingMade, roundGold, rules, solitaire } from '#testing/build-examples.ts'
import { stone } from '#testing/edge-stones.ts'
import { ReviewOrder } from './review-order.tsx'

const made = madeChoices(solitaire, nothingMade)
const diamond = stone({ id: '100010' })
const { price } = pieceView(roundGold, [diamond], rules)

function reset() {
  removeAllItems()
  clearBuild()
}
beforeEach(reset)
afterEach(reset)

/** The order of the ring with this diamond. */
function Order() {
  const stones = stonesOnPage([diamond], rules)
  return price && <ReviewOrder setting={roundGold} stones={stones} price={price} made={made} taken={null} />
}

it('gives the focus to its button where a ring of the basket is to be another one', async () => {
  stubApi()
  if (!price) throw new Error('The ring has a price')
  const { optionIds } = roundGold.choice
  const withAnother = { optionIds, gemstoneIds: ['100099'], totalPence: price.totalPence }
  const line = newBasketItem({ ...chosenSetting(roundGold), ...withAnother }, made)
  await renderInShop(<Order />)
  startEditing(addItem(line), 'engagement-ring')
  await expect.element(page.getByRole('button', { name: /^Update your basket, / })).toBeVisible()
  await page.getByRole('button', { name: 'Add it as another ring' }).click()
  await expect.element(page.getByRole('button', { name: /^Add to basket, / })).toHaveFocus()
})

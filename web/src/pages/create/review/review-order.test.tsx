import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { addItem, basketLines, removeAllItems } from '#data/basket/basket-store.ts'
import { holdAnswers } from '#data/testing/break-answers.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { stubApi } from '#data/testing/stub-api.ts'
import { GemstoneDetailDocument } from '#generated/graphql/graphql.ts'
import { gemstoneDetailQuery } from '#generated/queries.ts'
import { chooseGemstone, clearBuild, startEditing } from '#shop/build/build-store.ts'
import { pieceView } from '#shop/build/piece-view.ts'
import { engrave, usePersonalisation } from '#shop/design/personalisation/personalisation.ts'
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

it('engraves no ring like the one before, where its stone was taken while that was being ordered', async () => {
  const api = stubApi()
  const { queryKey } = gemstoneDetailQuery({ id: '100010' })
  const unknown = { assets: [], girdle: null, culet: null, countryOfOrigin: null, growthMethod: null }
  const asked = { getGemstoneById: { ...diamond, ...unknown } }
  api.answer(GemstoneDetailDocument, () => asked)
  const release = holdAnswers(GemstoneDetailDocument)
  chooseGemstone('100010')
  engrave('ANNE')
  const answers = [{ queryKey, data: asked }]
  const { unmount } = await renderInShop(<Order />, { answers })
  await page.getByRole('button', { name: /^Add to basket, / }).click()
  await unmount()
  chooseGemstone('100020')
  release()
  await expect.poll(() => basketLines().length).toBe(1)
  await renderInShop(<Engraved />)
  await expect.element(page.getByRole('status', { name: 'Engraved' })).toBeEmptyDOMElement()
})

/** What is engraved in what is being built. */
function Engraved() {
  return <output aria-label="Engraved">{usePersonalisation().engravingText}</output>
}

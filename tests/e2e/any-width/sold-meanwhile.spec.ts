import { expect, test as shopTest } from '../support/basket-test.ts'
import { goldStuds, goldStudsReview, left, PairPage, right } from '../support/pair-page.ts'
import { madeTitle, ringPath } from '../support/review-page.ts'
import { stoneForSettingPath } from '../support/stones.ts'

const test = shopTest.extend<{ readonly pair: PairPage }>({
  pair: async ({ page }, use) => use(new PairPage(page)),
})

const sold = 'This diamond has been sold to someone else'
const secondSold = 'The second diamond has been sold to someone else.'
const problem = 'Your ring needs another choice'

// No page is loaded anew in these: what the browser knows of a stone is a moment old.

test('a stone that is sold as it starts a ring is not set into one', async ({ page, open, world }) => {
  await open(`/create/gemstones/gemstone/${left}`)
  await world.setStoneAvailability(left, 'SOLD')
  await page.getByRole('button', { name: /^Add to Ring/ }).click()
  await expect(page).toHaveURL(`/create/gemstones/${left}/engagement-rings`)
  await expect(page.getByRole('main')).toContainText(sold)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
})

test('a stone that is sold beside its setting is not reviewed as if it could be had', async ({
  page,
  open,
  world,
  review,
}) => {
  await open(`/create/gemstones/${left}/engagement-ring/PR-00201/yellow-gold`)
  await world.setStoneAvailability(left, 'SOLD')
  await page
    .getByRole('link', { name: /^Review your ring, £/ })
    .first()
    .click()
  await expect(review.title).toHaveText(problem)
  await expect(page.getByRole('main')).toContainText(sold)
  await expect(review.order).toHaveCount(0)
})

test('a stone that is sold as it is added to its setting says so', async ({ page, open, world, review }) => {
  await open(stoneForSettingPath('pairLeft'))
  await world.setStoneAvailability(left, 'SOLD')
  await page.getByRole('button', { name: /^Add to the setting/ }).click()
  await expect(page).toHaveURL(ringPath)
  await expect(review.title).toHaveText(problem)
  await expect(page.getByRole('main')).toContainText(sold)
})

test('a pair says so wherever it is come to', async ({ page, open, world, pair }) => {
  const main = page.getByRole('main')
  await open(`${goldStuds}/gemstones/${left}/${right}`)
  await pair.stones
    .nth(1)
    .getByRole('link', { name: /ct Round/ })
    .first()
    .click()
  await expect(page).toHaveURL(`${goldStuds}/gemstone/${right}`)
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ct Round')
  await world.setStoneAvailability(right, 'SOLD')
  await page.goBack()
  await expect(main).toContainText(secondSold)
  await expect(pair.add).toHaveCount(0)
  await world.setStoneAvailability(right, 'AVAILABLE')
  await open(`${goldStuds}/gemstones/${left}/${right}`)
  await world.setStoneAvailability(right, 'SOLD')
  await pair.add.click()
  await expect(page).toHaveURL(`${goldStudsReview}/${left}/${right}`)
  await expect(main).toContainText(secondSold)
})

test('a ring whose stone is sold while it is reviewed is not put into the basket', async ({
  page,
  open,
  world,
  review,
  basket,
}) => {
  await open(ringPath)
  await expect(review.title).toHaveText(madeTitle)
  await world.setStoneAvailability(left, 'SOLD')
  await review.order.focus()
  await page.keyboard.press('Enter')
  await expect(review.title).toHaveText(problem)
  await expect(review.title).toBeFocused()
  await expect(page.getByRole('main')).toContainText(sold)
  await expect(page).toHaveURL(ringPath)
  await expect(basket.link).toHaveAccessibleName('Basket, empty')
})

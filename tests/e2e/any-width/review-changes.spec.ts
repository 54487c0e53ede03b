import { goldStuds, goldStudsReview, left, PairPage, right } from '../support/pair-page.ts'
import { ringPath, solitairePath } from '../support/review-page.ts'
import { goldSolitaire } from '../support/stones.ts'
import { expect, test } from '../support/test.ts'

test('an engraving has to be read again before it is ordered, and once more when it changes', async ({
  page,
  open,
  review,
}) => {
  await open(ringPath)
  await review.engrave('Amor')
  await review.order.click()
  await expect(review.engravingTick).toBeFocused()
  await expect(page.getByText('Read the engraving once more')).toBeVisible()
  await expect(page).toHaveURL(ringPath)
  await review.engravingTick.check()
  await review.engrave('Amore')
  await expect(review.engravingTick).not.toBeChecked()
  await review.order.click()
  await expect(page).toHaveURL(ringPath)
  await review.engravingTick.check()
  await review.order.click()
  await expect(page).toHaveURL('/cart')
})

test('a part is let go of, and the others stay', async ({ page, open, review }) => {
  await open(ringPath)
  await review.settingLine.getByRole('button', { name: 'Remove setting' }).click()
  await expect(page).toHaveURL('/create/engagement-ring/round-brilliant')
  await open(ringPath)
  await review.stoneLine.getByRole('button', { name: 'Remove diamond' }).click()
  await expect(page).toHaveURL(`${goldSolitaire}/gemstones`)
  await expect(review.steps.getByRole('link', { name: 'Review Order' })).toHaveCount(0)
  await expect(review.steps).toContainText('Six-claw solitaire')
  await open(`${goldStudsReview}/${left}/${right}`)
  await page.getByRole('button', { name: 'Remove the first diamond' }).click()
  await expect(page).toHaveURL(`${goldStuds}/gemstone/${right}#matches`)
  await expect(new PairPage(page).inSetting.getByRole('status')).toContainText('This one is chosen.')
})

test('everything is let go of at once, but for what lies in the basket', async ({
  page,
  open,
  review,
  setting,
}) => {
  const size = setting.fingerSize.getByRole('combobox', { name: 'Finger size' })
  await open(ringPath)
  await review.change('size')
  await size.selectOption('M')
  await review.order.click()
  await expect(page).toHaveURL('/cart')
  // After the basket, where a list is forgotten as on every page that builds nothing.
  await open(`${goldSolitaire}/gemstones/ruby`)
  await page.waitForFunction(() => localStorage.getItem('ashcombe:stone-list')?.includes('ruby'))
  await open(ringPath)
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page).toHaveURL('/create/engagement-ring')
  await expect(review.steps.getByRole('link')).toHaveCount(0)
  await open(solitairePath)
  await expect(review.steps.getByRole('link')).toHaveCount(0)
  await expect(size).toHaveValue('')
  const stones = page
    .getByRole('main')
    .getByRole('link', { name: /diamond/i })
    .and(page.locator('[href*="/gemstones"]'))
  await expect(stones.first()).toHaveAttribute('href', /\/gemstones$/)
  await page.getByRole('banner').getByRole('link', { name: 'Basket, 1 item' }).click()
  await expect(page.getByRole('main').getByRole('article')).toContainText('Six-claw solitaire')
})

test('the keyboard goes on from where it was: the trade-offs, and the first stone of a pair', async ({
  page,
  open,
}) => {
  const pair = new PairPage(page)
  await open(`${goldStuds}/gemstone/${left}`)
  const panel = page.getByRole('region', { name: 'What this budget buys' })
  await expect(panel.getByRole('listitem').filter({ hasText: 'than this one.' }).first()).toBeVisible()
  await panel.getByRole('button', { name: 'Hide' }).press('Enter')
  const show = page.getByRole('button', { name: 'Show what this budget buys' })
  await expect(show).toBeFocused()
  await show.press('Enter')
  await expect(panel.getByRole('button', { name: 'Hide' })).toBeFocused()
  await pair.chooseFirst.press('Enter')
  await expect(pair.matches.getByRole('heading', { level: 2 })).toBeFocused()
})

test('the same stone twice is not compared with itself', async ({ page, open }) => {
  await open(`${goldStuds}/gemstones/${left}/${left}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('Both are the same stone, and there is only one of it.')
  await expect(main.getByRole('region', { name: 'In what they differ' })).toHaveCount(0)
})

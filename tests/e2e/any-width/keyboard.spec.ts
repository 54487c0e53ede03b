import type { Locator } from '@playwright/test'
import { expectModal } from '../support/modal.ts'
import { goldStuds, left } from '../support/pair-page.ts'
import { nextStep } from '../support/review-page.ts'
import { tabTo } from '../support/tab-to.ts'
import { expect, test } from '../support/test.ts'

test('a list is gone through by keyboard: past the header, through its order, to a swatch and on to a piece, whose title is announced', async ({
  page,
  open,
  list,
}) => {
  await open('/create/engagement-ring')
  await test.step('the first key press offers the way past the header', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to the content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
  await test.step('the order opens, closes with Esc and gives the focus back', async () => {
    await list.sort.focus()
    await page.keyboard.press('Enter')
    const newest = page.getByRole('main').getByRole('link', { name: 'Newest' })
    await expect(newest).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(newest).toBeHidden()
    await expect(list.sort).toBeFocused()
  })
  const card = list.card('Six-claw solitaire')
  await test.step('a swatch is pressed', async () => {
    const roseGold = card.getByRole('button', { name: '18ct Rose Gold' })
    await tabTo(page, list.link(card))
    await tabTo(page, roseGold)
    await page.keyboard.press('Space')
    await expect(roseGold).toHaveAttribute('aria-pressed', 'true')
    await expect(roseGold).toBeFocused()
  })
  await test.step('the title of a page that is followed is announced, and the next key press starts at its content', async () => {
    await list.link(card).press('Enter')
    const name = 'Six-claw solitaire in 18ct Rose Gold'
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.locator('[aria-live=polite]').filter({ hasText: name })).toHaveCount(1)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  })
})

test('the enlarged picture keeps the focus, moves and turns with the arrow keys, closes with Esc and gives the focus back; a link of the header leads to the content of its page', async ({
  page,
  open,
}) => {
  await open('/create/engagement-ring/product/PR-00201')
  const dialog = page.getByRole('dialog', { name: /^Pictures of/ })
  await page.getByRole('button', { name: 'Zoom' }).press('Enter')
  const enlarged = dialog.getByRole('img')
  const leftOf = async () => (await enlarged.boundingBox())?.x ?? 0
  await expect(dialog.getByRole('group')).toBeFocused()
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('+')
  const middle = await leftOf()
  await page.keyboard.press('ArrowRight')
  await expect.poll(leftOf).toBeLessThan(middle)
  await expect(dialog.getByText('Picture 1 of 2')).toBeVisible()
  await dialog.getByRole('button', { name: 'Next picture' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('Picture 2 of 2')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByText('Picture 1 of 2')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectModal(page, page.getByRole('button', { name: 'Zoom' }), dialog)
  await page.getByRole('banner').getByRole('link', { name: 'Ashcombe, home' }).press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a link to the matches of a stone lets the next key press start at them, again and again', async ({
  page,
  open,
}) => {
  await open(`${goldStuds}/gemstone/${left}`)
  const heading = page.getByRole('heading', { name: /^Matches for this / })
  await page.getByRole('button', { name: /^Choose it first/ }).press('Enter')
  await expect(heading).toBeFocused()
  const link = page.getByRole('link', { name: 'See its matches' })
  for (const address of [`${goldStuds}/gemstone/${left}#matches`, `${goldStuds}/gemstone/${left}`]) {
    await open(address)
    await link.press('Enter')
    await expect(heading).toBeFocused()
    await link.press('Enter')
    await expect(heading).toBeFocused()
  }
})

test('a ring is built from its setting to the basket with the keyboard alone', async ({
  page,
  open,
  review,
}) => {
  const main = page.getByRole('main')
  const press = async (stop: Locator): Promise<void> => {
    await tabTo(page, stop)
    await page.keyboard.press('Enter')
  }
  await open('/create/engagement-ring/product/PR-00201/round-brilliant/yellow-gold')
  await tabTo(page, page.getByRole('combobox', { name: 'Finger size' }))
  await page.keyboard.type('N')
  await expect(page.getByRole('combobox', { name: 'Finger size' })).toHaveValue('N')
  await press(nextStep(page, 'Choose your diamond'))
  await expect(page).toHaveURL(/\/gemstones$/)
  await press(main.getByRole('rowheader').getByRole('link').first())
  await expect(page).toHaveURL(/\/gemstone\/\d+$/)
  await press(main.getByRole('button', { name: /^Add to the setting/ }))
  await expect(review.settingLine).toContainText('Finger size N')
  await press(review.order)
  await expect(page).toHaveURL('/cart')
  await expect(main.getByRole('article')).toContainText('Six-claw solitaire')
})

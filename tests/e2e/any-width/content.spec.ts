import { expect, test, untilIdle, untilViewed } from '../support/test.ts'

test('a page of content is read, operated and left without loading the shop anew', async ({ page, open }) => {
  await open('/learn/diamonds/ratio')
  const article = page.getByRole('article')
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('Ratio, how long for how wide')
  const ratio = article.getByRole('slider', { name: 'Length for width' })
  await ratio.focus()
  await page.keyboard.press('ArrowRight')
  await expect(article.getByRole('status')).toHaveText('1.41')
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  await article.getByRole('link', { name: 'Table and depth' }).click()
  await expect(page).toHaveURL('/learn/diamonds/table-and-depth')
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('Table and depth')
  await expect(article.getByRole('table')).toContainText('59–62.5')
  await page.goBack()
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('Ratio, how long for how wide')
  await expect(page.locator('body')).toHaveAttribute('data-same')
})

test('a page stays where it is scrolled to from one of Learn to another, and any other begins at its top', async ({
  page,
  open,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  await open('/learn/diamonds/carat')
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
  // A press of the mouse would scroll to what is pressed.
  await page.getByRole('article').getByRole('link', { name: 'Diamond shapes' }).first().dispatchEvent('click')
  await expect(page).toHaveURL('/learn/diamonds/diamond-shapes')
  await untilViewed(page, 'LearnDiamondsDiamondShapes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diamond shapes')
  await untilIdle(page)
  expect(await scrolled()).toBe(700)
  await page.getByRole('link', { name: 'Ashcombe, home' }).dispatchEvent('click')
  await untilViewed(page, 'Home')
  await expect.poll(scrolled).toBe(0)
})

test('a grade is moved by keyboard, and real stones give its price', async ({ page, open }) => {
  await open('/learn/diamonds/diamond-shapes')
  const article = page.getByRole('article')
  await expect(article.getByRole('link', { name: /^from £/ })).toHaveCount(2)
  await open('/learn/diamonds/diamond-guide')
  const price = article.getByRole('status', { name: /^Our cheapest natural round diamond/ })
  await article.getByRole('slider', { name: 'Carat' }).scrollIntoViewIfNeeded()
  await expect(price).toContainText(/from £/)
  await article.getByRole('slider', { name: 'Colour' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(article.getByRole('slider', { name: 'Colour' })).toHaveAttribute('aria-valuetext', 'F')
  await expect(price).toContainText(/more than before/)
  await open('/learn/engagement-rings/precious-metals')
  const nine = article.getByRole('row', { name: /^9ct Yellow Gold/ })
  await nine.scrollIntoViewIfNeeded()
  await expect(nine).toContainText(/£[\d,.]+ less$/)
})

test('a link to an answer opens it, and another question is found by a word of its answer', async ({
  page,
  open,
}) => {
  await open('/learn/frequently-asked-questions#how-long-can-i-return')
  await expect(page.getByText('Within 30 days, unworn; bespoke work within 7 days')).toBeVisible()
  const search = page.getByRole('article').getByRole('search')
  await search.getByRole('searchbox').fill('instalments')
  await search.getByRole('link', { name: 'How can I pay?' }).press('Enter')
  await expect(page).toHaveURL('/learn/frequently-asked-questions#how-can-i-pay')
  await expect(page.getByText('By card, by express wallet, in instalments')).toBeVisible()
})

test('a banner lies under a header that turns white, pieces have their prices, and a guide is found by a word without loading the shop anew', async ({
  page,
  open,
}) => {
  const header = page.getByRole('banner').first()
  const title = page.getByRole('heading', { level: 1 })
  const isSame = () => expect(page.locator('body')).toHaveAttribute('data-same')
  await open('/engagement-rings')
  const finished = page.getByRole('region', { name: 'Finished rings' })
  await expect(finished.getByRole('listitem')).toHaveCount(4)
  await expect(finished.getByRole('listitem').first()).toContainText('£1,845.00')
  await open('/learn')
  await expect(title).toHaveText(['Know what you are looking at'])
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(header).toHaveCSS('color', 'rgb(247, 243, 234)')
  const picture = page.getByRole('article').locator('picture img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(600)
  await header.hover()
  await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(header).toHaveCSS('color', 'rgb(28, 26, 23)')
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  await page.getByRole('article').getByRole('link', { name: 'The 4Cs of a diamond' }).click()
  await expect(page).toHaveURL('/learn/diamonds/the-4cs')
  await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await isSame()
  await page.goBack()
  await expect(page).toHaveURL('/learn')
  const search = page.getByRole('article').getByRole('search')
  await search.getByRole('searchbox').fill('clarity')
  await search.getByRole('link', { name: 'Diamond clarity' }).click()
  await expect(page).toHaveURL('/learn/diamonds/clarity')
  await expect(title).toHaveText('Diamond clarity')
  await isSame()
})

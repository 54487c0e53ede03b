import { expect, test } from '../support/test.ts'

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

test('a link to an answer opens it, and a page shows pieces with their prices', async ({ page, open }) => {
  await open('/learn/frequently-asked-questions#how-long-can-i-return')
  await expect(page.getByText('Within 30 days, unworn; bespoke work within 7 days')).toBeVisible()
  await open('/engagement-rings')
  const finished = page.getByRole('region', { name: 'Finished rings' })
  await expect(finished.getByRole('listitem')).toHaveCount(4)
  await expect(finished.getByRole('listitem').first()).toContainText('£1,845.00')
})

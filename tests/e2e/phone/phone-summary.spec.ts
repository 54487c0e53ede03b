import { ProductPage } from '../support/product-page.ts'
import { expect, test } from '../support/test.ts'

test('the bar with price and button stands only where the page shows neither', async ({ page, open }) => {
  const product = new ProductPage(page)
  await open('/rings/product/RI-00813')
  const bar = page.getByRole('main').getByRole('button', { name: 'Add to basket', exact: true })
  await product.untilAwake()
  await expect(product.price).toBeInViewport({ ratio: 1 })
  await expect(bar).toHaveCount(0)
  await product.metals.evaluate((region) => region.scrollIntoView({ block: 'start' }))
  await expect(product.price).not.toBeInViewport()
  await expect(bar).toBeInViewport()
  await product.add.evaluate((button) => button.scrollIntoView({ block: 'center' }))
  await expect(bar).toHaveCount(0)
  await expect(product.add).toBeInViewport({ ratio: 1 })
  // What stands beneath the piece hides both again.
  await page.getByRole('region', { name: 'More like this' }).evaluate((row) => row.scrollIntoView())
  await expect(bar).toBeInViewport()
})

test('the bar puts the piece into the basket', async ({ page, open }) => {
  const product = new ProductPage(page)
  await open('/earrings/EA-01001')
  await product.untilAwake()
  await page.getByRole('region', { name: 'More like this' }).evaluate((row) => row.scrollIntoView())
  await page.getByRole('main').getByRole('button', { name: 'Add to basket', exact: true }).click()
  await expect(product.toBasket).toBeVisible()
})

test('the bar of a setting leads on where the page does not', async ({ page, open }) => {
  await open('/create/engagement-ring/product/PR-00208')
  const ways = page.getByRole('main').getByRole('link', { name: 'Choose your diamond' })
  await ways.first().evaluate((way) => way.scrollIntoView({ block: 'center' }))
  await expect(ways).toHaveCount(1)
  await page
    .getByRole('region', { name: 'Metal', exact: true })
    .evaluate((region) => region.scrollIntoView({ block: 'start' }))
  await expect(ways).toHaveCount(2)
  await ways.first().evaluate((way) => way.scrollIntoView({ block: 'center' }))
  await expect(ways).toHaveCount(1)
})

test('the bar of a setting for a stone says what both cost, and leads to their review', async ({
  page,
  open,
}) => {
  await open('/create/gemstones/100010/engagement-ring/PR-00201/yellow-gold')
  const ways = page.getByRole('main').getByRole('link', { name: 'Review your ring, £5,270.00' })
  await page
    .getByRole('region', { name: 'Metal', exact: true })
    .evaluate((region) => region.scrollIntoView({ block: 'start' }))
  await expect(ways).toHaveCount(2)
  await ways.first().evaluate((way) => way.scrollIntoView({ block: 'center' }))
  await expect(ways).toHaveCount(1)
})

/** Made to order in 25 working days; every test begins on Wednesday 25 November 2026 at 10:00 in London. */
test('the bar says the day beside the price', async ({ page, open }) => {
  await open('/create/engagement-ring/product/PR-00201/round-brilliant/platinum')
  await page
    .getByRole('region', { name: 'Metal', exact: true })
    .evaluate((region) => region.scrollIntoView({ block: 'start' }))
  // The steps, which are held in view, say it too.
  await expect(page.getByText('Arrives by Mon 4 Jan', { exact: true })).toHaveCount(2)
})

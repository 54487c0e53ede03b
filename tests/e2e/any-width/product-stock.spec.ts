import type { Page } from '@playwright/test'
import { BasketPage } from '../support/basket-page.ts'
import { ProductPage } from '../support/product-page.ts'
import { expect, test } from '../support/test.ts'

/** Sold from stock: 16" in 18ct yellow gold, 16" and 18" in 9ct. */
const stockedChain = '/necklaces/product/NE-00936/yellow-gold'
/** Made to order in every length. */
const madeChain = '/necklaces/product/NE-00901/white-gold/0-20'
/** A ring with the sign of Express Delivery that does not lie in stock in this metal. */
const madeExpressRing = '/engagement-rings/product/ER-00501/white-gold'

test('a ring without a size is promised for no day, on its page and in the basket', async ({
  page,
  open,
}) => {
  const product = new ProductPage(page)
  const basket = new BasketPage(page)
  const promise = 'Arrives in about 25 working days once we know your size'
  await open(madeExpressRing)
  await product.untilAwake()
  await expect(choices(page).locator('summary').getByText(promise)).toBeVisible()
  await product.add.click()
  await product.toBasket.click()
  await expect(basket.lines.first()).toContainText(promise)
  await expect(basket.lines.first()).not.toContainText('Arrives by')
})

test('a length that is not in stock says where it is, and leads there', async ({ page, open }) => {
  const product = new ProductPage(page)
  await open(stockedChain)
  await product.untilAwake()
  await product.choice('Length').getByRole('link', { name: /^18"/ }).click()
  await expect(page).toHaveURL('/necklaces/product/NE-00936/9ct-yellow-gold')
  await expect(product.choice('Length').getByRole('combobox')).toHaveValue('18"')
  await expect(product.choice('Length').getByRole('combobox')).toBeFocused()
})

test('a length stands in the address, at its own price, and passes to no other piece', async ({
  page,
  open,
  world,
}) => {
  const product = new ProductPage(page)
  await open(madeChain)
  await product.untilAwake()
  const usual = await product.price.innerText()
  await product.choice('Length').getByRole('combobox').selectOption('16"')
  await expect(page).toHaveURL(`${madeChain}#chain-length=16`)
  await expect(product.price).not.toHaveText(usual)
  const shorter = await product.price.innerText()
  await page.reload()
  await expect(product.price).toHaveText(shorter)
  await test.step('and stays there while the header is passed by and another page is on its way', async () => {
    await product.untilAwake()
    await page.getByRole('link', { name: 'Skip to the content' }).press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL(`${madeChain}#chain-length=16`)
    await world.setFaults({ kind: 'delay', operation: 'Listing', delayMs: 3000 })
    const collection = page
      .getByRole('navigation', { name: 'You are here' })
      .getByRole('link', { name: 'Necklaces' })
    await collection.click()
    await expect(page).toHaveURL(/\/necklaces\/collection/)
    await expect(product.price).toHaveText(shorter)
    await page.goBack()
    await expect(page).toHaveURL(`${madeChain}#chain-length=16`)
    await expect(product.price).toHaveText(shorter)
  })
  // What the server said of the price is of another length.
  await expect(page.locator('script[type="application/ld+json"]')).not.toContainText('"price"')
  await open('/necklaces/product/NE-00936/9ct-yellow-gold')
  await product.untilAwake()
  await expect(product.choice('Length').getByRole('combobox')).toHaveValue('18"')
  await open(madeChain)
  await product.untilAwake()
  await expect(product.price).toHaveText(usual)
})

test('what was looked at before is shown beneath the next piece when that comes near, sold and without a price', async ({
  page,
  open,
}) => {
  const product = new ProductPage(page)
  await open('/engagement-rings/ER-00540')
  await product.untilAwake()
  await product.goToRelated()
  await product.goToEnd()
  const recent = page.getByRole('region', { name: 'Recently viewed' })
  const card = recent.getByRole('article')
  await expect(card.getByText('Sold', { exact: true })).toBeVisible()
  await expect(card).not.toContainText('£')
  await expect(recent.getByRole('button', { name: /Recently viewed$/ })).toHaveCount(0)
  // Nobody was asked whether that may be kept.
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    'ER-00540',
  )
  await expect(
    page.getByRole('region', { name: 'More like this' }).getByRole('listitem').first(),
  ).toBeVisible()
})

for (const [path, choice] of [
  ['/rings/RI-00801', 'Metal'],
  ['/wedding-rings/product/WR-00601', 'Width'],
] as const) {
  test(`the first choice of ${path} keeps the focus`, async ({ page, open }) => {
    const product = new ProductPage(page)
    await open(path)
    await product.untilAwake()
    const link = product.choice(choice).getByRole('link').and(page.locator(':not([aria-current])')).first()
    const name = (await link.innerText()).trim()
    await link.press('Enter')
    await expect(page).not.toHaveURL(path)
    const taken = product.choice(choice).locator('[aria-current]')
    await expect(taken).toBeFocused()
    expect((await taken.innerText()).trim()).toBe(name)
  })
}

/** The column of the choices, beside the pictures. */
function choices(page: Page) {
  return page.getByRole('main').locator('h1 ~ *')
}

import { BasketPage } from '../support/basket-page.ts'
import { ProductPage } from '../support/product-page.ts'
import { expect, test } from '../support/test.ts'

/** Made to order in every width and weight; nothing of it is fixed. */
const band = '/wedding-rings/plain/product/WR-00601'

test('a chain keeps its length on the way to the basket and back', async ({ page, open }) => {
  const product = new ProductPage(page)
  const basket = new BasketPage(page)
  await open('/necklaces/product/NE-00901/platinum/0-20')
  await product.untilAwake()
  await expect(product.choice('Length').getByRole('combobox')).toHaveValue('18"')
  const before = await product.price.innerText()
  await product.choice('Length').getByRole('combobox').selectOption('22"')
  await expect(product.price).not.toHaveText(before)
  const price = await product.price.innerText()
  await product.add.click()
  await product.toBasket.click()
  await expect(basket.lines.first()).toContainText('Length 22" (56 cm)')
  await basket.untilSaved()
  await expect(basket.summary).toContainText(price)
  await basket.lines.first().getByRole('link', { name: /^Edit/ }).click()
  await expect(product.price).toHaveText(price)
  await expect(product.choice('Length').getByRole('combobox')).toHaveValue('22"')
})

test('a choice is made with the keyboard alone', async ({ page, open }) => {
  const product = new ProductPage(page)
  await open(`${band}/platinum/3-00/medium`)
  await product.metals.getByRole('link', { name: /Palladium/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${band}/palladium/3-00/medium`)
  await expect(product.title).toContainText('Palladium')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${band}/palladium/2-00/medium`)
  await expect(product.title).toContainText('2.00 mm')
  await product.add.focus()
  await page.keyboard.press('Enter')
  await expect(product.toBasket).toBeVisible()
})

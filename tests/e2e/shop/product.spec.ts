import { expectAccessible } from '../support/axe.ts'
import { BasketPage } from '../support/basket-page.ts'
import { ProductPage } from '../support/product-page.ts'
import { expect, test } from '../support/test.ts'

/** Made to order in every width and weight; nothing of it is fixed. */
const band = '/wedding-rings/plain/product/WR-00601'

test('a band is chosen, added, seen in the basket and changed from there', async ({ page, open }) => {
  const product = new ProductPage(page)
  const basket = new BasketPage(page)
  await open(`${band}/platinum`)
  const pagesBehind = await page.evaluate(() => history.length)
  await product.choice('Width').getByRole('link', { name: '4.00 mm' }).click()
  await expect(page).toHaveURL(`${band}/platinum/4-00/medium`)
  await expect(product.title).toContainText('4.00 mm')
  await product.choice('Weight').getByRole('link', { name: 'Heavy', exact: true }).click()
  await expect(page).toHaveURL(`${band}/platinum/4-00/heavy`)
  await expect(product.title).toHaveText('D-shaped band in Platinum (950), 4.00 mm, Heavy weight')
  expect(await page.evaluate(() => history.length), 'choosing leaves Back alone').toBe(pagesBehind)
  await product.fingerSize.getByRole('combobox').selectOption('N')
  const price = await product.price.innerText()
  await expect(product.add).toHaveText(`Add to basket, ${price}`)
  await product.add.press('Enter')
  await test.step('says what was added over the page, and gives it back', async () => {
    await expect(product.miniBasket.getByRole('heading', { name: 'In your basket' })).toBeFocused()
    await expect(product.miniBasket.getByRole('heading', { name: 'D-shaped band' })).toBeVisible()
    await expect(product.miniBasket.getByRole('listitem').filter({ hasText: 'Arrives by' })).toBeVisible()
    await expect(product.miniBasket.locator('img')).toHaveAttribute('src', /WR-00601\/platinum/)
    await expect(product.miniBasket.getByRole('link', { name: 'Check out' })).toHaveAttribute(
      'href',
      '/checkout',
    )
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(product.miniBasket).toHaveCount(0)
  })
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'in your basket' })).toBeVisible()
  await expect(page).toHaveURL(`${band}/platinum/4-00/heavy`)
  await expect(page.getByRole('button', { name: `Add another, ${price}`, exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(product.wayOn.filter({ visible: true }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cart')
  const line = basket.lines.first()
  await expect(line.getByRole('heading')).toHaveText('D-shaped band')
  await expect(line).toContainText('Platinum (950)')
  await expect(line).toContainText('Width 4.00 mm, Weight Heavy')
  await expect(line).toContainText('Finger size N')
  await expect(line).toContainText(price)
  await expect(line.getByRole('img').or(line.locator('img'))).toHaveAttribute('src', /WR-00601\/platinum/)
  await basket.untilSaved()
  await expect(basket.summary).toContainText(price)
  await line.getByRole('link', { name: /^Edit/ }).click()
  await expect(page).toHaveURL(`${band}/platinum/4-00/heavy`)
  await expect(product.fingerSize.getByRole('combobox')).toHaveValue('N')
  await product.choice('Width').getByRole('link', { name: '5.00 mm' }).click()
  await expect(product.title).toContainText('5.00 mm')
  const changed = await product.price.innerText()
  await expect(page.getByRole('main')).toContainText('takes the place of the one in your basket')
  await page.getByRole('button', { name: `Update your basket, ${changed}`, exact: true }).click()
  await product.toBasket.click()
  await expect(basket.lines).toHaveCount(1)
  await expect(basket.lines.first()).toContainText('Width 5.00 mm, Weight Heavy')
  await basket.untilSaved()
  await expect(basket.summary).toContainText(changed)
})

test('a piece that is sold says so, and sells nothing', async ({ page, open }) => {
  const product = new ProductPage(page)
  await open('/engagement-rings/ER-00540')
  const main = page.getByRole('main')
  await expect(main).toContainText('This piece is sold')
  await expect(
    main.getByRole('button', {
      name: 'Keep Marquise diamond halo ring from the boutique tray on your wishlist',
    }),
  ).toBeVisible()
  await expect(product.add).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'See what there is' })).toHaveAttribute(
    'href',
    '/engagement-rings/collection',
  )
  await expectAccessible(page)
})

test('one line parts promises and instalments; the row of related pieces is moved by its arrows', async ({
  page,
  open,
}) => {
  await open('/earrings/EA-01004')
  const main = page.getByRole('main')
  const instalments = main.getByRole('group').filter({ hasText: 'Pay in instalments' })
  await expect(instalments).toHaveCSS('border-top-width', '0px')
  const row = page.getByRole('region', { name: 'More like this' })
  await row.scrollIntoViewIfNeeded()
  const list = row.getByRole('list', { name: 'More like this' })
  await row.getByRole('button', { name: 'On: More like this' }).click()
  await expect.poll(() => list.evaluate((slides) => slides.scrollLeft)).toBeGreaterThan(50)
  await row.getByRole('button', { name: 'Back: More like this' }).click()
  await expect.poll(() => list.evaluate((slides) => slides.scrollLeft)).toBeLessThan(10)
})

import { test } from '../support/basket-test.ts'
import { cards, leaveToPay, payByCard } from '../support/begun-payment.ts'
import { ProductPage } from '../support/product-page.ts'
import { expect } from '../support/test.ts'

test('two bands that are alike are two lines: one is taken out, and both are ordered', async ({
  page,
  open,
  basket,
  world,
}) => {
  const product = new ProductPage(page)
  for (const count of [1, 2]) {
    await open('/wedding-rings/plain/product/WR-00601/platinum')
    await product.fingerSize.getByRole('combobox').selectOption('N')
    await page.getByRole('button', { name: count === 1 ? /^Add to basket, / : /^Add another, / }).click()
    await expect(product.miniBasket).toBeVisible()
    await expect(basket.link).toHaveAccessibleName(count === 1 ? 'Basket, 1 item' : 'Basket, 2 items')
  }
  await basket.open()
  await basket.untilSaved()
  await expect(basket.lines).toHaveCount(2)
  const [one = '', two = ''] = await basket.lines.getByText(/^£[\d,]+\.00$/).allInnerTexts()
  expect(one).toBe(two)
  await basket.lines
    .first()
    .getByRole('button', { name: /^Remove / })
    .click()
  await expect(basket.lines).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(basket.lines).toHaveCount(2)
  await basket.untilSaved()

  await leaveToPay(page, world)
  await payByCard(page, cards.paid)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you, Anne-Marie/)
  const bill = page.getByRole('region', { name: 'Your order' })
  await expect(bill.getByText(/^D-shaped band/)).toHaveCount(2)
})

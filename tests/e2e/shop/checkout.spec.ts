import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { sixClawRing } from '../support/basket-page.ts'
import { expect, test } from '../support/basket-test.ts'
import { cards, payByCard } from '../support/begun-payment.ts'
import { expectNoSidewaysScroll } from '../support/sideways.ts'
import { untilViewed } from '../support/test.ts'

test('a ring is bought from home in twelve taps and five fields, and paid with one more and the four of a card', async ({
  page,
  open,
}) => {
  let taps = 0
  let fields = 0
  const tap = async (control: Locator) => {
    taps += 1
    await control.click()
  }
  const type = async (label: string, text: string) => {
    fields += 1
    await main.getByLabel(label, { exact: true }).fill(text)
  }
  const main = page.getByRole('main')
  await open('/')
  await tap(main.getByRole('link', { name: /^Start with a setting/ }).first())
  await expect(page).toHaveURL('/create/engagement-ring')
  await tap(main.getByRole('link', { name: /^Six-claw solitaire/ }).first())
  await expect(page).toHaveURL(/\/create\/engagement-ring\/product\//)
  await tap(page.getByRole('link', { name: 'Choose your diamond' }).filter({ visible: true }).first())
  await expect(page).toHaveURL(/\/gemstones$/)
  await tap(
    main
      .getByRole('link', { name: / ct Round / })
      .filter({ visible: true })
      .first(),
  )
  await expect(page).toHaveURL(/\/gemstone\/\d+$/)
  await tap(page.getByRole('button', { name: /^Add to the setting/ }))
  await expect(page).toHaveURL(/\/review\//)
  await tap(main.getByRole('button', { name: /^Add to basket/ }))
  await expect(page).toHaveURL('/cart')
  await tap(main.getByRole('link', { name: 'Check out as a guest' }))
  await expect(page).toHaveURL('/checkout')
  await untilViewed(page, 'Checkout')
  expect(await main.getByRole('textbox').count(), 'fields in sight').toBe(5)
  await type('E-mail', 'anne-marie@example.com')
  await type('First name', 'Anne-Marie')
  await type('Last name', 'O’Brien')
  await type('Telephone', '01632 960111')
  await type('Postcode', 'ba15lr')
  await tap(main.getByRole('button', { name: 'Find address' }))
  const found = main.getByRole('group', { name: /addresses at BA1 5LR$/ })
  await tap(found.getByRole('radio').first())
  await expect(main.getByRole('group', { name: 'Delivery address' })).toContainText('Bath BA1 5LR')
  await tap(main.getByRole('checkbox', { name: 'I agree to the terms and conditions' }))
  await tap(main.getByRole('checkbox', { name: /^I accept the General Terms/ }))
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const pay = main.getByRole('button', { name: /^Pay £[\d,]+\.00$/ })
  await expect(pay).toBeInViewport()
  await tap(pay)
  await expect(page).toHaveURL(/\/pay\//)
  expect({ taps, fields }, 'in the shop').toEqual({ taps: 12, fields: 5 })
  expect(await page.getByRole('textbox').count(), 'fields of the card').toBe(4)
  await payByCard(page, cards.paid)
  await expect(page).toHaveURL(/\/thank-you\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you, Anne-Marie/)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('ashcombe:checkout')
})

test('Back from the provider finds the form whole, and its payment is gone on with, and paid anew where it is refused', async ({
  page,
  open,
  basket,
}) => {
  await basket.addAndSave(sixClawRing)
  await open('/checkout')
  const main = page.getByRole('main')
  await main.getByLabel('E-mail').fill('anne-marie@example.com')
  await main.getByLabel('First name').fill('Anne-Marie')
  await main.getByLabel('Last name').fill('O’Brien')
  await main.getByLabel('Telephone').fill('01632 960111')
  await main.getByRole('radio', { name: /^From a boutique/ }).check()
  await main.getByRole('button', { name: 'Enter by hand' }).click()
  await main.getByLabel('House and street').fill('14 Larkfield Terrace')
  await main.getByLabel('Town or city').fill('Bath')
  await main.getByLabel('Postcode').fill('BA1 5LR')
  await page.reload()
  await expect(main.getByLabel('Town or city')).toHaveValue('Bath')
  const agreeAndPay = async () => {
    await main.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check()
    await main.getByRole('checkbox', { name: /^I accept the General Terms/ }).check()
    await main.getByRole('button', { name: `Pay ${sixClawRing.total}` }).click()
    await expect(page).toHaveURL(/\/pay\//)
  }
  await agreeAndPay()
  await page.goBack()
  await expect(page).toHaveURL('/checkout')
  await expect(main.getByText(/You have begun to pay for this order/)).toBeVisible()
  await expect(main.getByLabel('E-mail')).toHaveValue('anne-marie@example.com')
  await expect(main.getByRole('radio', { name: /^From a boutique/ })).toBeChecked()
  await main.getByRole('link', { name: 'Go on to our bank’s page' }).click()
  await payByCard(page, cards.declined)
  await expect(page).toHaveURL('/checkout/declined')
  await expect(basket.link).toHaveAccessibleName('Basket, 1 item')
  await main.getByRole('link', { name: 'Try another way to pay' }).click()
  await expect(main.getByLabel('Town or city')).toHaveValue('Bath')
  await agreeAndPay()
})

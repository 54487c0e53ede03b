import type { Locator } from '@playwright/test'
import { sixClawRing } from '../support/basket-page.ts'
import { expect, test } from '../support/basket-test.ts'
import { isFocused, tabTo } from '../support/tab-to.ts'
import { untilViewed } from '../support/test.ts'

test('a ring is paid for with the keyboard alone, from the basket over an error to the thanks', async ({
  page,
  basket,
}) => {
  await basket.addAndSave(sixClawRing)
  const main = page.getByRole('main')
  const press = async (stop: Locator, key = 'Enter'): Promise<void> => {
    await tabTo(page, stop)
    await page.keyboard.press(key)
  }
  const type = async (label: string, text: string): Promise<void> => {
    const field = page.getByLabel(label, { exact: true })
    if (!(await isFocused(field))) await tabTo(page, field)
    await page.keyboard.type(text)
  }

  await press(main.getByRole('link', { name: 'Check out as a guest' }))
  await untilViewed(page, 'Checkout')
  await type('E-mail', 'anne-marie@example.com')
  await type('First name', 'Anne-Marie')
  await type('Last name', 'O’Brien')
  await type('Telephone', '01632 960111')
  await type('Postcode', 'ba15lr')
  // The look-up, not the form, is what Enter means there.
  await page.keyboard.press('Enter')
  const found = main.getByRole('group', { name: /addresses at BA1 5LR$/ })
  await expect(found).toBeVisible()
  await press(found.getByRole('radio').first(), 'Space')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('group', { name: 'Delivery address' })).toContainText('Bath BA1 5LR')

  // Arrow keys go through the ways to pay, which is no press of the last button.
  await tabTo(page, main.getByRole('radio', { name: /^Card/ }))
  await page.keyboard.press('ArrowDown')
  await expect(main.getByRole('radio', { name: /^Wallet/ })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(main.getByRole('radio', { name: /^Card/ })).toBeChecked()

  const terms = main.getByRole('checkbox', { name: 'I agree to the terms and conditions' })
  await press(terms, 'Space')
  const pay = main.getByRole('button', { name: `Pay ${sixClawRing.total}` }).first()
  await press(pay)
  // One is still to be agreed to: the summary has the focus, and its link leads to the box.
  const problem = main.getByRole('link', { name: /^Terms of sale and privacy/ })
  await expect(problem).toBeVisible()
  await press(problem)
  await expect(main.getByRole('checkbox', { name: /^I accept the General Terms/ })).toBeFocused()
  await page.keyboard.press('Space')
  await press(pay)

  await expect(page).toHaveURL(/\/pay\//)
  await type('Card number', '4242 4242 4242 4242')
  await type('Expiry date', '09/28')
  await type('Security code', '123')
  await type('Name on the card', 'Anne-Marie O’Brien')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/thank-you\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you, Anne-Marie/)
})

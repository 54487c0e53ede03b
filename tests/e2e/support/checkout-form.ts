import type { Page } from '@playwright/test'
import { expect, openPage } from './test.ts'

/** Opens the checkout as a guest and fills everything in that it asks for: an order collected in London, billed to Bath. */
export async function fillCheckout(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await openPage(page, '/checkout')
  await main.getByLabel('E-mail').fill('anne-marie@example.com')
  await main.getByLabel('First name').fill('Anne-Marie')
  await main.getByLabel('Last name').fill('O’Brien')
  await main.getByLabel('Telephone').fill('01632 960111')
  await main.getByRole('radio', { name: /^From a boutique/ }).check()
  await main.getByLabel('Postcode').fill('ba15lr')
  await main.getByRole('button', { name: 'Find address' }).click()
  await main
    .getByRole('group', { name: /addresses at BA1 5LR$/ })
    .getByRole('radio')
    .first()
    .click()
  await expect(main.getByText('Bath BA1 5LR')).toBeVisible()
  await agree(page)
}

/** Gives both consents. */
export async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check()
  await page.getByRole('checkbox', { name: /^I accept the General Terms/ }).check()
}

/** Presses the last button, which leads to the provider’s page; gives its address. */
export async function pressPay(page: Page, total: string): Promise<string> {
  await page
    .getByRole('main')
    .getByRole('button', { name: `Pay ${total}` })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/pay\//)
  return page.url()
}

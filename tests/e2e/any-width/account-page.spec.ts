import { openAccount } from '../support/account.ts'
import { expectAccessibleAtAnyWidth } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

test('the account shows orders, designs, addresses and consents, and each can be used', async ({
  page,
  review,
}) => {
  await openAccount(page)
  const index = page.getByRole('navigation', { name: 'Account' })
  await expect(index.getByRole('link', { name: /^Addresses/ })).toHaveText('Addresses2')

  const orders = page.getByRole('region', { name: 'Orders' })
  const order = orders.getByRole('group').first()
  await order.locator('summary').click()
  await expect(order.getByRole('list', { name: 'Where your order is' })).toBeVisible()
  await expect(order.getByText('VAT, included')).toBeVisible()

  const designs = page.getByRole('region', { name: 'Saved designs' })
  await expect(designs.getByRole('link', { name: 'Review it For Christmas' })).toBeVisible()
  await expectAccessibleAtAnyWidth(page)

  const addresses = page.getByRole('region', { name: 'Addresses' })
  await addresses.getByRole('button', { name: 'Add an address' }).click()
  await addresses.getByRole('button', { name: 'Save the address' }).click()
  await expect(addresses.getByRole('alert')).toBeFocused()
  await expectAccessibleAtAnyWidth(page)
  await addresses.getByLabel('Address line 1').fill('1 Market Street')
  await addresses.getByLabel('Town').fill('Altrincham')
  await addresses.getByLabel('Postcode').fill('wa141pf')
  await addresses.getByRole('button', { name: 'Save the address' }).click()
  await expect(addresses.getByText('Altrincham WA14 1PF')).toBeVisible()

  const letters = page.getByRole('checkbox', { name: /letters from the workshop by e-mail/ })
  await expect(letters).toBeChecked()
  await letters.click()
  await expect(page.getByText('Saved: you no longer allow this.')).toBeVisible()
  await expect(page.getByText('Withdrawn on 25 November 2026.')).toBeVisible()

  await orders
    .getByRole('link', { name: /^Follow AC-/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/user\/tracking\/.+/)
  await expect(page.getByRole('list', { name: 'Where your order is' })).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await page.getByRole('link', { name: 'All of your orders' }).click()
  await expect(page).toHaveURL('/user/account#orders')
  await expect(addresses.getByText('Altrincham WA14 1PF')).toBeVisible()

  // Every choice of a saved design stands again where it goes on.
  await designs.getByRole('link', { name: 'Review it For Christmas' }).click()
  await expect(page).toHaveURL('/create/engagement-ring/review/PR-00253/emerald-cut/yellow-gold/100324')
  await expect(review.settingLine).toContainText('Engraved EVER YOURS, Roman')
  await expect(review.settingLine).toContainText('Finger size M')
})

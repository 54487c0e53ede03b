import type { Locator } from '@playwright/test'
import { expect, test } from '../support/test.ts'

test('a setting in the sale shows the old price struck through, why, and until when', async ({
  page,
  open,
  setting,
}) => {
  await open('/create/engagement-ring/product/PR-00202/oval-shape/platinum')
  // 608 + 140, and VAT: 897.60, so £900; 10 % off.
  await expect(setting.price).toHaveText(/was £900\.00\s*now £810\.00/)
  await expect(setting.price.locator('s')).toHaveText('£900.00')
  await expect(page.getByText('Sale price until 1 December 2026.')).toBeVisible()
  await page.getByText('Why this price').click()
  const rows = await priceRows(page.getByRole('main'))
  expect(rows.slice(-2)).toEqual([
    ['Sale, 10% off', '− £90.00'],
    ['The setting, including VAT', '£810.00'],
  ])
  expect(rows.slice(0, -1).reduce((sum, [, amount]) => sum + penceOf(amount), 0)).toBe(81_000)
})

test('the channel’s own discount is added to the sale, and a setting in stock says no Express Delivery', async ({
  page,
  open,
  setting,
}) => {
  // It has Express Delivery and lies in stock with a round head in size L; but a stone has to be set into it.
  await open('/create/engagement-ring/product/PR-00204/round-brilliant/yellow-gold')
  // 396.50 + 125, and VAT: 625.80, so £630; 15 % off: 535.50.
  await expect(setting.price).toHaveText(/was £630\.00\s*now £540\.00/)
  await setting.fingerSize.getByRole('combobox', { name: 'Finger size' }).selectOption('L')
  await expect(page.getByRole('main').getByText('Arrives by Friday 27 November 2026')).toBeVisible()
  await expect(page.getByRole('main').getByText('Express Delivery')).toBeHidden()
})

/** Label and amount of each row of an opened explanation. */
async function priceRows(main: Locator): Promise<[string, string][]> {
  const explanation = main.getByRole('group').filter({ hasText: 'Why this price' })
  await expect(explanation.getByRole('term')).not.toHaveCount(0)
  const labels = await explanation.getByRole('term').allTextContents()
  const amounts = await explanation.getByRole('definition').allTextContents()
  return labels.map((label, index) => [label, amounts[index] ?? ''])
}

function penceOf(amount: string): number {
  if (amount === 'Included') return 0
  const [, sign, pounds = '', pence = ''] = /^([+−]?)\s?£([\d,]+)\.(\d\d)$/.exec(amount) ?? []
  const whole = Number(pounds.replaceAll(',', '') + pence)
  return sign === '−' ? -whole : whole
}

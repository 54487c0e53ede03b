import { addressesOfRun } from '../support/addresses.ts'
import { expect, test } from '../support/test.ts'

test('GraphiQL opens and answers without another host', async ({ page }) => {
  await page.goto(`${addressesOfRun().mockUrl}/graphql`)
  await page.getByRole('button', { name: /^Execute query/ }).click()
  await expect(page.getByRole('region', { name: /result/i })).toContainText('"total": 90')
  await expect(page.getByRole('region', { name: /result/i })).toContainText('"sku": "PR-00201"')
})

test('the mock’s front page leads to it', async ({ page, world }) => {
  await page.goto(addressesOfRun().mockUrl)
  await expect(page.getByText(world.id)).toBeVisible()
  await page.getByRole('link', { name: 'GraphiQL' }).click()
  await expect(page.getByRole('button', { name: /^Execute query/ })).toBeVisible()
})

import { expect, test } from '../support/test.ts'

/** Made to order in 25 working days; every test begins on Wednesday 25 November 2026 at 10:00 in London. */
const madeToOrder = '/create/engagement-ring/product/PR-00201/round-brilliant/platinum'

test('the day stands beside the price on a phone', async ({ page, open, isMobile }) => {
  await open(madeToOrder)
  await expect(page.getByText('Arrives by Mon 4 Jan', { exact: true })).toBeVisible({ visible: isMobile })
})

import { sixClawRing } from '../support/basket-page.ts'
import { expect, test } from '../support/basket-test.ts'
import { leaveToPay } from '../support/begun-payment.ts'
import { openPage } from '../support/test.ts'

test('a stone that is held for a payment of its own shopper is in their basket, and on hold for nobody else', async ({
  page,
  basket,
  world,
  openElsewhere,
}) => {
  await basket.addAndSave(sixClawRing)
  await leaveToPay(page, world)
  const main = page.getByRole('main')
  const onHold = main.getByText(/on hold/i)

  await openPage(page, `/gemstone/${sixClawRing.gemstoneId}`)
  await expect(main.getByText('In your basket', { exact: true })).toBeVisible()
  await expect(onHold).toHaveCount(0)
  await main.getByRole('button', { name: /^Add to Ring/ }).click()
  await expect(main.getByRole('status').filter({ hasText: 'Already in your basket' })).toBeVisible()

  await openPage(page, sixClawRing.path)
  await expect(main.getByText('This ring is in your basket.')).toBeVisible()
  await expect(onHold).toHaveCount(0)

  const other = await openElsewhere(`/gemstone/${sixClawRing.gemstoneId}`)
  await expect(other.getByRole('main').getByText(/is on hold for someone else/)).toBeVisible()
})

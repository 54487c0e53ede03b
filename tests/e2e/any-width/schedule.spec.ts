import { expectAccessibleAtAnyWidth } from '../support/axe.ts'
import { sixClawRing } from '../support/basket-page.ts'
import { test } from '../support/basket-test.ts'
import { cards, leaveToPay, payByCard } from '../support/begun-payment.ts'
import { emailedPath } from '../support/emailed-links.ts'
import { expect, openPage, untilViewed } from '../support/test.ts'

test('whoever has the link of an order chooses its day, until the carrier has it', async ({
  page,
  basket,
  world,
  openElsewhere,
}) => {
  await basket.addAndSave(sixClawRing)
  await leaveToPay(page, world)
  await payByCard(page, cards.paid)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you')
  const path = await emailedPath(world, 'DELIVERY_DAY')
  await openPage(page, path)
  await untilViewed(page, 'Schedule')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your delivery day')
  const facts = page.getByRole('main')
  await expect(facts).toContainText('Bath BA1')
  await expect(facts).not.toContainText(/Larkfield|O’Brien|BA1 5LR/)
  await expectAccessibleAtAnyWidth(page)
  await page.getByLabel('Day of delivery').selectOption('Thursday 14 January 2027')
  await page.getByRole('button', { name: 'Deliver on Thu 14 Jan 2027' }).click()
  await expect(page.getByRole('status')).toContainText('Your order now arrives on Thursday 14 January 2027.')

  const other = await openElsewhere(path)
  await expect(other.getByLabel('Day of delivery')).toHaveValue('2027-01-14')
  await world.setClock('2027-01-13T17:00:00Z')
  await other.getByLabel('Day of delivery').selectOption('Friday 15 January 2027')
  await other.getByRole('button', { name: 'Deliver on Fri 15 Jan 2027' }).click()
  await expect(other.getByRole('alert')).toContainText('had just left the workshop')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your day stands')
})

import { expectAccessibleAtAnyWidth } from '../support/axe.ts'
import { cards, payByCard } from '../support/begun-payment.ts'
import { emailedPath, raiseLink } from '../support/emailed-links.ts'
import { expect, test, untilViewed } from '../support/test.ts'

test('what a boutique asks for is declined by one card and paid by another, once', async ({
  page,
  open,
  world,
  openElsewhere,
}) => {
  await raiseLink(world)
  const path = await emailedPath(world, 'PAYMENT_LINK')
  await open(path)
  await untilViewed(page, 'Payment')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay £1,200.00 to Ashcombe')
  await expect(page.getByText('Isla Grant, Ashcombe London')).toBeVisible()
  await expectAccessibleAtAnyWidth(page)

  await page.getByRole('button', { name: 'Pay £1,200.00' }).click()
  await payByCard(page, cards.declined)
  await expect(page).toHaveURL('/payment/declined')
  await untilViewed(page, 'PaymentDeclined')
  await expect(page.getByText(/^Your bank refused £1,200\.00: the account does not hold/)).toBeVisible()
  await expect(page.getByText('Still open, until Wednesday 2 December 2026 at 10:00.')).toBeVisible()

  // Its query stays, and the tab knows the way back.
  await page.getByRole('link', { name: 'Try another way to pay' }).click()
  await expect(page).toHaveURL(path)
  await page.getByRole('radio', { name: 'Express wallet' }).check()
  await page.getByRole('button', { name: 'Pay £1,200.00' }).click()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page).toHaveURL(/\/payment\/thank-you\/[\w-]{43}$/)
  await untilViewed(page, 'PaymentThankYou')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. £1,200.00 is paid.')
  await expect(page.getByRole('navigation', { name: 'Shop' })).toHaveCount(0)
  await expectAccessibleAtAnyWidth(page)

  const other = await openElsewhere(path)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('£1,200.00 is paid')
  await expect(other.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
})

test('a link that is left, or that expires before its button, takes nothing', async ({
  page,
  open,
  world,
}) => {
  const { path } = await raiseLink(world)
  await open(path)
  await page.getByRole('button', { name: 'Pay £1,200.00' }).click()
  await page.getByRole('button', { name: /^Cancel/ }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('button', { name: 'Pay £1,200.00' })).toBeEnabled()

  await world.setClock('2026-12-02T10:00:00Z')
  await page.getByRole('button', { name: 'Pay £1,200.00' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired')
  await expect(page.getByText('Nothing is due by this link.')).toBeVisible()

  await open('/payment')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We do not know this link')
})

test('a press whose answer is lost can be pressed again, and makes one payment', async ({
  page,
  open,
  world,
  expectTrouble,
}) => {
  expectTrouble(502, 503, 504)
  const { path } = await raiseLink(world)
  await open(path)
  await world.setFaults({ operation: 'PayPaymentLink', kind: 'dropped-connection', remaining: 1 })
  await page.getByRole('button', { name: 'Pay £1,200.00' }).click()
  await expect(page.getByRole('alert')).toContainText('nothing was taken')
  await page.getByRole('button', { name: 'Pay £1,200.00' }).click()
  await payByCard(page, cards.paid)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. £1,200.00 is paid.')
})

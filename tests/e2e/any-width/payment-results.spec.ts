import { niamh, signIn } from '../support/account.ts'
import { expectAccessibleAtAnyWidth } from '../support/axe.ts'
import { sixClawRing } from '../support/basket-page.ts'
import { test } from '../support/basket-test.ts'
import { cards, leaveToPay, payByCard } from '../support/begun-payment.ts'
import { expect, openPage, untilViewed } from '../support/test.ts'

const title = 'Thank you, Anne-Marie. Your ring is ordered.'

test('a guest who has paid is thanked, with an empty basket, an order to follow and an invoice', async ({
  page,
  basket,
  world,
  openElsewhere,
}) => {
  await basket.addAndSave(sixClawRing)
  const { transactionId } = await leaveToPay(page, world)
  await payByCard(page, cards.paid)
  await expect(page).toHaveURL(`/thank-you/${transactionId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await untilViewed(page, 'ThankYou')
  await expect(page.getByText('Tuesday 5 January 2027')).toBeVisible()
  await expect(
    page.getByText(/by Visa ending 4242, on Wednesday 25 November 2026 at 10:00/).first(),
  ).toBeVisible()
  await expect(page.getByText('“For all the years to come”')).toBeVisible()
  const way = page.getByRole('list', { name: 'Where your order is' })
  await expect(way.getByRole('listitem').nth(1)).toContainText('Stone secured')
  await expect(basket.link).toHaveAccessibleName('Basket, empty')
  await expect(page.getByRole('navigation', { name: 'Shop' })).toHaveCount(0)
  await expectAccessibleAtAnyWidth(page)
  const told = await page.evaluate(() =>
    (window.dataLayer ?? []).map((event) => [event.event, 'path' in event ? event.path : null]),
  )
  expect(told).toEqual([
    ['page_view', '/thank-you/…'],
    ['purchase', null],
  ])

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Invoice', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  // By the link alone, on another device; the clock has gone on.
  await world.setClock('2026-11-26T13:00:00Z')
  const other = await openElsewhere(`/thank-you/${transactionId}`)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(
    other.getByRole('list', { name: 'Where your order is' }).getByRole('listitem').nth(1),
  ).toContainText('Done: Stone secured')

  await page.getByLabel('Password', { exact: true }).fill('ten letters and more')
  await page.getByRole('button', { name: 'Create the account' }).click()
  await expect(page.getByText(/^We have written to anne-marie@example\.com/)).toBeVisible()
})

test('a payment that the bank refuses or that breaks off keeps the basket and says so', async ({
  page,
  basket,
  world,
}) => {
  await basket.addAndSave(sixClawRing)
  await leaveToPay(page, world)
  await payByCard(page, cards.declined)
  await expect(page).toHaveURL('/checkout/declined')
  await expect(page.getByText(/^Your bank refused £5,377\.00: the account does not hold/)).toBeVisible()
  await expect(page.getByText('Nothing was taken.')).toBeVisible()
  await expect(page.getByText('Kept, with all you typed, until Friday 27 November at 10:00.')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Your basket' })).toContainText(sixClawRing.title)
  await expect(page.getByRole('link', { name: 'Try another way to pay' })).toHaveAttribute(
    'href',
    '/checkout',
  )
  await expect(basket.link).toHaveAccessibleName('Basket, 1 item')
  await expectAccessibleAtAnyWidth(page)

  await leaveToPay(page, world)
  await payByCard(page, cards.failed)
  await expect(page).toHaveURL('/checkout/failed')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The payment could not be completed')
  await expectAccessibleAtAnyWidth(page)
})

test('while the bank’s word is on its way the page waits for it, whatever its address says', async ({
  page,
  basket,
  world,
}) => {
  await basket.addAndSave(sixClawRing)
  await world.setFaults({ operation: 'PaymentWebhook', kind: 'delay', delayMs: 60_000 })
  const { transactionId } = await leaveToPay(page, world)
  await payByCard(page, cards.paid)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are waiting for the bank’s word')
  await expectAccessibleAtAnyWidth(page)
  await openPage(page, '/checkout/declined')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are waiting for the bank’s word')
  await world.setClock('2026-11-25T10:02:00Z')
  await expect(page).toHaveURL(`/thank-you/${transactionId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('an account’s order is shown to its owner alone, who follows it from there', async ({
  page,
  basket,
  world,
  openElsewhere,
}) => {
  await openPage(page, '/sign-in')
  await signIn(page, niamh)
  await expect(page).toHaveURL('/user/account')
  await basket.addAndSave(sixClawRing)
  const { transactionId } = await leaveToPay(page, world)
  await payByCard(page, cards.paid)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const other = await openElsewhere(`/thank-you/${transactionId}`)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('We do not know this order')
  await expect(other.getByRole('main')).not.toContainText('AC-')
  await expectAccessibleAtAnyWidth(other)
  await page.getByRole('link', { name: 'Track this order' }).click()
  await expect(page).toHaveURL(/\/user\/tracking\/.+/)
  await expect(page.getByText('“For all the years to come”')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print the invoice' })).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
})

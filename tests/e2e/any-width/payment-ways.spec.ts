import { expectAccessibleAtAnyWidth } from '../support/axe.ts'
import { sixClawRing } from '../support/basket-page.ts'
import { expect, test } from '../support/basket-test.ts'
import { cards, leaveToPay, payByCard } from '../support/begun-payment.ts'
import { agree, fillCheckout, pressPay } from '../support/checkout-form.ts'

const { total } = sixClawRing
const title = 'Thank you, Anne-Marie. Your ring is ordered.'

test('a wallet pays with a card of the device: nothing is typed on the bank’s page', async ({
  page,
  basket,
}) => {
  await basket.addAndSave(sixClawRing)
  await fillCheckout(page)
  await page.getByRole('radio', { name: /^Wallet/ }).check()
  await pressPay(page, total)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.getByRole('radio').nth(1).check()
  await page.getByRole('button', { name: 'Pay with the card on this device' }).click()
  // The second card of the device is one that the bank refuses.
  await expect(page).toHaveURL('/checkout/declined')
  await page.getByRole('link', { name: 'Try another way to pay' }).click()
  await expect(page.getByRole('radio', { name: /^Wallet/ })).toBeChecked()
  await agree(page)
  await pressPay(page, total)
  await page.getByRole('button', { name: 'Pay with the card on this device' }).click()
  await expect(page).toHaveURL(/\/thank-you\/[\w-]{43}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText(/by Visa ending 4242/).first()).toBeVisible()
  await expect(basket.link).toHaveAccessibleName('Basket, empty')
})

test('a payment that is not made within half an hour takes nothing, frees its stones, and is begun anew', async ({
  page,
  basket,
  world,
  openElsewhere,
}) => {
  await basket.addAndSave(sixClawRing)
  const { transactionId } = await leaveToPay(page, world)
  const other = await openElsewhere(sixClawRing.path)
  await expect(other.getByText('On hold').first()).toBeVisible()
  await world.setClock('2026-11-25T10:31:00Z')
  await payByCard(page, cards.paid)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The time for this payment is over')
  await page.getByRole('link', { name: 'Back to Ashcombe' }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByText(/^Your last payment was not completed\. No money was taken/)).toBeVisible()
  await expect(basket.link).toHaveAccessibleName('Basket, 1 item')
  await page.goto(`/thank-you/${transactionId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The time for this payment is over')
  await expect(page.getByText('Nothing was taken.')).toBeVisible()
  await expectAccessibleAtAnyWidth(page)

  await leaveToPay(page, world)
  await payByCard(page, cards.paid)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('of two tabs one pays: the other’s payment has ended, and it leads to the order', async ({
  page,
  basket,
  context,
}) => {
  await basket.addAndSave(sixClawRing)
  await fillCheckout(page)
  const firstPayment = await pressPay(page, total)
  const second = await context.newPage()
  await fillCheckout(second)
  await pressPay(second, total)

  await page.goto(firstPayment)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This payment was cancelled')
  await page.getByRole('link', { name: 'Back to Ashcombe' }).click()
  await expect(page.getByText(/^You have begun to pay for this order in another tab/)).toBeVisible()

  await payByCard(second, cards.paid)
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText(/^You have paid for this order in another tab/)).toBeVisible()
  await page.getByRole('link', { name: 'See your order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const purchases = await Promise.all(
    [page, second].map((tab) =>
      tab.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === 'purchase').length),
    ),
  )
  expect(purchases).toEqual([0, 1])
})

test('whoever leaves a payment for the basket ends it, and changes the ring that was held for them', async ({
  page,
  basket,
  world,
}) => {
  await basket.addAndSave(sixClawRing)
  const { redirectUrl } = await leaveToPay(page, world)
  await basket.open()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('ashcombe:payment'))).toBeNull()
  await expect(basket.line(sixClawRing)).toContainText(total)
  await basket.edit(sixClawRing).click()
  await expect(page.getByText('This ring is in your basket.')).toBeVisible()
  await expect(page.getByText('£4,442.00').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText('On hold')).toHaveCount(0)

  await page.goto(redirectUrl)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This payment was cancelled')
})

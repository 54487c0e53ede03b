import { sixClawRing } from '../support/basket-page.ts'
import { test } from '../support/basket-test.ts'
import { cards, leaveToPay, payByCard } from '../support/begun-payment.ts'
import { failedCall, troublesOfPages } from '../support/faults.ts'
import { expect, openPage } from '../support/test.ts'

test('whatever keeps the API from saying how a payment stands, nobody is asked to pay again, and the thanks follow', async ({
  page,
  basket,
  world,
  expectTrouble,
}) => {
  await basket.addAndSave(sixClawRing)
  const { transactionId } = await leaveToPay(page, world)
  await payByCard(page, cards.paid)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Thank you, Anne-Marie. Your ring is ordered.')
  expectTrouble(failedCall, 502, 503, 504)
  for (const { name, fault } of troublesOfPages) {
    await test.step(`the API ${name}`, async () => {
      await world.setFaults({ operation: 'PaymentOutcome', ...fault })
      await openPage(page, `/thank-you/${transactionId}`)
      await expect(title).toHaveText('We could not ask how your payment stands')
      await expect(page.getByText(/^Do not pay again/)).toBeVisible()
      // It asks again by itself.
      await world.clearFaults()
      await expect(title).toHaveText('Thank you, Anne-Marie. Your ring is ordered.')
    })
  }
})

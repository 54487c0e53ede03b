import { expectAccessibleAtAnyWidth } from '../support/axe.ts'
import { sixClawRing } from '../support/basket-page.ts'
import { test } from '../support/basket-test.ts'
import { applyForCredit, cards, leaveToPay, payByCard } from '../support/begun-payment.ts'
import { expect } from '../support/test.ts'

const title = 'Thank you, Anne-Marie. Your ring is ordered.'
const payDeposit = /^Pay the deposit/

test('whoever the lender accepts is thanked, over a reload too', async ({ page, basket, world }) => {
  await basket.addAndSave(sixClawRing)
  await leaveToPay(page, world, 'FINANCE')
  await applyForCredit(page, '30,000')
  await payByCard(page, cards.paid, payDeposit)
  await expect(page).toHaveURL('/thank-you/finance')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(title)
  await expect(
    page.getByText(/^A deposit of £537\.70 on .* Marlowe Finance Limited lends £4,839\.30$/).first(),
  ).toBeVisible()
  await expect(basket.link).toHaveAccessibleName('Basket, empty')
  expect(await page.evaluate(() => sessionStorage.getItem('ashcombe:payment'))).toBeNull()
  await expectAccessibleAtAnyWidth(page)
  await page.reload()
  await expect(heading).toHaveText(title)
})

test('whoever the lender refuses keeps the basket, and pays another way', async ({ page, basket, world }) => {
  await basket.addAndSave(sixClawRing)
  await leaveToPay(page, world, 'FINANCE')
  await applyForCredit(page, '9,000')
  await expect(page).toHaveURL('/checkout/finance/declined')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The lender did not accept the application',
  )
  await expect(page.getByText('Nothing was taken.')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Your basket' })).toContainText(sixClawRing.title)
  await expectAccessibleAtAnyWidth(page)
})

test('an application that is referred is held, and goes on where the underwriter accepts it', async ({
  page,
  basket,
  world,
}) => {
  await basket.addAndSave(sixClawRing)
  await leaveToPay(page, world, 'FINANCE')
  await applyForCredit(page, '20,000')
  await expect(page).toHaveURL('/checkout/referred')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The lender would like a closer look')
  await expect(page.getByText('its stones are held for you while the lender decides')).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await world.setClock('2026-11-25T10:21:00Z')
  await page.getByRole('link', { name: 'See your application' }).click()
  await payByCard(page, cards.paid, payDeposit)
  await expect(page).toHaveURL('/thank-you/finance')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('an application that the underwriter refuses is said to be refused, on the page that waited', async ({
  page,
  basket,
  world,
}) => {
  await basket.addAndSave(sixClawRing)
  await leaveToPay(page, world, 'FINANCE')
  await applyForCredit(page, '15,000')
  await expect(page).toHaveURL('/checkout/referred')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The lender would like a closer look')
  await world.setClock('2026-11-25T10:21:00Z')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The lender did not accept the application',
  )
})

import { expectAccountOf, linkFrom, niamh, openAccount, signIn, zoe } from '../support/account.ts'
import { labGrownRing, sixClawRing } from '../support/basket-page.ts'
import { BasketPage } from '../support/basket-page.ts'
import { expect, test } from '../support/basket-test.ts'
import { openPage } from '../support/test.ts'

test('a guest’s basket joins the account’s at sign-in, and is there on another device', async ({
  page,
  open,
  basket,
  openElsewhere,
}) => {
  await basket.addAndSave(sixClawRing)
  await basket.summary.getByRole('link', { name: 'Sign in and check out' }).click()
  await signIn(page, zoe)
  await expect(page).toHaveURL('/checkout')
  await open('/cart')
  await expect(basket.line(sixClawRing)).toHaveCount(1)
  await expect(basket.summary.getByRole('link', { name: /heck out/ })).toHaveText(['Check out'])

  const device = await openElsewhere('/sign-in')
  const basketThere = new BasketPage(device)
  await signIn(device, zoe)
  await expectAccountOf(device, zoe)
  await openPage(device, '/cart')
  await expect(basketThere.line(sixClawRing)).toHaveCount(1)
  // What is put in there is here as well, once.
  await basketThere.addAndSave(labGrownRing)
  await open('/cart')
  await expect(basket.line(labGrownRing)).toHaveCount(1)
  await expect(basket.line(sixClawRing)).toHaveCount(1)
})

test('the basket of somebody who is signed in goes along to an account that is confirmed here, and stays theirs too', async ({
  page,
  open,
  basket,
  openElsewhere,
  request,
  world,
}) => {
  const email = 'anne-marie@example.com'
  const registration = { email, password: 'ever-yours-1937', firstName: 'Anne-Marie', lastName: 'O’Brien' }
  await openAccount(page, zoe)
  await basket.addAndSave(sixClawRing)
  const registered = await request.post('/api/identity/register', { data: registration })
  expect(registered.status()).toBe(202)

  await open(await linkFrom(world.id, 'CONFIRM_EMAIL', email))
  await expect(page.getByText(/^You are signed in as Zoë 李\./)).toBeVisible()
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await expectAccountOf(page, { ...niamh, email, name: 'Anne-Marie O’Brien' })
  await open('/cart')
  await expect(basket.line(sixClawRing)).toHaveCount(1)
  await basket.remove(sixClawRing).click()
  await expect(basket.line(sixClawRing)).toHaveCount(0)

  const device = await openElsewhere('/sign-in')
  await signIn(device, zoe)
  await expectAccountOf(device, zoe)
  await openPage(device, '/cart')
  await expect(new BasketPage(device).line(sixClawRing)).toHaveCount(1)
})

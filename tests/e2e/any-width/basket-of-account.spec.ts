import { expectAccountOf, openAccount, signIn, zoe } from '../support/account.ts'
import { labGrownRing, sixClawRing } from '../support/basket-page.ts'
import { BasketPage } from '../support/basket-page.ts'
import { expect, test } from '../support/basket-test.ts'
import { openPage, worldCookie } from '../support/test.ts'

test('a guest’s basket joins the account’s at sign-in, and is there on another device', async ({
  page,
  open,
  basket,
  browser,
  shopUrl,
  world,
}) => {
  await basket.addAndSave(sixClawRing)
  await openAccount(page, zoe)
  await open('/cart')
  await expect(basket.line(sixClawRing)).toHaveCount(1)

  const elsewhere = await browser.newContext({ baseURL: shopUrl })
  await elsewhere.addCookies([worldCookie(world.id, shopUrl)])
  const device = await elsewhere.newPage()
  const basketThere = new BasketPage(device)
  await openPage(device, '/sign-in')
  await signIn(device, zoe)
  await expectAccountOf(device, zoe)
  await openPage(device, '/cart')
  await expect(basketThere.line(sixClawRing)).toHaveCount(1)
  // What is put in there is here as well, once.
  await basketThere.addAndSave(labGrownRing)
  await elsewhere.close()
  await open('/cart')
  await expect(basket.line(labGrownRing)).toHaveCount(1)
  await expect(basket.line(sixClawRing)).toHaveCount(1)
})

import type { Page } from '@playwright/test'
import { letSessionExpire, niamh, signIn, zoe } from '../support/account.ts'
import { forgetVisit } from '../support/forget-visit.ts'
import { expect, test } from '../support/test.ts'

/** A token of the right form that another key has signed: nobody has been given it. */
const foreignToken = `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJzb21lYm9keSJ9.${'x'.repeat(43)}`

/** Signs Niamh in on her account, and gives the address of one of her orders. */
async function trackingOfNiamh(page: Page): Promise<string> {
  await signIn(page, niamh)
  await page.locator('#orders summary').first().click()
  const link = page.getByRole('link', { name: /^Follow AC-/ }).first()
  return (await link.getAttribute('href')) ?? ''
}

test('pages of an account are its owner’s: nobody is sent to Sign In, and a refused token shows nothing', async ({
  page,
  open,
  expectTrouble,
}) => {
  expectTrouble(401, /session/)
  await open('/user/tracking/x')
  await expect(page).toHaveURL('/sign-in')
  await open('/user/account')
  await expect(page).toHaveURL('/sign-in')
  const tracking = await trackingOfNiamh(page)
  const steps = page.getByRole('list', { name: 'Where your order is' })
  await test.step('a refused token asks to sign in, and the page goes on', async () => {
    await page.evaluate((token) => {
      // What the shop's own store has written.
      const record = JSON.parse(localStorage.getItem('ashcombe:account') ?? '{}') as object
      localStorage.setItem('ashcombe:account', JSON.stringify({ ...record, token }))
    }, foreignToken)
    await open(tracking)
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
    await expect(dialog).toBeVisible()
    await expect(steps).toBeHidden()
    await signIn(page)
    await expect(dialog).toHaveCount(0)
    await expect(steps).toBeVisible()
  })
  await open('/user/tracking/x')
  await expect(page.getByRole('heading', { name: 'We do not find this order' })).toBeVisible()
})

test('another customer does not find an order and sees nothing of who was there before; an address that is typed outlives their session', async ({
  page,
  open,
  world,
  expectTrouble,
}) => {
  expectTrouble(401, /session/)
  await open('/user/account')
  const tracking = await trackingOfNiamh(page)
  await forgetVisit(page)
  await open(tracking)
  await expect(page).toHaveURL('/sign-in')
  await signIn(page, zoe)
  await expect(page).toHaveURL(tracking)
  await expect(page.getByRole('heading', { name: 'We do not find this order' })).toBeVisible()
  await open('/user/account')
  const who = page.getByText(`${zoe.name}, ${zoe.email}`)
  await expect(who).toBeVisible()
  await expect(page.getByText(niamh.email)).toHaveCount(0)
  await page.getByRole('button', { name: 'Add an address' }).click()
  await page.getByLabel('Address line 1').fill('1 Market Street')
  await page.getByLabel('Town').fill('Altrincham')
  await page.getByLabel('Postcode').fill('WA14 1PF')
  await letSessionExpire(page, world)
  await page.getByRole('button', { name: 'Save the address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await expect(dialog).toBeVisible()
  await expect(who).toBeHidden()
  await expect(page.getByLabel('Town')).toBeHidden()
  await signIn(page, zoe)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel('Town')).toHaveValue('Altrincham')
  await page.getByRole('button', { name: 'Save the address' }).click()
  await expect(page.getByText('Altrincham WA14 1PF')).toBeVisible()
})

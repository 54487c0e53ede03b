import { expectAccountOf, letSessionExpire, niamh, openAccount, signIn, zoe } from '../support/account.ts'
import { sixClawRing } from '../support/basket-page.ts'
import { ReviewPage } from '../support/review-page.ts'
import { expect, openPage, test, untilAlive } from '../support/test.ts'

test('an address that is typed outlives the session: it is signed in again over the page, and saved', async ({
  page,
  world,
  expectTrouble,
}) => {
  expectTrouble(401, /session/)
  await openAccount(page)
  await page.getByRole('button', { name: 'Add an address' }).click()
  await page.getByLabel('Address line 1').fill('1 Market Street')
  await page.getByLabel('Town').fill('Altrincham')
  await page.getByLabel('Postcode').fill('WA14 1PF')
  await letSessionExpire(page, world)
  await page.getByRole('button', { name: 'Save the address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await expect(dialog).toBeVisible()
  await expect(page.getByLabel('Town')).toBeHidden()
  await signIn(page)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel('Town')).toHaveValue('Altrincham')
  await page.getByRole('button', { name: 'Save the address' }).click()
  await expect(page.getByText('Altrincham WA14 1PF')).toBeVisible()
})

test('who closes their account is signed out everywhere, and the browser has forgotten them', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(401, 422)
  await openAccount(page)
  const second = await page.context().newPage()
  await openPage(second, '/user/account')
  await expectAccountOf(second, niamh)
  await page.getByRole('button', { name: /^Close it/ }).click()
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('a wrong one')
  await page.getByRole('button', { name: 'Close my account for good' }).click()
  await expect(page.getByRole('alert')).toContainText('This is not your current password')
  await password.fill(niamh.password)
  await page.getByRole('button', { name: 'Close my account for good' }).click()
  await expect(page).toHaveURL('/sign-in')
  await expect(page.getByText('Your account is closed')).toBeVisible()
  await expect(second).toHaveURL('/sign-in')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /niamh/i,
  )
  await untilAlive(page)
  await signIn(page)
  await expect(page.getByRole('alert')).toContainText('do not belong together')
})

test('Back after signing out shows nothing private', async ({ page }) => {
  await openAccount(page)
  await expect(page.getByRole('button', { name: 'Edit Work' })).toBeVisible()
  // A page of another kind in between: what the browser keeps of the first is the document itself.
  await page.goto('/version.json')
  await page.goto('/logout')
  await expect(page).toHaveURL('/sign-in')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/sign-in')
  await untilAlive(page)
  await expect(page.getByText(niamh.email)).toHaveCount(0)
  await expect(page.getByText('Third Floor')).toHaveCount(0)
})

test('each section fails by itself, with a retry', async ({ page, world, expectTrouble }) => {
  expectTrouble(500, /Addresses|http/)
  await world.setFaults({ operation: 'Addresses', kind: 'http-500' })
  await openAccount(page)
  const addresses = page.getByRole('region', { name: 'Addresses' })
  await expect(addresses.getByRole('alert')).toContainText('We could not load your addresses just now.')
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await world.clearFaults()
  await addresses.getByRole('button', { name: 'Try again' }).click()
  await expect(addresses.getByRole('button', { name: 'Edit Work' })).toBeVisible()
  await expect(addresses.getByRole('alert')).toHaveCount(0)
})

test('a guest saves a design by signing in, and goes on with every choice of it on another device', async ({
  page,
  open,
  review,
  setting,
  openElsewhere,
}) => {
  await open(sixClawRing.path)
  await review.change('size')
  await setting.fingerSize.getByRole('combobox', { name: 'Finger size' }).selectOption('M')
  await review.engrave('Ever yours')
  await page.getByRole('button', { name: 'Save this design' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign in to save this design' })).toBeVisible()
  await signIn(page, zoe, 'Sign in and save')
  await expect(page.getByText('Saved in your account.')).toBeVisible()

  const device = await openElsewhere('/sign-in')
  await signIn(device, zoe)
  await expectAccountOf(device, zoe)
  const design = device.getByRole('region', { name: 'Saved designs' }).getByRole('article').first()
  await expect(design).toContainText('18ct Yellow Gold')
  await design.getByRole('link', { name: /^Review it/ }).click()
  // Metal, shape and stone are the page's own, size and engraving came with the design.
  await expect(device).toHaveURL(sixClawRing.path)
  const there = new ReviewPage(device)
  await expect(there.settingLine).toContainText('18ct Yellow Gold')
  await expect(there.settingLine).toContainText('Finger size M')
  await expect(there.settingLine).toContainText('Engraved EVER YOURS, Roman')
  await expect(there.stoneLine).toContainText('1.02 ct Round diamond')
  await openPage(device, '/create/engagement-ring/PR-00201/round-brilliant/yellow-gold/gemstones')
  await expect(there.steps.getByRole('link', { name: 'Review Order' })).toHaveAttribute(
    'href',
    sixClawRing.path,
  )
})

test('a password is changed with the current one, and ends every other session', async ({
  page,
  open,
  expectTrouble,
}) => {
  expectTrouble(401, 422)
  await openAccount(page)
  await page.getByRole('button', { name: /^Change/ }).click()
  await page.getByLabel('Current password').fill('a wrong one')
  await page.getByLabel('New password').fill('three-words-apart')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByRole('alert')).toContainText('This is not your current password')
  await expect(page.getByLabel('New password')).toHaveValue('three-words-apart')
  await page.getByLabel('Current password').fill(niamh.password)
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByText(/signed out everywhere else/)).toBeVisible()
  await open('/user/account')
  await expectAccountOf(page, niamh)
})

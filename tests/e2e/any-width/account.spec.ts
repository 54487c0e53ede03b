import { expectAccountOf, niamh, openAccount, signIn, zoe } from '../support/account.ts'
import { sixClawRing } from '../support/basket-page.ts'
import { ReviewPage } from '../support/review-page.ts'
import { expect, openPage, test, untilAlive } from '../support/test.ts'

test('in the account each section fails by itself, a password is changed with the current one, and who closes it is signed out everywhere and forgotten', async ({
  page,
  open,
  world,
  expectTrouble,
}) => {
  expectTrouble(401, 422, 500, /Addresses|http/)
  const newPassword = 'three-words-apart'
  await world.setFaults({ operation: 'Addresses', kind: 'http-500' })
  await openAccount(page)
  await test.step('addresses that do not come are asked for again', async () => {
    const addresses = page.getByRole('region', { name: 'Addresses' })
    await expect(addresses.getByRole('alert')).toContainText('We could not load your addresses just now.', {
      timeout: 15_000,
    })
    await expect(page.getByRole('checkbox').first()).toBeVisible()
    await world.clearFaults()
    await addresses.getByRole('button', { name: 'Try again' }).click()
    await expect(addresses.getByRole('button', { name: 'Edit Work' })).toBeVisible()
    await expect(addresses.getByRole('alert')).toHaveCount(0)
  })
  await test.step('a new password keeps this session', async () => {
    await page.getByRole('button', { name: /^Change/ }).click()
    await page.getByLabel('Current password').fill('a wrong one')
    await page.getByLabel('New password').fill(newPassword)
    await page.getByRole('button', { name: 'Save the password' }).click()
    await expect(page.getByRole('alert')).toContainText('This is not your current password')
    await expect(page.getByLabel('New password')).toHaveValue(newPassword)
    await page.getByLabel('Current password').fill(niamh.password)
    await page.getByRole('button', { name: 'Save the password' }).click()
    await expect(page.getByText(/signed out everywhere else/)).toBeVisible()
    await open('/user/account')
    await expectAccountOf(page, niamh)
  })
  const second = await page.context().newPage()
  await openPage(second, '/user/account')
  await expectAccountOf(second, niamh)
  await page.getByRole('button', { name: /^Close it/ }).click()
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('a wrong one')
  await page.getByRole('button', { name: 'Close my account for good' }).click()
  await expect(page.getByRole('alert')).toContainText('This is not your current password')
  await password.fill(newPassword)
  await page.getByRole('button', { name: 'Close my account for good' }).click()
  await expect(page).toHaveURL('/sign-in')
  await expect(page.getByText('Your account is closed')).toBeVisible()
  await expect(second).toHaveURL('/sign-in')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /niamh/i,
  )
  await untilAlive(page)
  await signIn(page, { ...niamh, password: newPassword })
  await expect(page.getByRole('alert')).toContainText('do not belong together')
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

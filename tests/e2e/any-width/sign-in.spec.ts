import { expectAccessibleAtAnyWidth } from '../support/axe.ts'
import { expectAccountOf, linkFrom, niamh, signIn } from '../support/account.ts'
import { expect, test } from '../support/test.ts'

test('a guest who asks for the account signs in, comes back to it, and signs out', async ({ page, open }) => {
  await open('/user/account')
  await expect(page).toHaveURL('/sign-in')
  await expectAccessibleAtAnyWidth(page)
  await signIn(page)
  await expectAccountOf(page, niamh)
  await expectAccessibleAtAnyWidth(page)
  // Whoever is signed in has no use for these.
  await open('/register')
  await expectAccountOf(page, niamh)
  await page.getByRole('link', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/sign-in')
  await open('/user/account')
  await expect(page).toHaveURL('/sign-in')
})

test('a new customer registers, opens the link of the e-mail, and is signed in', async ({
  page,
  open,
  world,
  expectTrouble,
}) => {
  expectTrouble(410)
  const anne = { name: 'Anne-Marie O’Brien', email: 'anne-marie@example.com', password: 'ever-yours-1937' }
  await open('/register')
  await page.getByRole('button', { name: 'Create the account' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('4 things to put right')
  await expectAccessibleAtAnyWidth(page)
  await summary.getByRole('link', { name: 'First name: Please enter your first name' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.keyboard.type('Anne-Marie')
  await page.getByLabel('Last name').fill('O’Brien')
  await page.getByLabel('E-mail', { exact: true }).fill(anne.email)
  await page.getByLabel('Password', { exact: true }).fill('solitai')
  await page.getByRole('button', { name: 'Create the account' }).click()
  await expect(summary).toHaveText(/One thing to put right.*Password: Please use 10 characters or more/)
  await page.getByLabel('Password', { exact: true }).fill(anne.password)
  await page.getByRole('button', { name: 'Create the account' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'We have written' })).toContainText(anne.email)

  const link = await linkFrom(world.id, 'CONFIRM_EMAIL', anne.email)
  await open(link)
  const confirm = page.getByRole('button', { name: 'Confirm and sign in' })
  await expect(confirm).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  // Somebody else uses this browser: nothing is done for them, and nothing takes the page away.
  await open('/sign-in')
  await signIn(page)
  await expectAccountOf(page, niamh)
  await open(link)
  await expect(page.getByText('You are signed in as Niamh O’Brien.')).toBeVisible()
  await expect(page).toHaveURL('/sign-in')
  await confirm.click()
  await expectAccountOf(page, anne)
  await page.getByRole('link', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/sign-in')
  // A link works once, and leaves its token in no address.
  await open(link)
  await confirm.click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('This link has been used already, or its day is over.')
  await expect(page).toHaveURL('/sign-in')
  await signIn(page, anne)
  await expectAccountOf(page, anne)
})

test('a forgotten password is chosen anew by the link of an e-mail', async ({
  page,
  open,
  world,
  expectTrouble,
}) => {
  expectTrouble(401, 410)
  await open('/sign-in')
  await page.getByRole('link', { name: 'Forgotten your password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
  await page.getByLabel('E-mail', { exact: true }).fill(niamh.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toContainText(
    `If ${niamh.email} has an account`,
  )
  const link = await linkFrom(world.id, 'PASSWORD_RESET', niamh.email)
  await open(link)
  await expect(page).toHaveURL('/reset-password')
  await page.getByLabel('Password', { exact: true }).fill('three-words-apart')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your new password is saved.' })).toBeFocused()
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await signIn(page, niamh)
  await expect(page.getByRole('alert')).toHaveText(
    'That e-mail address and password do not belong together. Please try again.',
  )
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(niamh.email)
  await page.getByLabel('Password', { exact: true }).fill('three-words-apart')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectAccountOf(page, niamh)
  // The link has been used.
  await open(link)
  await page.getByLabel('Password', { exact: true }).fill('another-three-words')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByRole('alert')).toHaveText('This link has been used already, or its time is over.')
})

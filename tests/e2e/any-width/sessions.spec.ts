import { expectAccountOf, letSessionExpire, niamh, openAccount, signIn, zoe } from '../support/account.ts'
import { expect, test, untilAlive, untilViewed } from '../support/test.ts'

test('whoever is signed in and came from the builder may look at Sign In, and finds the way back', async ({
  page,
  open,
}) => {
  await openAccount(page)
  await page.evaluate(() => sessionStorage.setItem('ashcombe:left-for-sign-in', '/create/pendant'))
  await open('/sign-in')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed in')
  await page.getByRole('link', { name: 'Back to your design' }).click()
  await expect(page).toHaveURL('/create/pendant')
})

test('five wrong passwords are a wait that counts down, and keeps what was typed', async ({
  page,
  open,
  world,
  expectTrouble,
}) => {
  expectTrouble(401, 429)
  await open('/sign-in')
  const refusal = page.getByRole('alert')
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await signIn(page, { ...zoe, password: `a wrong one, ${attempt}` })
    await expect(refusal).toHaveText(/do not belong together/)
  }
  await signIn(page, zoe)
  await expect(refusal).toHaveText(
    'To keep your account safe, please wait 15 minutes, until 10:15, and try again.',
  )
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(zoe.email)
  await world.setClock('2026-11-25T10:15:01Z')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectAccountOf(page, zoe)
})

test('who signs out in one tab is signed out in the other, and Back shows nothing', async ({ page }) => {
  await openAccount(page)
  const second = await page.context().newPage()
  await second.goto('/user/account')
  await expectAccountOf(second, niamh)
  await page.getByRole('link', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/sign-in')
  await expect(second).toHaveURL('/sign-in')
  await page.goBack()
  await untilAlive(page)
  await expect(page.getByText(niamh.email)).toHaveCount(0)
  await page.goForward()
  await expect(page.getByText(niamh.email)).toHaveCount(0)
})

test('a session that is tampered with or has ended is said, and the page goes on where it was after signing in again', async ({
  page,
  open,
  world,
  expectTrouble,
}) => {
  expectTrouble(401, /session/)
  const notice = page.getByRole('alert').filter({ hasText: 'You have been signed out' })
  await openAccount(page)
  await test.step('a tampered token signs nobody in, and Sign In stays', async () => {
    await page.evaluate(() => {
      // What the shop's own store has written.
      const record = JSON.parse(localStorage.getItem('ashcombe:account') ?? '{}') as { token: string }
      localStorage.setItem(
        'ashcombe:account',
        JSON.stringify({ ...record, token: `${record.token.slice(0, -4)}AAAA` }),
      )
    })
    await open('/sign-in')
    await expect(notice).toBeVisible()
    await signIn(page)
    await expectAccountOf(page, niamh)
  })
  await letSessionExpire(page, world)
  await open('/')
  await expect(notice).toBeVisible()
  await notice.getByRole('link', { name: 'Sign in' }).click()
  await untilViewed(page, 'SignIn')
  await signIn(page)
  await expect(page).toHaveURL('/')
  await expect(notice).toHaveCount(0)
})

test('on a page of the account an ended session asks to sign in again, over the page', async ({
  page,
  open,
  world,
  expectTrouble,
}) => {
  expectTrouble(401, /session/)
  await openAccount(page)
  await letSessionExpire(page, world)
  await open('/user/account')
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await expect(dialog).toBeVisible()
  await expect(page.getByText(`${niamh.name}, ${niamh.email}`)).toBeHidden()
  await signIn(page)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(`${niamh.name}, ${niamh.email}`)).toBeVisible()
})

test('a browser that keeps nothing signs in until the page is left', async ({
  page,
  open,
  expectTrouble,
}) => {
  expectTrouble(/storage|denied|quota/i)
  await page.addInitScript(() => {
    Object.defineProperty(Storage.prototype, 'setItem', {
      value() {
        throw new DOMException('no room', 'QuotaExceededError')
      },
    })
  })
  await open('/user/account')
  await expect(page).toHaveURL('/sign-in')
  await signIn(page)
  await expectAccountOf(page, niamh)
})

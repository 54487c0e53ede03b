import type { Page, Request } from '@playwright/test'
import { expectAccountOf, linkFrom, niamh, openAccount, signIn, zoe } from '../support/account.ts'
import { expectAccessible, expectAccessibleAtAnyWidth } from '../support/axe.ts'
import { expect, openPage, test } from '../support/test.ts'

const heartOf = (page: Page, name: string | RegExp) =>
  page.getByRole('button', {
    name: new RegExp(`^Keep ${name instanceof RegExp ? name.source : name} on your wishlist$`),
  })
const sixClaw = 'Six-claw solitaire'

/** Items of a customer's list, by the names of their cards. */
const wishes = (page: Page) => page.getByRole('region', { name: 'Wishlist' }).getByRole('article')

test('a guest presses a heart, signs in over the page, and finds the piece in the account, on every device', async ({
  page,
  open,
  openElsewhere,
}) => {
  await open('/create/engagement-ring')
  const heart = heartOf(page, sixClaw).first()
  await heart.click()
  const dialog = page.getByRole('dialog', { name: 'Sign in to keep this piece' })
  await expect(dialog).toContainText(sixClaw)
  await signIn(page, zoe, 'Sign in and keep it')
  await expect(dialog).toHaveCount(0)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toBeFocused()
  await expect(page).toHaveURL('/create/engagement-ring')

  await test.step('a stone', async () => {
    await open('/gemstone/100010')
    await heartOf(page, /.+ct.+/)
      .first()
      .click()
    await expect(heartOf(page, /.+ct.+/).first()).toHaveAttribute('aria-pressed', 'true')
  })

  const device = await openElsewhere('/sign-in')
  await signIn(device, zoe)
  await expect(wishes(device).first()).toBeVisible()
  await expect(wishes(device).filter({ hasText: sixClaw })).toHaveCount(1)
  await expect(wishes(device).filter({ hasText: 'Choose its setting' })).not.toHaveCount(0)
})

test('what is taken off in one tab is off in the other, and its heart puts it back', async ({
  page,
  open,
  context,
}) => {
  await open('/user/account')
  await signIn(page)
  await expect(wishes(page).first()).toBeVisible()
  await expectAccessible(page)
  const name = (await wishes(page).first().getByRole('heading').textContent()) ?? ''
  const heart = wishes(page)
    .first()
    .getByRole('button', { name: /on your wishlist/ })
  const other = await context.newPage()
  await openPage(other, '/user/account')
  const heartThere = wishes(other)
    .filter({ hasText: name })
    .first()
    .getByRole('button', { name: /on your wishlist/ })
  await expect(heartThere).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(wishes(page).first()).toContainText('Taken off your wishlist.')
  await expect(heartThere).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heartThere).toHaveAttribute('aria-pressed', 'true')
})

test('what is taken off and not answered yet when its owner signs out is off when they come back', async ({
  page,
}) => {
  await openAccount(page)
  const first = wishes(page).first()
  const name = (await first.getByRole('heading').textContent()) ?? ''
  const removal = Promise.withResolvers<void>()
  // Known by what it is asked with: the account asks for other things at the same time, for the list itself before it.
  const isRemoval = (request: Request) => request.postData()?.includes('"variables":{"id":') ?? false
  const isAsked = page.waitForRequest(isRemoval)
  await page.route('**/api/graphql', async (route) => {
    if (isRemoval(route.request())) await removal.promise
    await route.continue()
  })
  await first.getByRole('button', { name: /on your wishlist/ }).click()
  await isAsked
  const atProvider = page.waitForResponse('**/api/identity/sign-out')
  await page.getByRole('link', { name: 'Sign out' }).click()
  // Signed out in this browser; at the provider after the answer, which is waited for three seconds long.
  await page.waitForFunction(() => localStorage.getItem('ashcombe:account')?.includes('"is_signed_in":false'))
  removal.resolve()
  expect((await atProvider).status()).toBe(204)
  await expect(page).toHaveURL('/sign-in')
  await page.unroute('**/api/graphql')
  await signIn(page)
  await expectAccountOf(page, niamh)
  await expect(wishes(page).first()).toBeVisible()
  await expect(wishes(page).filter({ hasText: name })).toHaveCount(0)
})

test('a wishlist is shown to anybody with its link, until that is ended', async ({
  page,
  open,
  openElsewhere,
  expectTrouble,
}) => {
  expectTrouble(404)
  await open('/user/account')
  await signIn(page)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const field = page.getByLabel(/^Anyone with this link/)
  const path = new URL(await field.inputValue()).pathname
  const visitor = await openElsewhere(path)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Niamh’s wishlist')
  await expect(visitor.getByRole('article')).toHaveCount(await wishes(page).count())
  await expect(visitor.getByText(niamh.email)).toHaveCount(0)
  await expectAccessibleAtAnyWidth(visitor)
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible()
  const answer = await visitor.goto(path)
  expect(answer?.status()).toBe(404)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This wishlist is not shown')
})

test('what a guest pressed is kept in the metal of its page over a registration, and added when its link is opened', async ({
  page,
  open,
  world,
}) => {
  const email = 'anne-marie@example.com'
  await open('/create/engagement-ring/product/PR-00208/emerald-cut/rose-gold')
  await heartOf(page, /.+/).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/register')
  await page.getByLabel('First name').fill('Anne-Marie')
  await page.getByLabel('Last name').fill('O’Brien')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('ever-yours-1937')
  await page.getByRole('button', { name: 'Create the account' }).click()
  await expect(page.getByText('We have written to')).toBeVisible()
  await open(await linkFrom(world.id, 'CONFIRM_EMAIL', email))
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await expect(page).not.toHaveURL('/sign-in')
  await open('/user/account')
  await expect(wishes(page)).toHaveCount(1)
  await expect(wishes(page)).toContainText('18ct Rose Gold, setting only')
})

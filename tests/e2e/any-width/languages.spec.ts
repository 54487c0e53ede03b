import type { Page } from '@playwright/test'
import { openAccount, signIn } from '../support/account.ts'
import { ProductPage } from '../support/product-page.ts'
import { expect, openPage, test, untilAlive, untilAwake } from '../support/test.ts'

const piece = '/necklaces/product/NE-00901/white-gold/0-20'

test('another language is shown in place, with what was chosen and typed, and stays', async ({
  page,
  context,
  open,
}) => {
  const product = new ProductPage(page)
  await open(piece)
  await product.untilAwake()
  await product.add.click()
  await expect(product.toBasket).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel('E-mail address').fill('claire@example.com')
  // The one at the foot of the page is at hand there.
  await choose(page, 'English', 'Français', 'contentinfo')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await untilAlive(page)
  await expect(page).toHaveURL(piece)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Panier, 1 article' })).toBeVisible()
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue('claire@example.com')
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('fr')
  expect(await keptLanguage(page)).toBe('fr')

  await openPage(page, '/cart')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre panier')
  await expect(page.getByRole('main')).toContainText('or blanc', { ignoreCase: true })

  await test.step('where the cookie was lost, that of the account record comes back', async () => {
    await context.clearCookies({ name: 'language' })
    await page.goto('/contact')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })
})

test('another tab that comes back follows the choice when it is next loaded', async ({
  page,
  context,
  open,
}) => {
  await open('/rings/collection')
  const other = await context.newPage()
  await openPage(other, '/contact')
  await choose(other, 'English', 'Deutsch')
  await expect(other.locator('html')).toHaveAttribute('lang', 'de')
  // What is open stays as it is read, and asks for words in its own language.
  await page.getByRole('link', { name: 'Load more rings' }).click()
  await expect(page).toHaveURL(/first-48/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('prices and days of the checkout are written as the language does', async ({
  page,
  context,
  shopUrl,
}) => {
  await context.addCookies([{ name: 'language', value: 'de', url: shopUrl }])
  await openPage(page, piece)
  await untilAwake(page.getByRole('heading', { level: 1 }))
  await page
    .getByRole('main')
    .getByRole('button', { name: /^In den Warenkorb, / })
    .click()
  await expect(page.getByRole('dialog', { name: 'In Ihrem Warenkorb' })).toBeVisible()
  await openPage(page, '/checkout')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main).toContainText(/\d{3},\d{2}\u00a0£/)
  await expect(main).toContainText(/(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag), \d{1,2}\. \p{L}+ 202\d/u)
  await expect(main).not.toContainText(/\b(?:Delivery|Payment|basket|address|Monday|Friday)\b/)
})

test('a consultation and a question are asked for in the language of the page', async ({
  page,
  context,
  shopUrl,
}) => {
  await context.addCookies([{ name: 'language', value: 'fr', url: shopUrl }])
  await openPage(page, '/book-consultation')
  await expect(page.getByRole('combobox', { name: 'Sujet' }).getByRole('option')).toHaveText([
    'Choisissez un sujet',
    'Bagues de fiançailles',
    'Alliances et bagues d’éternité',
    'Création sur mesure',
    'Joaillerie et cadeaux',
    'Diamants et pierres non montés',
    'Transformation et réparation',
  ])
  await openPage(page, '/contact')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Nom' }).first().scrollIntoViewIfNeeded()
  await expect(main.getByRole('checkbox', { name: 'Je ne suis pas un robot' })).toBeVisible()
})

test('a choice reaches the other devices of an account', async ({ page, openElsewhere }) => {
  await openAccount(page)
  await choose(page, 'English', 'Deutsch')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await untilAlive(page)
  await expect.poll(() => awaitsTelling(page)).toBe(false)

  const device = await openElsewhere('/user/account')
  await expect(device.locator('html')).toHaveAttribute('lang', 'en-GB')
  await signIn(device)
  await expect(device.locator('html')).toHaveAttribute('lang', 'de')
  await untilAlive(device)
  await expect(device).toHaveURL('/user/account')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a language is chosen by the form of the selector', async ({ page }) => {
    await page.goto('/rings/collection')
    await choose(page, 'English', 'Français')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page).toHaveURL('/rings/collection')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bagues')
  })
})

/** By the selector of the header, or by that at the foot of the page. */
async function choose(
  page: Page,
  from: string,
  to: string,
  place: 'banner' | 'contentinfo' = 'banner',
): Promise<void> {
  await page.getByRole(place).getByRole('button', { name: from }).click()
  await page.getByRole('button', { name: to, exact: true }).first().click()
}

/** The language that the account record keeps. */
function keptLanguage(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const record = Object.entries(localStorage).find(([name]) => name.includes('account'))?.[1]
    return record === undefined ? null : (/"language":"(\w+)"/.exec(record)?.[1] ?? null)
  })
}

/** Whether the tab still holds that a language was chosen of which the account was not told. */
function awaitsTelling(page: Page): Promise<boolean> {
  return page.evaluate(() => Object.keys(sessionStorage).some((name) => name.includes('untold-language')))
}

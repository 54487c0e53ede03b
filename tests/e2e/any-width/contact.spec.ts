import { expect, test } from '../support/test.ts'
import { isFocused, tabTo } from '../support/tab-to.ts'

test('the showrooms of an old address are the boutiques of today', async ({ page, open }) => {
  await open('/contact-us#showrooms')
  await expect(page).toHaveURL('/contact/locations')
  await expect(page.getByRole('heading', { name: 'Three boutiques' })).toBeVisible()
})

test('a question is asked by keyboard alone', async ({ page, open }) => {
  await open('/contact')
  const main = page.getByRole('main')
  const name = main.getByRole('textbox', { name: 'Name', exact: true })
  await tabTo(page, name)
  for (const typed of ['Zoë Li', 'zoe@example.com', '02079460000', 'Lon', 'May I ask you something?']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  const captcha = main.getByRole('checkbox', { name: 'I am not a robot' })
  if (!(await isFocused(captcha))) await tabTo(page, captcha)
  await page.keyboard.press('Space')
  await expect(captcha).not.toHaveAttribute('aria-busy')
  await tabTo(page, main.getByRole('button', { name: 'Send enquiry' }))
  await page.keyboard.press('Enter')
  const confirmation = page.getByRole('status').filter({ hasText: 'Your enquiry has been sent.' })
  await expect(confirmation).toBeFocused()
  await expect(confirmation).toContainText('London')
})

test.describe('before the script arrives', () => {
  test.use({ javaScriptEnabled: false })

  test('a question is asked with a code from the captcha’s page', async ({ page, context }) => {
    await page.goto('/contact')
    const main = page.getByRole('main')
    const send = main.getByRole('button', { name: 'Send enquiry' })
    const opened = context.waitForEvent('page')
    await page.locator('noscript a', { hasText: 'Get a code' }).click()
    const captcha = await opened
    await captcha.getByRole('button', { name: 'I am not a robot' }).click()
    const code = await captcha.getByRole('status').innerText()
    await main.locator('input[name="contactName"]').fill('Zoë Li')
    await main.locator('input[name="email"]').fill('zoe@example.com')
    await main.locator('textarea[name="message"]').fill('May I ask you something?')
    await main.locator('input[name="token"]').fill('anything')
    await send.click()
    await expect(page).toHaveURL('/contact#enquiry-captcha')
    await expect(page.getByText('the code of the captcha counts no longer')).toBeVisible()
    await page.goBack()
    await main.locator('input[name="contactName"]').fill('Zoë Li')
    await main.locator('input[name="email"]').fill('zoe@example.com')
    await main.locator('textarea[name="message"]').fill('May I ask you something?')
    await main.locator('input[name="token"]').fill(code)
    await send.click()
    await expect(page).toHaveURL('/contact#enquiry-sent')
    await expect(page.getByRole('heading', { name: 'Your enquiry has been sent.' })).toBeVisible()
  })
})

import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { Footer } from './footer.tsx'

async function footerAt(width: number, height: number) {
  await page.viewport(width, height)
  const screen = await renderInShop(<Footer />)
  return {
    footer: screen.getByRole('contentinfo'),
    email: screen.getByRole('link', { name: 'hello@ashcombe.example.com' }),
    title: screen.getByRole('heading', { name: 'Contact' }),
    social: screen.getByRole('link', { name: 'Instagram' }),
    summaryOf: (name: string) =>
      [...screen.container.querySelectorAll('summary')].find((summary) => summary.textContent === name),
  }
}

describe('the footer (rules/shell#footer)', () => {
  it('has columns on a desktop, with nothing to press open', async () => {
    const { footer, email, title, summaryOf } = await footerAt(1440, 900)
    await expect.element(title).toBeVisible()
    await expect.element(email).toBeVisible()
    expect(summaryOf('Contact')?.checkVisibility()).toBe(false)
    await expectAccessible(footer.element())
  })

  it('has accordions on a phone, each opened by itself', async () => {
    const { footer, email, social, summaryOf } = await footerAt(390, 844)
    const summary = summaryOf('Contact')
    expect(summary?.checkVisibility()).toBe(true)
    expect(email.query()?.checkVisibility() ?? false).toBe(false)
    summary?.click()
    await expect.element(email).toBeVisible()
    expect(social.query()?.checkVisibility() ?? false).toBe(false)
    await expectAccessible(footer.element())
  })
})

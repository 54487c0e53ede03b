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
    shop: screen.getByRole('link', { name: 'Jewellery' }),
    story: screen.getByRole('link', { name: 'Our story' }),
    social: screen.getByRole('link', { name: 'Instagram' }),
    summaries: [...screen.container.querySelectorAll('summary')],
  }
}

describe('the footer (rules/shell#footer)', () => {
  it('has columns on a desktop, with nothing to press open', async () => {
    const { footer, email, title, summaries } = await footerAt(1440, 900)
    await expect.element(title).toBeVisible()
    await expect.element(email).toBeVisible()
    expect(summaries.filter((summary) => summary.checkVisibility())).toEqual([])
    await expectAccessible(footer.element())
  })

  it('has three accordions on a phone, each opened by itself, between what is open', async () => {
    const { footer, email, shop, social, story, summaries } = await footerAt(390, 844)
    const shown = summaries.filter((summary) => summary.checkVisibility())
    expect(shown.map(({ textContent }) => textContent)).toEqual(['About Us', 'Customer Care', 'Contact'])
    for (const link of [shop, social]) await expect.element(link).toBeVisible()
    expect(email.query()?.checkVisibility() ?? false).toBe(false)
    shown.at(-1)?.click()
    await expect.element(email).toBeVisible()
    expect(story.query()?.checkVisibility() ?? false).toBe(false)
    const titles = footer.getByRole('heading', { level: 2 }).elements()
    expect(titles.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Shop', 'Follow us']),
    )
    await expectAccessible(footer.element())
  })

  it('opens the contact form and the consultation over the page, and toggles the chat', async () => {
    const { footer } = await footerAt(1440, 900)
    const way = (name: string) => footer.getByRole('link', { name, exact: true })
    await expect.element(way('Send a message')).toHaveAttribute('data-enquiry')
    await expect.element(way('Book Consultation')).toHaveAttribute('data-consultation', '')
    await expect.element(way('Book a Virtual Consultation')).toHaveAttribute('data-consultation', 'VIRTUAL')
    await expect
      .element(footer.getByRole('button', { name: 'Start a live chat' }))
      .toHaveAttribute('data-live-chat')
  })
})

import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { forgetCheckout } from '#data/checkout/forget-checkout.ts'
import { openCheckout } from './testing/open-checkout.tsx'

vi.mock(import('#shop/order/leave-for.ts'), () => ({ leaveFor: vi.fn<(url: string) => void>() }))

beforeEach(() => forgetCheckout())

it('each sentence leads to the pages that it names, in another tab, and its box stays as it is', async () => {
  await openCheckout()
  // No test opens another tab.
  const stay = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('click', stay, { once: true })
  await page.getByRole('link', { name: 'terms and conditions', exact: true }).click()
  expect(stay).toHaveBeenCalledOnce()
  const box = page.getByRole('checkbox', { name: 'I agree to the terms and conditions' })
  await expect.element(box).not.toBeChecked()
  for (const [name, href] of [
    ['terms and conditions', '/terms-and-conditions'],
    ['General Terms and Conditions of Sale', '/terms-and-conditions'],
    ['Privacy Policy', '/privacy-policy'],
  ] as const) {
    const link = page.getByRole('link', { name, exact: true })
    await expect.element(link).toHaveAttribute('href', href)
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAccessibleDescription('Opens in a new tab')
  }
})

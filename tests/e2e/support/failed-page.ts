import { expect, type Page } from '@playwright/test'

/** Waits until a page says that it is not available. */
export async function expectFailedPage(page: Page): Promise<void> {
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toHaveText(
    'This page is not available at the moment',
    // The browser asks a second time when the first call came to nothing.
    { timeout: 15_000 },
  )
}

/** Tries again, which loads the page anew: what failed stands no longer afterwards. */
export async function tryAgain(page: Page): Promise<void> {
  const loaded = page.waitForEvent('domcontentloaded')
  await page.getByRole('alert').getByRole('link', { name: 'Try again' }).click()
  await loaded
}

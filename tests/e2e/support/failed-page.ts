import { expect, type Page } from '@playwright/test'

/** Waits until a page says that it is not available. */
export async function expectFailedPage(page: Page): Promise<void> {
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toHaveText(
    'This page is not available at the moment',
    // The browser asks a second time when the first call came to nothing.
    { timeout: 15_000 },
  )
}

export async function tryAgain(page: Page): Promise<void> {
  await page.getByRole('alert').getByRole('link', { name: 'Try again' }).click()
}

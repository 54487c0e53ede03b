import { expect, type Page } from '@playwright/test'

/** Waits until what was opened on a page has its content: the code of most explanations comes when they are opened. */
export async function untilExplained(page: Page): Promise<void> {
  await expect(page.locator('details[open]:not(:has(> :not(summary, noscript)))')).toHaveCount(0)
}

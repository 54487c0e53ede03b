import type { Locator, Page } from '@playwright/test'
import { compareThisStone } from './stones.ts'
import { openPage } from './test.ts'

/** Chooses the stones of some pages, one after the other; the last page stays open. */
export async function chooseStones(page: Page, ...paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await openPage(page, path)
    await compareThisStone(page)
  }
}

/** Opens the comparison of so many stones. */
export async function openComparison(page: Page, count: number): Promise<Locator> {
  await page.getByRole('button', { name: `Compare ${count}` }).click()
  return page.getByRole('dialog', { name: 'Compare stones' }).getByRole('table')
}

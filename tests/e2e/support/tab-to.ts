import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    if (await isFocused(target)) return
  }
  await expect(target, 'reached with the Tab key').toBeFocused({ timeout: 1 })
}

export function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

import { expect, type Locator, type Page } from '@playwright/test'

/** A modal dialog takes the focus, keeps it, closes with Esc and gives it back to what opened it. */
export async function expectModal(page: Page, opener: Locator, dialog: Locator): Promise<void> {
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  for (let presses = 0; presses < 30; presses += 1) {
    const place = await dialog.evaluate((element) => {
      const active = document.activeElement
      // Between the last stop and the first the browser itself has the focus.
      return active === document.body || element.contains(active) ? 'inside' : active?.outerHTML.slice(0, 80)
    })
    expect(place).toBe('inside')
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}

import { expect } from 'vitest'
import { userEvent, type Locator } from 'vitest/browser'

/** A modal dialog takes the focus, keeps it, closes with Esc and gives it back to what opened it. */
export async function expectModal(opener: Locator, dialog: Locator): Promise<void> {
  const button = opener.element()
  if (!(button instanceof HTMLElement)) throw new Error('What opens a dialog can have the focus')
  button.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  for (let presses = 0; presses < 30; presses += 1) {
    const { activeElement } = document
    // Between the last stop and the first the browser itself has the focus.
    expect(activeElement === document.body || dialog.element().contains(activeElement)).toBe(true)
    await userEvent.tab()
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
}

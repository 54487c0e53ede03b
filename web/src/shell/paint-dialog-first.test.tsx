import { afterEach, expect, test } from 'vitest'
import paintDialogFirstScript from './paint-dialog-first.inline.js?raw'

let frame: HTMLIFrameElement | null = null

afterEach(() => {
  frame?.remove()
  frame = null
})

/** A page with a button that opens a dialog by the browser's own command. */
function page() {
  frame = document.createElement('iframe')
  document.body.append(frame)
  const { contentDocument } = frame
  if (!contentDocument) throw new Error('The frame has no page')
  contentDocument.body.innerHTML = `
    <button command="show-modal" commandfor="menu">Menu</button>
    <dialog id="menu"><button command="close" commandfor="menu">Close</button></dialog>`
  const script = contentDocument.createElement('script')
  contentDocument.body.append(Object.assign(script, { text: paintDialogFirstScript }))
  const [opener, dialog, close] = ['button', 'dialog', 'dialog button'].map((selector) => {
    const found = contentDocument.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`There is no ${selector}`)
    return found
  }) as [HTMLElement, HTMLElement, HTMLElement] // one for each selector
  return { opener, dialog, close, active: () => contentDocument.activeElement }
}

test('shows a dialog above the page at once, and makes it modal after that paint', async () => {
  const { opener, dialog, close, active } = page()
  opener.focus()
  opener.click()
  expect(dialog.matches(':popover-open')).toBe(true)
  expect(dialog.matches(':modal')).toBe(false)
  await expect.poll(() => dialog.matches(':modal')).toBe(true)
  expect(dialog.matches(':popover-open')).toBe(false)
  expect(active()).toBe(close)
})

test('closes by its own button, gives the focus back, and opens again', async () => {
  const { opener, dialog, close, active } = page()
  for (let round = 0; round < 2; round += 1) {
    opener.focus()
    opener.click()
    await expect.poll(() => dialog.matches(':modal')).toBe(true)
    close.click()
    expect(dialog.hasAttribute('open')).toBe(false)
    expect(active()).toBe(opener)
  }
})

test('leaves it closed that was closed before it was painted', async () => {
  const { opener, dialog } = page()
  opener.click()
  dialog.hidePopover()
  await expect.poll(() => dialog.popover).toBe(null)
  expect(dialog.matches(':modal')).toBe(false)
  opener.click()
  await expect.poll(() => dialog.matches(':modal')).toBe(true)
})

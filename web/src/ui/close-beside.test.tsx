import { afterEach, beforeEach, expect, it } from 'vitest'
import { closeBeside } from './close-beside.ts'

const known = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, 'closedBy')
let dialog: HTMLDialogElement
beforeEach(() => {
  dialog = document.createElement('dialog')
  dialog.innerHTML = '<p>Within</p>'
  document.body.append(dialog)
  dialog.showModal()
})
afterEach(() => {
  dialog.remove()
  if (known) Object.defineProperty(HTMLDialogElement.prototype, 'closedBy', known)
})

const within = () => dialog.querySelector('p') as HTMLElement
function press(from: Element, to = from) {
  from.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  to.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

it('closes a dialog at a press beside it where the browser does not', () => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
  const stop = closeBeside(dialog)
  press(within())
  // A text that is marked beyond the edge ends there.
  press(within(), dialog)
  expect(dialog.open).toBe(true)
  press(dialog)
  expect(dialog.open).toBe(false)
  dialog.showModal()
  stop?.()
  press(dialog)
  expect(dialog.open).toBe(true)
})

it('leaves it to a browser that knows how', () => {
  expect(closeBeside(dialog)).toBeUndefined()
})

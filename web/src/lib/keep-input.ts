import { showKept, type KeptInput } from './replay-input.ts'

/** Keeps what nothing would answer yet: an entry, Enter upon it, and the press of a button that does nothing by itself. */
export function keepInput(event: Event, kept: Map<Element, KeptInput>): void {
  const { type, target } = event
  if (!(target instanceof Element)) return
  const pressed = type === 'click' && target.closest<HTMLButtonElement>('button')
  if (pressed && !worksByItself(pressed)) {
    kept.set(pressed, { target: pressed, type: 'click' })
    showKept(pressed)
  }
  const before = kept.get(target)
  const entry = before?.type === 'entry' ? before : null
  if (entry && event instanceof KeyboardEvent && event.key === 'Enter')
    kept.set(target, { ...entry, isEntered: true })
  if (type !== 'input' && type !== 'change') return
  if (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  ) {
    const isChecked = target instanceof HTMLInputElement && target.checked
    kept.delete(target)
    // A browser tells of the change after the key that made it.
    const isEntered = type === 'change' && entry?.isEntered === true
    kept.set(target, { target, type: 'entry', value: target.value, isChecked, isEntered })
  }
}

/** Whether the browser answers the press of a button: to do it again would close what it has opened. */
function worksByItself(button: HTMLButtonElement): boolean {
  const isSent = button.form !== null && button.type === 'submit'
  return isSent || Boolean(button.popoverTargetElement) || Boolean(button.commandForElement)
}

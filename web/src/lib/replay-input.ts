/** What a visitor did to an element that could not answer yet: a press, or what a field then held. */
export type KeptInput = { readonly target: Element; readonly type: 'click' } | KeptEntry

interface KeptEntry {
  readonly target: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
  readonly type: 'entry'
  readonly value: string
  readonly isChecked: boolean
  /** Whether Enter was pressed upon it. */
  readonly isEntered?: boolean
}

/** The name of the animation by which a button says that its press was kept; `early-input.inline.js` writes it out. */
const keptPress = 'kept-press'

/** Dims a button whose press is kept, until that is done again: it was heard, though nothing else answers yet. */
export function showKept(button: Element): void {
  // With the next frame, not bit by bit.
  button.animate({ opacity: [0.55, 0.55] }, { id: keptPress, fill: 'forwards' })
}

/** Does again what was kept, in its order. What has left the page meanwhile is left out. */
export function replayInput(all: Iterable<KeptInput>): void {
  for (const kept of all) {
    if (!kept.target.isConnected) continue
    if (kept.type === 'entry') enterAgain(kept)
    else if (kept.target instanceof HTMLElement) pressAgain(kept.target)
  }
}

function pressAgain(button: HTMLElement): void {
  for (const animation of button.getAnimations()) if (animation.id === keptPress) animation.cancel()
  button.click()
}

/**
 * React answers a field only when it holds another value than React last saw in it, and what it saw first is
 * what was typed. So the field is emptied in React's sight and filled behind its back.
 */
function enterAgain({ target, value, isChecked, isEntered }: KeptEntry): void {
  // Hydrates the part of the page that holds the field, if it is not hydrated yet.
  target.dispatchEvent(new Event('input', { bubbles: true }))
  if (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')) {
    target.checked = !isChecked
    target.click()
    return
  }
  target.value = ''
  // Every element has a prototype.
  Reflect.set(Object.getPrototypeOf(target) as object, 'value', value, target)
  target.dispatchEvent(new Event('input', { bubbles: true }))
  target.dispatchEvent(new Event('change', { bubbles: true }))
  if (isEntered) target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  // Some fields take what was typed when they are left.
  if (document.activeElement !== target) target.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

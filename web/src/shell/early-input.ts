import { replayInput, type KeptInput } from '#lib/replay-input.ts'

/**
 * What a visitor does before the page's script has taken over: buttons pressed and fields filled in. Nothing
 * listens yet, and what the browser shows would be overwritten by what the page remembers. So it is kept,
 * and done again as soon as the page can answer. Links lead where they lead, and whatever else works by
 * itself is left alone.
 *
 * What the inline script leaves for `replayEarlyInput`.
 */
interface EarlyInput {
  /** The last of each element, in the order in which they were touched. */
  readonly kept: Map<Element, KeptInput>
  /** Stops keeping. A form without an address, or one that is marked as held, is never sent by the browser itself, now or later. */
  readonly stop: () => void
}

declare global {
  interface Window {
    earlyInput?: EarlyInput
  }
}

/**
 * Stands in the page itself, before anything that can be pressed, and so is text rather than a function:
 * the server's and the browser's build would print a function differently. React never sees what is kept,
 * or it might answer it a second time: a tick it would learn from the click, not from the input that is kept. Nor does
 * it see what comes before a click or a letter: it would hydrate the whole page at once, and the browser could not
 * paint what it does by itself, such as opening a dialog, until that is done.
 */
export const earlyInputScript = `(() => {
  const kept = new Map()
  const keep = (event, target, early) => {
    event.stopImmediatePropagation()
    kept.delete(target)
    kept.set(target, early)
  }
  const listen = {
    click(event) {
      if (event.target.matches('input')) event.stopImmediatePropagation()
      const target = event.target.closest('a, button')
      if (!target) return
      if (target.matches('a') || target.popoverTargetElement || target.commandForElement) event.stopImmediatePropagation()
      else keep(event, target, { target, type: 'click' })
    },
    input(event) {
      const { target } = event
      keep(event, target, { target, type: 'entry', value: target.value, isChecked: target.checked === true })
    },
  }
  listen.change = listen.input
  for (const type of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'keydown', 'keyup'])
    listen[type] = (event) => event.stopPropagation()
  addEventListener('click', ({ target }) => {
    const held = target.closest('form[data-held]')
    if (held) held.noValidate = true
  }, true)
  for (const type in listen) addEventListener(type, listen[type], true)
  addEventListener('submit', (event) => {
    if (!event.target.hasAttribute('action') || 'held' in event.target.dataset) event.preventDefault()
  }, true)
  window.earlyInput = {
    kept,
    stop() { for (const type in listen) removeEventListener(type, listen[type], true) },
  }
})()`.replace(/\n\s*/g, '\n')

/** Does again what was done too early. Called once, after hydration and after the stores are restored. */
export function replayEarlyInput(): void {
  const early = window.earlyInput
  if (!early) return
  early.stop()
  delete window.earlyInput
  replayInput(early.kept.values())
}

/**
 * Stands in the page itself, before anything that can be pressed, and so is imported as text: of a function
 * the server’s and the browser’s build would print different ones. React never sees what is kept,
 * or it might answer it a second time: a tick it would learn from the click, not from the input that is kept. Nor does
 * it see what comes before a click or a letter: it would hydrate the whole page at once, and the browser could not
 * paint what it does by itself, such as opening a dialog, until that is done. A button whose press is kept says so
 * (`replay-input.ts`): by an animation, since React would find a class or an attribute that it does not know.
 */
;(() => {
  const kept = new Map()
  const keep = (event, target, early) => {
    event.stopImmediatePropagation()
    kept.delete(target)
    kept.set(target, early)
  }
  const keepEntry = (event) => {
    const { target } = event
    keep(event, target, { target, type: 'entry', value: target.value, isChecked: target.checked === true })
  }
  const listen = {
    click(event) {
      if (event.target.matches('input')) event.stopImmediatePropagation()
      const target = event.target.closest('a, button')
      if (!target) return
      const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
      const leads = target.matches(isElsewhere ? 'a' : 'a:not([data-acts-first])')
      if (leads || target.popoverTargetElement || target.commandForElement) event.stopImmediatePropagation()
      else {
        // What a button does by itself, such as sending a form, is left alone.
        if (target.matches('a')) event.preventDefault()
        keep(event, target, { target, type: 'click' })
        target.animate({ opacity: [0.55, 0.55] }, { id: 'kept-press', fill: 'forwards' })
      }
    },
    input: keepEntry,
    change: keepEntry,
  }
  for (const type of [
    'pointerdown',
    'pointerup',
    'mousedown',
    'mouseup',
    'touchstart',
    'touchend',
    'keydown',
    'keyup',
  ])
    listen[type] = (event) => event.stopPropagation()
  addEventListener(
    'click',
    ({ target }) => {
      const held = target.closest('form[data-held]')
      if (held) held.noValidate = true
    },
    true,
  )
  for (const type in listen) addEventListener(type, listen[type], true)
  addEventListener(
    'submit',
    (event) => {
      if (!event.target.hasAttribute('action') || 'held' in event.target.dataset) event.preventDefault()
    },
    true,
  )
  window.earlyInput = {
    kept,
    stop() {
      for (const type in listen) removeEventListener(type, listen[type], true)
    },
  }
})()

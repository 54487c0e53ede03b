/**
 * Stands in the page itself, beside `early-input.inline.js`, and for as long as the page does. A button opens a modal dialog by
 * the browser's own command, and a modal dialog makes all the rest of the page inert: every element of it is styled anew
 * before anything is painted, which on a slow phone takes longer than all else of the tap. So the dialog is painted as
 * a popover first, which lies above the page and leaves it alone, and is made modal right after that paint, unless it
 * has been closed again by then. An `auto` popover: after a `manual` one the dialog would not give the focus back.
 */
addEventListener(
  'command',
  (event) => {
    const dialog = event.target
    if (event.command !== 'show-modal' || dialog.open || dialog.popover) return
    event.preventDefault()
    dialog.popover = 'auto'
    dialog.showPopover()
    requestAnimationFrame(() =>
      setTimeout(() => {
        const isShown = dialog.matches(':popover-open')
        dialog.popover = null
        if (isShown) dialog.showModal()
      }),
    )
  },
  true,
)

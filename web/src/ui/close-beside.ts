/**
 * Closes a dialog with `closedby="any"` at a press that began and ended beside it, in browsers that do not know the
 * attribute; gives what stops it.
 */
export function closeBeside(dialog: HTMLDialogElement): (() => void) | undefined {
  if ('closedBy' in HTMLDialogElement.prototype) return undefined
  let beganBeside = false
  const begin = ({ target }: Event) => {
    beganBeside = target === dialog
  }
  const end = ({ target }: Event) => {
    if (beganBeside && target === dialog) dialog.close()
  }
  dialog.addEventListener('pointerdown', begin)
  dialog.addEventListener('click', end)
  return () => {
    dialog.removeEventListener('pointerdown', begin)
    dialog.removeEventListener('click', end)
  }
}

import { useLayoutEffect } from 'react'

/** The control that is to have the focus once the page of a piece shows the choice that is on its way. */
let nextFocus: { readonly sku: string; readonly controlId: string } | null = null

/** The id of the control that takes an option. */
export function optionControlId(optionId: string): string {
  return `option-${optionId}`
}

/** What is pressed will be gone when the choice has been taken: the focus goes to this control of the piece. */
export function focusNext(sku: string, controlId: string): void {
  nextFocus = { sku, controlId }
}

/**
 * Keeps the focus on a choice of a piece. The first choice leads from a short address to a full one, which is
 * another route: its page is built anew, and the focus would start again at the top of the document. `choice`
 * tells one choice of the piece from another.
 */
export function useKeepFocus(sku: string, choice: string): void {
  useLayoutEffect(() => {
    const target = nextFocus?.sku === sku ? document.getElementById(nextFocus.controlId) : null
    nextFocus = null
    // Whoever has gone on meanwhile is not called back.
    if (document.activeElement === document.body) target?.focus({ preventScroll: true })
    // Each choice asks anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [sku, choice])
  useLayoutEffect(
    () => () => {
      const controlId = document.activeElement?.id
      if (controlId) nextFocus = { sku, controlId }
    },
    [sku],
  )
}

import { useEffect, useRef } from 'react'

interface FocusNext {
  /** What had the focus when it was asked for; null for nothing. */
  readonly from: Element | null
  readonly ids: readonly string[]
}

/**
 * Keeps the focus of a keyboard where a press takes away what was pressed: once that has gone, the first of these
 * elements that is there takes the focus. To be called by the press itself, and without an element once nothing came of
 * it. Somebody who has gone on meanwhile is left where they are.
 */
export function useFocusNext(): (...ids: readonly string[]) => void {
  const next = useRef<FocusNext | null>(null)
  // After every drawing: the answer that takes one away and puts the other there may come with any of them.
  useEffect(() => {
    if (!next.current) return
    const { from, ids } = next.current
    const { activeElement, body } = document
    if (from && activeElement === from) return
    const target = ids.map((id) => document.getElementById(id)).find((element) => element !== null)
    if (activeElement === body && !target) return
    next.current = null
    if (activeElement === body) target?.focus()
  })
  return (...ids) => {
    const { activeElement, body } = document
    next.current = { from: activeElement === body ? null : activeElement, ids }
  }
}

import type { ConsultationLocation } from '@shop/schema/domain/booking/consultation-locations'

/** The panel as it was asked for; another one each time. */
export interface ConsultationOpening {
  readonly count: number
  /** Where it starts: null lets a boutique be picked, VIRTUAL leaves nothing to pick. */
  readonly location: ConsultationLocation | null
  /** What had the focus, and has it again when the panel is closed. */
  readonly opener: HTMLElement | null
}

let count = 0
let opening: ConsultationOpening | null = null
const listeners = new Set<() => void>()

/** Opens the panel in which a consultation is asked for, over whatever page is shown (rules/booking#panel). */
export function openConsultation({ location }: { readonly location?: ConsultationLocation } = {}): void {
  const { activeElement } = document
  const opener = activeElement instanceof HTMLElement ? activeElement : null
  count += 1
  tell({ count, location: location ?? null, opener })
}

/** Takes a panel away, and all that was typed into it; one that was opened since stays. */
export function endConsultation(ended: ConsultationOpening): void {
  if (ended === opening) tell(null)
}

/** The panel that is open; null for none. */
export function consultationOpening(): ConsultationOpening | null {
  return opening
}

export function listenToConsultation(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

/**
 * What marks a link or a button that opens the panel, also before its part of the page is awake (`consultation-host`). A
 * link leads to the page of the same form where there is no script.
 */
export function opensConsultation(location?: ConsultationLocation) {
  return { 'aria-haspopup': 'dialog', 'data-consultation': location ?? '' } as const
}

function tell(next: ConsultationOpening | null): void {
  opening = next
  for (const listener of listeners) listener()
}

import * as addresses from '@shop/schema/domain/addresses/addresses'
import { useEffect, useSyncExternalStore } from 'react'
import {
  consultationOpening,
  endConsultation,
  listenToConsultation,
  openConsultation,
} from '#data/booking/consultation-opening.ts'
import { reportError } from '#data/report-error.ts'
import { lazyComponent } from '#ui/lazy-component.ts'
import { locationNamed } from './location-named.ts'

/** Its code comes when somebody opens it: most visitors never do. */
const panel = lazyComponent(
  async () => (await import('./consultation-panel.tsx')).ConsultationPanel,
  null,
  (error) => {
    reportError(error, { where: 'consultation' })
    goToPage()
  },
)

/** Where the panel of a consultation stands while it is open; never on the server (rules/booking#panel). */
export function ConsultationHost() {
  const opening = useSyncExternalStore(listenToConsultation, consultationOpening, () => null)
  useEffect(() => {
    // Before React, which ends an event of a part that is not awake.
    window.addEventListener('click', openMarked, true)
    return () => window.removeEventListener('click', openMarked, true)
  }, [])
  return opening && <panel.Component key={opening.count} opening={opening} />
}

/** Whatever bears the mark opens the panel, wherever it stands; with a key that opens a link elsewhere it is a link. */
function openMarked(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  const marked = target instanceof Element ? target.closest<HTMLElement>('[data-consultation]') : null
  if (!marked) return
  event.preventDefault()
  // Not every browser focuses what is pressed.
  marked.focus({ preventScroll: true })
  const location = locationNamed(marked.dataset['consultation'] ?? '')
  openConsultation(location ? { location } : {})
}

/** Where the code of the panel cannot be had, the page of the same form may be newer; offline nothing is. */
function goToPage(): void {
  const opening = consultationOpening()
  if (!opening || !navigator.onLine) return
  endConsultation(opening)
  window.location.assign(addresses.bookConsultation(opening.location ? { location: opening.location } : {}))
}

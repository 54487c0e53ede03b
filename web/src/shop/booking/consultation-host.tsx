import * as addresses from '@shop/schema/domain/addresses/addresses'
import { useSyncExternalStore } from 'react'
import { consultation } from '#data/booking/consultation-opening.ts'
import { reportError } from '#data/report-error.ts'
import { lazyComponent } from '#ui/lazy-component.ts'
import { useMarkedPress } from '#ui/use-marked-press.ts'
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
  const opening = useSyncExternalStore(consultation.shown.listen, consultation.shown.get, () => null)
  useMarkedPress('data-consultation', openMarked)
  return opening && <panel.Component key={opening.count} opening={opening} />
}

function openMarked({ dataset }: HTMLElement): void {
  consultation.open({ location: locationNamed(dataset['consultation'] ?? '') ?? null })
}

/** Where the code of the panel cannot be had, the page of the same form may be newer; offline nothing is. */
function goToPage(): void {
  const opening = consultation.shown.get()
  if (!opening || !navigator.onLine) return
  consultation.end(opening)
  window.location.assign(addresses.bookConsultation(opening.location ? { location: opening.location } : {}))
}

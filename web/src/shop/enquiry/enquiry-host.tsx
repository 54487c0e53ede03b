import { contact } from '@shop/schema/domain/addresses/addresses'
import { useEffect, useSyncExternalStore } from 'react'
import { endEnquiry, enquiryOpening, listenToEnquiry, openEnquiry } from '#data/enquiry/enquiry-opening.ts'
import { reportError } from '#data/report-error.ts'
import { lazyComponent } from '#ui/lazy-component.ts'

/** Its code comes when somebody opens it: most visitors never do. */
const dialog = lazyComponent(
  async () => (await import('./enquiry-dialog.tsx')).EnquiryDialog,
  null,
  (error) => {
    reportError(error, { where: 'enquiry' })
    goToPage()
  },
)

/** Where the contact form stands while it is open over a page; never on the server (rules/enquiries#contact-form). */
export function EnquiryHost() {
  const opening = useSyncExternalStore(listenToEnquiry, enquiryOpening, () => null)
  useEffect(() => {
    // Before React, which ends an event of a part that is not awake.
    window.addEventListener('click', openMarked, true)
    return () => window.removeEventListener('click', openMarked, true)
  }, [])
  return opening && <dialog.Component key={opening.count} opening={opening} />
}

/** Whatever bears the mark opens the form; with a key that opens a link elsewhere it is a link. */
function openMarked(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  const marked = target instanceof Element ? target.closest<HTMLElement>('[data-enquiry]') : null
  if (!marked) return
  event.preventDefault()
  // Not every browser focuses what is pressed.
  marked.focus({ preventScroll: true })
  openEnquiry()
}

/** Where the code of the form cannot be had, the page of the same form may be newer; offline nothing is. */
function goToPage(): void {
  const opening = enquiryOpening()
  if (!opening || !navigator.onLine) return
  endEnquiry(opening)
  window.location.assign(contact())
}

import { contact } from '@shop/schema/domain/addresses/addresses'
import { useSyncExternalStore } from 'react'
import { enquiry } from '#data/enquiry/enquiry-opening.ts'
import { reportError } from '#data/report-error.ts'
import { lazyComponent } from '#ui/lazy-component.ts'
import { useMarkedPress } from '#ui/use-marked-press.ts'

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
  const opening = useSyncExternalStore(enquiry.shown.listen, enquiry.shown.get, () => null)
  useMarkedPress('data-enquiry', openForm)
  return opening && <dialog.Component key={opening.count} opening={opening} />
}

function openForm(): void {
  enquiry.open({})
}

/** Where the code of the form cannot be had, the page of the same form may be newer; offline nothing is. */
function goToPage(): void {
  const opening = enquiry.shown.get()
  if (!opening || !navigator.onLine) return
  enquiry.end(opening)
  window.location.assign(contact())
}

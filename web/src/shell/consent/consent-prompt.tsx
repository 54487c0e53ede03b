import { contentAddresses } from '@shop/schema/domain/addresses/content-addresses'
import { useEffect, useSyncExternalStore } from 'react'
import { chooseConsent, knownConsent } from '#data/consent/kept-consent.ts'
import { reportError } from '#data/report-error.ts'
import { lazyComponent } from '#ui/lazy-component.ts'
import { useShownPath } from '../use-layout.ts'
import { askAgain, consentQuestion, endQuestion, listenToConsentQuestion } from './consent-question.ts'

/** Its code and its styles come when somebody is asked: whoever has chosen needs neither. */
const dialog = lazyComponent(
  async () => (await import('./consent-dialog.tsx')).ConsentDialog,
  null,
  (error) => reportError(error, { where: 'consent' }),
)

/** Asks what a visitor allows, while there is something to ask; never on the server (rules/consent#cookie-dialog). */
export function ConsentPrompt() {
  const question = useSyncExternalStore(listenToConsentQuestion, consentQuestion, () => null)
  useEffect(() => {
    // Before React, which ends an event of a part that is not awake.
    window.addEventListener('click', onClick, true)
    return () => window.removeEventListener('click', onClick, true)
  }, [])
  // What the question leads to can be read before it is answered.
  const isReading = useShownPath() === contentAddresses.cookies
  if (question === null || (question === 'first' && isReading)) return null
  return (
    <dialog.Component
      key={question}
      chosen={knownConsent() ?? null}
      onChoose={(choice) => {
        chooseConsent(choice)
        endQuestion()
      }}
      onClose={endQuestion}
    />
  )
}

/** Whatever bears this mark lets the visitor choose again, wherever it stands and however late its part wakes. */
function onClick({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('[data-cookie-settings]')) askAgain()
}

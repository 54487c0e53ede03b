import { contentAddresses } from '@shop/schema/domain/addresses/content-addresses'
import { useSyncExternalStore } from 'react'
import { chooseConsent, knownConsent } from '#data/consent/kept-consent.ts'
import { reportError } from '#data/report-error.ts'
import { lazyComponent } from '#ui/lazy-component.ts'
import { useMarkedPress } from '#ui/use-marked-press.ts'
import { useShownPath } from '../use-layout.ts'
import { askAgain, consentQuestion, endQuestion } from './consent-question.ts'

/** Its code and its styles come when somebody is asked: whoever has chosen needs neither. */
const dialog = lazyComponent(
  async () => (await import('./consent-dialog.tsx')).ConsentDialog,
  null,
  (error) => reportError(error, { where: 'consent' }),
)

/** Asks what a visitor allows, while there is something to ask; never on the server (rules/consent#cookie-dialog). */
export function ConsentPrompt() {
  const question = useSyncExternalStore(consentQuestion.listen, consentQuestion.get, () => null)
  useMarkedPress('data-cookie-settings', askAgain)
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

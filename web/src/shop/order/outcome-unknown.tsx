import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import skeletons from '#ui/skeleton.module.css'
import { CallWay, OutcomePanel } from './outcome-panel.tsx'

/** The shape of an outcome until it is known which. */
export function OutcomeSkeleton() {
  return (
    <OutcomePanel subject={m.outcome_payment()} title={m.outcome_asking_title()}>
      <noscript>
        <p>{m.outcome_noscript({ phone: shopIdentity.freephone.shown })}</p>
      </noscript>
      <div aria-hidden="true">
        <i className={skeletons.line} />
        <i className={skeletons.line} />
        <i className={skeletons.shortLine} />
      </div>
    </OutcomePanel>
  )
}

/** How the payment stands could not be asked; it is asked again by itself. */
export function OutcomeUnreachable({ retry }: { retry: () => void }) {
  return (
    <OutcomePanel
      subject={m.outcome_payment()}
      title={m.outcome_unreachable_title()}
      facts={[{ label: m.outcome_money(), text: m.outcome_unreachable_money() }]}
      actions={
        <>
          <button type="button" className={buttons.button} onClick={retry}>
            {m.outcome_ask_again()}
          </button>
          <CallWay />
        </>
      }
    />
  )
}

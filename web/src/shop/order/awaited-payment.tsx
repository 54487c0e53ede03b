import * as addresses from '@shop/schema/domain/addresses/addresses'
import { m } from '#generated/paraglide/messages.js'
import { CallWay, OutcomePanel, OutcomeWay } from './outcome-panel.tsx'

interface AwaitedPaymentProps {
  /** Whether its last word has been awaited for half a minute. */
  readonly isLong: boolean
  /** Whether it is a lender's. */
  readonly isFinance: boolean
}

/**
 * While the provider's word is awaited (rules/checkout#results): says so, and after half a minute that an e-mail
 * follows and nothing need be paid again.
 */
export function AwaitedPayment({ isLong, isFinance }: AwaitedPaymentProps) {
  return (
    <OutcomePanel
      subject={isFinance ? m.outcome_finance() : m.outcome_payment()}
      title={isFinance ? m.outcome_awaited_lender_title() : m.outcome_awaited_title()}
      facts={[
        {
          label: m.outcome_happened(),
          text: isFinance ? m.outcome_awaited_lender_text() : m.outcome_awaited_text(),
        },
        { label: m.outcome_money(), text: m.outcome_awaited_money() },
      ]}
      actions={
        isLong && (
          <>
            <OutcomeWay href={addresses.home()}>{m.outcome_awaited_home()}</OutcomeWay>
            <CallWay />
          </>
        )
      }
    >
      {/* In the page from the start, or what is put into it later would not be read out. */}
      <div role="status">{isLong && <p>{m.outcome_awaited_long()}</p>}</div>
    </OutcomePanel>
  )
}

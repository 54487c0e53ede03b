import * as addresses from '@shop/schema/domain/addresses/addresses'
import { useVisitor } from '#data/account/session.ts'
import { m } from '#generated/paraglide/messages.js'
import { CallWay, OutcomePanel, OutcomeWay } from '#shop/order/outcome-panel.tsx'
import { UnbrokenWords } from '#ui/unbroken-words.tsx'

/** Another customer's order is as unknown as one that nobody has (rules/account#whose-it-is). */
export function UnknownPayment() {
  const isGuest = useVisitor().kind === 'guest'
  return (
    <OutcomePanel
      subject={m.thanks_order()}
      title={m.thanks_unknown_title()}
      actions={
        <>
          {isGuest ? (
            <OutcomeWay href={addresses.signIn()}>{m.account_sign_in()}</OutcomeWay>
          ) : (
            <OutcomeWay href={addresses.account('orders')}>{m.account_tracking_back()}</OutcomeWay>
          )}
          <CallWay />
        </>
      }
    >
      <p>
        <UnbrokenWords text={isGuest ? m.thanks_unknown_guest() : m.thanks_unknown_text()} />
      </p>
    </OutcomePanel>
  )
}

import type { Pence } from '@shop/schema/domain/values/money'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { BillingAddress } from './billing-address.tsx'
import { fieldId } from './checkout-fields.ts'
import { Choice, Choices } from '#ui/form/choices.tsx'
import { useCheckout, useField } from './field-of-form.ts'
import { FinancePlanChoice } from './finance-plan-choice.tsx'
import { FormSection } from './form-section.tsx'
import { offeredPlans } from '#shop/design/finance/offered-plans.ts'
import fields from '#ui/field.module.css'

interface PaymentSectionProps {
  /** What is left to pay; null while nothing can be bought, as while the cart does not have the lines yet. */
  readonly duePence: Pence | null
}

/** How the order is paid, where anything is left to pay, and to whom the invoice is made out. */
export function PaymentSection({ duePence }: PaymentSectionProps) {
  const { control, setValue } = useCheckout()
  const method = useWatch({ control, name: 'method' })
  const plans = duePence === null ? [] : offeredPlans(duePence)
  const isLent = plans.length > 0
  // While nobody can say what is lent, finance that was chosen stays so.
  const isKept = duePence === null && method === 'FINANCE'
  useEffect(() => {
    // What is left to pay has become less than is lent.
    if (!isLent && !isKept && method === 'FINANCE') setValue('method', 'CARD')
  }, [isLent, isKept, method, setValue])
  return (
    <FormSection id="checkout-payment" title={m.checkout_payment()}>
      {duePence === 0 ? <p>{m.checkout_voucher_note()}</p> : <PaymentChoice hasFinance={isLent || isKept} />}
      {method === 'FINANCE' && duePence !== null && isLent && (
        <FinancePlanChoice pricePence={duePence} plans={plans} />
      )}
      <BillingAddress />
    </FormSection>
  )
}

/** Card, wallet and, where enough is lent, finance, which is never chosen for anybody. */
function PaymentChoice({ hasFinance }: { hasFinance: boolean }) {
  const { id: _id, label: _label, error, ...choice } = useField('method')
  return (
    <>
      <Choices legend={m.checkout_payment_legend()}>
        <Choice
          {...choice}
          id={fieldId('method')}
          value="CARD"
          title={m.checkout_card()}
          note={m.checkout_card_note()}
          end={<Icon name="card" />}
        />
        <Choice
          {...choice}
          value="WALLET"
          title={m.checkout_wallet()}
          note={m.checkout_wallet_note()}
          end={<Icon name="wallet" />}
        />
        {hasFinance && (
          <Choice
            {...choice}
            value="FINANCE"
            title={m.checkout_finance()}
            note={m.checkout_finance_note()}
            end={<Icon name="instalments" />}
          />
        )}
      </Choices>
      {error && <p className={fields.error}>{error}</p>}
    </>
  )
}

import type { Pence } from '@shop/schema/domain/values/money'
import { representativePlan } from '@shop/schema/domain/finance/finance-plans'
import { useEffect, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { formatPence, ownNumber } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'
import { FinanceExample } from '#shop/design/finance/finance-example.tsx'
import { useCheckout, useField } from './field-of-form.ts'
import { chosenPlan, type OfferedPlan } from '#shop/design/finance/offered-plans.ts'
import fields from '#ui/field.module.css'
import styles from './finance-plan-choice.module.css'

interface FinancePlanChoiceProps {
  readonly pricePence: Pence
  /** At least one. */
  readonly plans: readonly OfferedPlan[]
}

/**
 * The plans of the lender, with what the chosen one comes to. Beside any but the representative plan stands the
 * representative example, no less prominent (rules/finance#representative-example).
 */
export function FinancePlanChoice({ pricePence, plans }: FinancePlanChoiceProps) {
  const { control, setValue } = useCheckout()
  const { label, error, ...field } = useField('financePlan')
  const value = useWatch({ control, name: 'financePlan' })
  const chosen = chosenPlan(plans, value)
  const errorId = useId()
  useEffect(() => {
    if (chosen && chosen.value !== value) setValue('financePlan', chosen.value)
  }, [chosen, value, setValue])
  if (!chosen) return null
  const isRepresentative = chosen.plan === representativePlan
  return (
    <>
      <div className={fields.field}>
        <label htmlFor={field.id}>{label}</label>
        <select
          {...field}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        >
          {plans.map(({ plan, value: each, depositPence }) => (
            <option key={each} value={each}>
              {m.checkout_plan_option({
                months: plan.months,
                apr: ownNumber(plan.aprPercent),
                deposit: formatPence(depositPence),
              })}
            </option>
          ))}
        </select>
        {error && (
          <p id={errorId} className={fields.error}>
            {error}
          </p>
        )}
      </div>
      {!isRepresentative && (
        <div className={styles.example}>
          <FinanceExample pricePence={pricePence} plan={chosen.plan} />
        </div>
      )}
      <div className={styles.example}>
        <FinanceExample pricePence={pricePence} />
      </div>
      <p className="caption">{m.checkout_finance_cancel()}</p>
    </>
  )
}

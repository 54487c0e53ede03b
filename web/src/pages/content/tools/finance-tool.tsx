import { creditOf } from '@shop/schema/domain/finance/credit'
import {
  financePlans,
  representativePlan,
  smallestCreditPence,
} from '@shop/schema/domain/finance/finance-plans'
import { pence } from '@shop/schema/domain/values/money'
import { useId, useState } from 'react'
import { formatPence, numberForm, ownNumber } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'
import { readSteps, stepsText } from '#lib/range-numbers.ts'
import { FinanceExample } from '#shop/design/finance/finance-example.tsx'
import fields from '#ui/field.module.css'
import { ToolSelect } from './tool-select.tsx'
import styles from './tool.module.css'

/** What an example begins with: about what an engagement ring costs. */
const usualPricePence = pence(250_000)

const planOptions = financePlans.map((plan, place) => ({
  value: String(place),
  text: m.tool_finance_plan({
    months: plan.months,
    apr: ownNumber(plan.aprPercent),
    percent: plan.depositPercent,
  }),
}))

/**
 * What a price comes to in instalments, on any plan of the lender; beside any but the representative one stands the
 * representative example, no less prominent, and so it does where nothing is lent, at the usual price if need be
 * (rules/finance#representative-example).
 */
export function FinanceTool() {
  const [typed, setTyped] = useState(stepsText(usualPricePence, 2, numberForm))
  const [place, setPlace] = useState(String(financePlans.indexOf(representativePlan)))
  const [priceId, statusId] = [useId(), useId()]
  const plan = financePlans[Number(place)] ?? representativePlan
  const amount = readSteps(typed, 2, numberForm)
  const price = amount === null ? null : pence(amount)
  const isLent = price !== null && creditOf(price, plan) !== null
  const isExampleLent = price !== null && creditOf(price, representativePlan) !== null
  return (
    <div className={styles.tool}>
      <div className={styles.controls}>
        <div className={fields.field}>
          <label htmlFor={priceId}>{m.tool_finance_price()}</label>
          <input
            id={priceId}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            aria-invalid={price === null || undefined}
            aria-describedby={statusId}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <ToolSelect label={m.tool_finance_term()} options={planOptions} value={place} onChoose={setPlace} />
        <p id={statusId} role="status">
          {price === null
            ? m.tool_finance_no_price()
            : isLent
              ? m.tool_finance_of({ price: formatPence(price) })
              : m.tool_finance_too_little({
                  least: formatPence(smallestCreditPence),
                  percent: plan.depositPercent,
                })}
        </p>
      </div>
      {isLent && (
        <div className={styles.facts}>
          <FinanceExample pricePence={price} plan={plan} />
        </div>
      )}
      {/* The rates above are shown whatever the price. */}
      {!(isLent && plan === representativePlan) && (
        <div className={styles.facts}>
          <FinanceExample pricePence={isExampleLent ? price : usualPricePence} />
        </div>
      )}
    </div>
  )
}

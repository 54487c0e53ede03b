import { financeExample } from '@shop/schema/domain/finance/finance'
import { representativePlan, type FinancePlan } from '@shop/schema/domain/finance/finance-plans'
import { lender } from '@shop/schema/domain/vocabulary/lender'
import type { Pence } from '@shop/schema/domain/values/money'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { formatPence, ownNumber } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'

interface FinanceExampleProps {
  readonly pricePence: Pence
  /** The representative one, unless the shopper has chosen another. */
  readonly plan?: FinancePlan
}

/** What paying a price in instalments comes to, in full; nothing where so little is not lent. */
export function FinanceExample({ pricePence, plan = representativePlan }: FinanceExampleProps) {
  const example = financeExample(pricePence, plan)
  if (!example) return null
  const { instalmentPence, lastInstalmentPence, nominalRatePercent } = example
  const isRepresentative = plan === representativePlan
  const title = isRepresentative ? m.product_finance_example() : m.finance_agreement()
  const apr = { percent: ownNumber(plan.aprPercent) }
  const isLastOther = lastInstalmentPence !== instalmentPence
  const months = isLastOther ? plan.months - 1 : plan.months
  const rows = [
    [m.product_finance_cash(), formatPence(example.cashPricePence)],
    [m.product_finance_deposit({ percent: plan.depositPercent }), formatPence(example.depositPence)],
    [m.product_finance_credit(), formatPence(example.creditPence)],
    [m.product_finance_instalments({ months }), formatPence(instalmentPence)],
    ...(isLastOther ? [[m.finance_last_instalment(), formatPence(lastInstalmentPence)] as const] : []),
    [m.product_finance_rate(), m.product_finance_rate_value({ percent: ownNumber(nominalRatePercent) })],
    [m.product_finance_cost(), formatPence(example.costPence)],
    [m.product_finance_total(), formatPence(example.totalPayablePence)],
  ] as const
  return (
    <>
      <dl aria-label={title}>
        <div>
          <dt>
            <b>{title}</b>
          </dt>
          <dd>
            <b>{isRepresentative ? m.product_finance_apr(apr) : m.finance_apr(apr)}</b>
          </dd>
        </div>
        {rows.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p>
        {m.product_finance_terms({
          shop: shopIdentity.brand,
          lender: lender.name,
          address: lender.address,
        })}
      </p>
    </>
  )
}

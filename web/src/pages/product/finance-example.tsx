import { financeExample } from '@shop/schema/domain/finance/finance'
import { representativePlan } from '@shop/schema/domain/finance/finance-plans'
import { lender } from '@shop/schema/domain/vocabulary/lender'
import { formatPence, type Pence } from '@shop/schema/domain/values/money'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { m } from '#generated/paraglide/messages.js'

/** The representative example of paying a price in instalments; nothing where so little is not lent. */
export function FinanceExample({ pricePence }: { pricePence: Pence }) {
  const example = financeExample(pricePence, representativePlan)
  if (!example) return null
  const { plan, instalmentPence, nominalRatePercent } = example
  const rows = [
    [m.product_finance_cash(), formatPence(example.cashPricePence)],
    [m.product_finance_deposit({ percent: plan.depositPercent }), formatPence(example.depositPence)],
    [m.product_finance_credit(), formatPence(example.creditPence)],
    [m.product_finance_instalments({ months: plan.months }), formatPence(instalmentPence)],
    [m.product_finance_rate(), m.product_finance_rate_value({ percent: nominalRatePercent })],
    [m.product_finance_cost(), formatPence(example.costPence)],
    [m.product_finance_total(), formatPence(example.totalPayablePence)],
  ] as const
  return (
    <>
      <dl aria-label={m.product_finance_example()}>
        <div>
          <dt>
            <b>{m.product_finance_example()}</b>
          </dt>
          <dd>
            <b>{m.product_finance_apr({ percent: plan.aprPercent })}</b>
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

import { financeExample } from '@shop/schema/domain/finance'
import { lender, representativePlan } from '@shop/schema/domain/finance-plans'
import { formatPence, type Pence } from '@shop/schema/domain/money'
import { shopIdentity } from '@shop/schema/domain/shop-identity'
import { m } from '#generated/paraglide/messages.js'
import explainers from '#ui/explainer.module.css'
import { Icon } from '#ui/icon.tsx'
import styles from './product-page.module.css'

/**
 * Paying in instalments: no amount and no rate stands outside the representative example, so that none is
 * ever more prominent (CONC 3.5).
 */
export function FinanceBlock({ pricePence }: { pricePence: Pence }) {
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
    <details className={`${explainers.explainer} ${styles.finance}`}>
      <summary>
        <span>{m.product_finance()}</span>
        <Icon name="chevron" />
      </summary>
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
    </details>
  )
}

import { creditOf } from '@shop/schema/domain/finance/credit'
import { representativePlan } from '@shop/schema/domain/finance/finance-plans'
import type { Pence } from '@shop/schema/domain/values/money'
import { createIsomorphicFn } from '@tanstack/react-start'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import { LazyDetails } from '#ui/lazy-details.tsx'
import { FinanceExample } from '#shop/design/finance/finance-example.tsx'
import styles from './finance-block.module.css'

/** The server writes it for those without script; the browser's build leaves it out of the page. */
const preloadedExample = createIsomorphicFn()
  .server(() => ({ FinanceExample }))
  .client(() => null)

/**
 * Paying in instalments: no amount and no rate stands outside the representative example, so that none is
 * ever more prominent (CONC 3.5).
 */
export function FinanceBlock({ pricePence }: { pricePence: Pence }) {
  if (!creditOf(pricePence, representativePlan)) return null
  return (
    <LazyDetails
      className={styles.finance}
      summary={m.product_finance()}
      load={() => import('#shop/design/finance/finance-example.tsx')}
      preloaded={preloadedExample()}
      failure={m.explanation_failed()}
      onFailure={(error) => reportError(error, { where: 'finance example' })}
    >
      {(loaded) => <loaded.FinanceExample pricePence={pricePence} />}
    </LazyDetails>
  )
}

import { poundsOf, sumPence, type Pence } from '../values/money.ts'
import { roundUp, withVat } from './design-sum.ts'
import { priceLedger, type PriceStep } from './price-steps.ts'
import { defaultVatPercent } from './pricing.ts'

/**
 * How a piece that was made once comes to its price, from what its parts cost without VAT: the steps after their sum, which
 * are VAT, rounding and the total (rules/prices#design-price).
 */
export function examplePriceSteps(
  linesPence: readonly Pence[],
  vatPercent: number = defaultVatPercent,
): readonly PriceStep[] {
  const ledger = priceLedger(poundsOf(sumPence(linesPence)))
  ledger.addStep({ kind: 'vat', vatPercent }, withVat(ledger.total(), vatPercent))
  ledger.addStep({ kind: 'rounding' }, roundUp(ledger.total()))
  return ledger.withTotal().filter(({ kind }) => kind !== 'base')
}

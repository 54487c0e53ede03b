import { compare, decimal, roundHalfUp, subtract, subtractPence, toPence } from '../values/money.ts'
import type { Decimal, Pence } from '../values/money.ts'

interface StepAmount {
  /** What the step adds in pounds, exactly; below zero when it takes away. */
  readonly amount: Decimal
  /** What the step adds as shown: the difference of the running totals around it, each rounded half up. */
  readonly amountPence: Pence
}

/** One line of a price that explains itself. All lines but `total` add up to `total`, as shown and exactly. */
export type PriceStep = StepAmount &
  (
    | { readonly kind: 'base' }
    | {
        readonly kind: 'option'
        readonly attributeName: string
        readonly optionName: string
        readonly isFixedPrice: boolean
        /** Pounds excluding VAT when fixed, else percent. */
        readonly price: number
      }
    | { readonly kind: 'vat'; readonly vatPercent: number }
    | { readonly kind: 'rounding' }
    | { readonly kind: 'stone-size'; readonly stoneSizePercent: number }
    | { readonly kind: 'stone-size-rounding' }
    | { readonly kind: 'sale'; readonly salePercent: number }
    | { readonly kind: 'sale-rounding' }
    | { readonly kind: 'total' }
  )

type StepKind = PriceStep extends infer Step
  ? Step extends PriceStep
    ? Omit<Step, keyof StepAmount>
    : never
  : never

/**
 * Writes a price down step by step, from its base to its total. A rounding that moves nothing is left out;
 * an option that costs nothing stays, so that the shopper reads that it is included.
 */
export function priceLedger(base: Decimal) {
  const steps: PriceStep[] = []
  let total = decimal(0)
  addStep({ kind: 'base' }, base)

  function addStep(step: StepKind, next: Decimal): void {
    const amount = subtract(next, total)
    const amountPence = subtractPence(shownPence(next), shownPence(total))
    total = next
    const isIdleRounding = step.kind.endsWith('rounding') && compare(amount, decimal(0)) === 0
    if (!isIdleRounding) steps.push({ ...step, amount, amountPence })
  }
  return {
    addStep,
    total: () => total,
    withTotal: (): readonly PriceStep[] => [
      ...steps,
      { kind: 'total', amount: total, amountPence: toPence(total) },
    ],
  }
}

function shownPence(amount: Decimal): Pence {
  return toPence(roundHalfUp(amount, 2))
}

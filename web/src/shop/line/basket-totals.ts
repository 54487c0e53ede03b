import { sumPence, vatContained } from '@shop/schema/domain/values/money'
import type { Pence } from '@shop/schema/domain/values/money'

/** What the rule reads of a line. */
export interface PricedLine {
  /** What the shopper pays for it; null when it cannot be bought. */
  readonly total: Pence | null
  /** Whether no VAT is charged on it. */
  readonly vatIsZero: boolean
}

export interface BasketTotals {
  /** Pieces that can be bought. */
  readonly pieces: number
  readonly totalPence: Pence
  /** The VAT that the total contains; null while its rate is not known. */
  readonly vatPence: Pence | null
}

/**
 * What a basket comes to: the pieces that can be bought, the others left out. VAT is worked out once, of the
 * sum of what it is charged on (rules/prices#vat).
 */
export function basketTotals(lines: readonly PricedLine[], vatPercent: number | null): BasketTotals {
  const bought = lines.flatMap(({ total, vatIsZero }) => (total === null ? [] : [{ total, vatIsZero }]))
  const charged = bought.filter(({ vatIsZero }) => !vatIsZero)
  return {
    pieces: bought.length,
    totalPence: sumPence(bought.map(({ total }) => total)),
    vatPence:
      vatPercent === null ? null : vatContained(sumPence(charged.map(({ total }) => total)), vatPercent),
  }
}

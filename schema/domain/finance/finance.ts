import { creditOf } from './credit.ts'
import {
  add,
  compare,
  decimal,
  divide,
  multiply,
  percentOf,
  poundsOf,
  root,
  roundHalfUp,
  subtract,
  subtractPence,
  sumPence,
  timesPence,
  toPence,
} from '../values/money.ts'
import type { Decimal, Pence } from '../values/money.ts'
import type { FinancePlan } from './finance-plans.ts'

/** What a representative example has to say (CONC 3.5.3R to 3.5.5R). */
export interface FinanceExample {
  readonly plan: FinancePlan
  readonly cashPricePence: Pence
  readonly depositPence: Pence
  readonly creditPence: Pence
  /** Every instalment but the last. */
  readonly instalmentPence: Pence
  readonly lastInstalmentPence: Pence
  /** With the deposit. */
  readonly totalPayablePence: Pence
  readonly costPence: Pence
  /** Twelve times the rate of a month, as agreements state it: `9.48`. */
  readonly nominalRatePercent: string
}

/** Enough that no penny of any price depends on it. */
const ratePlaces = 24

/**
 * What paying a price in instalments comes to. The rate of a month is the twelfth root of 1 + APR, less 1,
 * because an APR is an effective rate. Deposit and instalment are rounded half up to the penny; without
 * interest the last instalment absorbs the pence, with interest all are the same and their sum is the total
 * payable. Null when less is left to lend than the lender lends.
 */
export function financeExample(cashPricePence: Pence, plan: FinancePlan): FinanceExample | null {
  const credit = creditOf(cashPricePence, plan)
  if (!credit) return null
  const { depositPence, creditPence } = credit
  const monthlyRate = monthlyRateOf(plan.aprPercent)
  const instalmentPence = instalment(creditPence, plan.months, monthlyRate)
  const allButLast = timesPence(instalmentPence, plan.months - 1)
  const lastInstalmentPence = plan.aprPercent === 0 ? subtractPence(creditPence, allButLast) : instalmentPence
  const totalPayablePence = sumPence([depositPence, allButLast, lastInstalmentPence])
  return {
    plan,
    cashPricePence,
    depositPence,
    creditPence,
    instalmentPence,
    lastInstalmentPence,
    totalPayablePence,
    costPence: subtractPence(totalPayablePence, cashPricePence),
    nominalRatePercent: percentText(multiply(monthlyRate, decimal(1200))),
  }
}

/** The rate of a month whose twelve months make the effective rate of a year. */
function monthlyRateOf(aprPercent: number): Decimal {
  return subtract(root(yearOf(aprPercent), 12, ratePlaces), decimal(1))
}

function yearOf(aprPercent: number): Decimal {
  return add(decimal(1), percentOf(decimal(1), decimal(aprPercent)))
}

/** Credit × rate ÷ (1 − (1 + rate)^−months); without a rate the credit in equal parts. */
function instalment(creditPence: Pence, months: number, monthlyRate: Decimal): Pence {
  const credit = poundsOf(creditPence)
  if (compare(monthlyRate, decimal(0)) === 0) return toPence(divide(credit, decimal(months), 2))
  const month = add(decimal(1), monthlyRate)
  let growth = decimal(1)
  for (let passed = 0; passed < months; passed += 1) {
    growth = roundHalfUp(multiply(growth, month), ratePlaces)
  }
  const interest = multiply(multiply(credit, monthlyRate), growth)
  return toPence(divide(interest, subtract(growth, decimal(1)), 2))
}

/** A percent with two decimals: `9.48`. */
function percentText(percent: Decimal): string {
  const digits = String(roundHalfUp(percent, 2).digits).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

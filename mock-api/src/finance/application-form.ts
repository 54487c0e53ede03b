import type { FieldProblem } from '../pay/form-parts.ts'

/** What somebody typed into the application. */
export type ApplicationForm =
  | { readonly kind: 'valid'; readonly incomePounds: number }
  | {
      readonly kind: 'invalid'
      readonly problems: readonly FieldProblem[]
      /** What the page shows again. */
      readonly kept: { readonly income: string; readonly agrees: boolean }
    }

const mostIncomePounds = 10_000_000

/** Reads an application: the income in whole pounds a year, and the consent to a search of the credit file. */
export function readApplicationForm(form: URLSearchParams): ApplicationForm {
  const income = (form.get('income') ?? '').trim()
  const agrees = form.get('agrees') === 'yes'
  const incomePounds = poundsOf(income)
  const problems = [
    ...(incomePounds === null ? [{ field: 'income', message: problemOfIncome(income) }] : []),
    ...(agrees
      ? []
      : [{ field: 'agrees', message: 'Agree to the search: the lender cannot decide without it.' }]),
  ]
  if (incomePounds !== null && agrees) return { kind: 'valid', incomePounds }
  return { kind: 'invalid', problems, kept: { income: income.slice(0, 20), agrees } }
}

/** Whole pounds, as people write them: 24000, £24,000, 24,000.00. */
function poundsOf(text: string): number | null {
  const digits = /^£? ?(\d[\d, ]*)(?:\.\d{2})?$/.exec(text)?.[1]
  const pounds = Number(digits?.replaceAll(/[, ]/g, ''))
  return pounds <= mostIncomePounds ? pounds : null
}

function problemOfIncome(text: string): string {
  return text === '' ? 'Enter your income before tax.' : 'Enter your income in pounds, such as 24,000.'
}

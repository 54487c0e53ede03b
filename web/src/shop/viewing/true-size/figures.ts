import { decimalText } from '#data/language/numbers.ts'

/** A measure or a weight as the trade writes it: 6.40. */
export function hundredthsText(figure: number): string {
  return decimalText(figure, 2)
}

/** A measure that nobody knows more exactly: 16.9. */
export function tenthsText(figure: number): string {
  return decimalText(figure, 1)
}

const hundredths = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const tenths = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A measure or a weight as the trade writes it: 6.40. */
export function hundredthsText(figure: number): string {
  return hundredths.format(figure)
}

/** A measure that nobody knows more exactly: 16.9. */
export function tenthsText(figure: number): string {
  return tenths.format(figure)
}

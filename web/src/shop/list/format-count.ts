const numbers = new Intl.NumberFormat('en-US')

/** A number of things as the shop writes it in English: 5,530 (document 2 section 9). */
export function formatCount(count: number): string {
  return numbers.format(count)
}

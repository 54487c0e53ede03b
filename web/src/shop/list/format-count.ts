/** A number of things as the shop writes it in English: 5,530 (rules/prices#money-in-words). */
export function formatCount(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}

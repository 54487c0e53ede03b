/** No id of a stone is longer (contract, getGemstoneById). */
const longestId = 64

/** Whether an address may name a stone; the API refuses what is longer. */
export function isGemstoneId(text: string): boolean {
  return text.length > 0 && text.length <= longestId
}

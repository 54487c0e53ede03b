/**
 * How search reads a text, on both sides: what counts as the same word, and which slips of the hand are
 * forgiven (rules/search#reading).
 */

/** The longest text that can be searched for (schema, `globalSearch`). */
export const longestSearchText = 200

/** Text as search compares it: lower case, without diacritics, `ß` as `ss`. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
}

/**
 * The words of a text, folded. Letters and digits part company (`1.5ct` is `1.5` and `ct`), a decimal comma
 * is a point, and every other sign only separates.
 */
export function searchWords(text: string): string[] {
  return (
    foldText(text)
      .match(/\d+(?:[.,]\d+)?|\p{L}+/gu)
      ?.map((word) => word.replace(',', '.')) ?? []
  )
}

/** How many slips a word may hold: one from four letters on, two from seven on, none with a digit in it. */
export function forgivenSlips(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\d/.test(word)) return 0
  return word.length < 7 ? 1 : 2
}

/**
 * How many letters must be put in, left out, replaced or swapped with their neighbour to make one word the
 * other; `most + 1` when it takes more than `most`.
 */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const replaced = at(last, j - 1) + (isSame ? 0 : 1)
      // Before the first letter stands none that could be another's.
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(
        Math.min(
          replaced,
          at(last, j) + 1,
          at(row, j - 1) + 1,
          isSwapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return Math.min(at(last, b.length), most + 1)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}

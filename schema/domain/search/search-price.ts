import { foldText } from './search-text.ts'

/** Prices that a search asks for, in whole pounds and inclusive; null for no end. */
export interface AskedPrice {
  readonly least: number | null
  readonly most: number | null
}

/** A text without the prices in it. */
export interface TextWithPrice {
  /** What else the text says, folded. */
  readonly rest: string
  /** Null where the text names no price. */
  readonly price: AskedPrice | null
}

/** Less than this without a pound sign is no price: `over 2` may be carats, `size 16` a finger. */
const leastUnmarked = 20

/** A billion pounds: more than anything costs, and its pence are a number that sums can hold. */
const mostPounds = 1_000_000_000

const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`
/** What makes of a number a weight, a length or a gold. */
const otherUnit = String.raw`(?!\s*(?:ct|cts|carats?|kt|mm|cm|inch|inches|in|"))`
const amount = (name: string) =>
  String.raw`(?<${name}Sign>£\s*)?(?<${name}>${number})(?![\d.,]*\d)\s*(?<${name}Unit>k|pounds?|gbp|quid)?(?![\p{L}\d])${otherUnit}`

/** How a price is asked for; the first form that a text holds counts. */
const forms: readonly { readonly pattern: RegExp; readonly isMarked: boolean }[] = [
  form(String.raw`(?:between|from)\s+${amount('least')}\s*(?:and|to|-|–)\s*${amount('most')}`, true),
  form(String.raw`${amount('least')}\s*(?:to|-|–)\s*${amount('most')}`, false),
  form(
    String.raw`(?:under|below|less than|cheaper than|no more than|not over|up to|at most|maximum|max|within|budget(?: of)?|<)\s*${amount('most')}`,
    true,
  ),
  form(
    String.raw`(?:over|above|more than|at least|starting at|from|minimum|min|>)\s*${amount('least')}`,
    true,
  ),
  form(amount('most'), false),
]

/**
 * The price that a text asks for, and the text without it (rules/search#prices): `rings under £1,000` is at most 1000
 * and `rings`. A number counts as pounds by its sign or its unit, or by a word such as `under` before it.
 */
export function priceInText(text: string): TextWithPrice {
  const folded = foldText(text)
  for (const { pattern, isMarked } of forms) {
    const found = pattern.exec(folded)
    const groups = found?.groups ?? {}
    const [least, most] = [poundsOf(groups, 'least'), poundsOf(groups, 'most')]
    const isSaid = isMarked || hasMark(groups, 'least') || hasMark(groups, 'most')
    if (!found || !isSaid || isTooLittle(groups, 'least') || isTooLittle(groups, 'most')) continue
    const rest = `${folded.slice(0, found.index)} ${folded.slice(found.index + found[0].length)}`.trim()
    return { rest, price: inOrder({ least, most }) }
  }
  return { rest: folded, price: null }
}

type Groups = Readonly<Record<string, string | undefined>>
type End = 'least' | 'most'

function form(source: string, isMarked: boolean) {
  return { pattern: new RegExp(String.raw`(?<![\p{L}\d.,])${source}`, 'u'), isMarked }
}

function hasMark(groups: Groups, end: End): boolean {
  // A k alone may be a gold: 18k.
  const unit = groups[`${end}Unit`]
  return groups[`${end}Sign`] !== undefined || (unit !== undefined && unit !== 'k')
}

function isTooLittle(groups: Groups, end: End): boolean {
  const pounds = poundsOf(groups, end)
  return pounds !== null && pounds < leastUnmarked && !hasMark(groups, end)
}

function poundsOf(groups: Groups, end: End): number | null {
  const digits = groups[end]
  if (digits === undefined) return null
  const pounds = Number(digits.replaceAll(',', '')) * (groups[`${end}Unit`] === 'k' ? 1000 : 1)
  // A thousand times a fraction is a little more or less than it is; whole pounds, within what was said.
  const whole = (end === 'least' ? Math.ceil : Math.floor)(Number(pounds.toPrecision(12)))
  return Math.min(whole, mostPounds)
}

function inOrder({ least, most }: AskedPrice): AskedPrice {
  return least !== null && most !== null && least > most ? { least: most, most: least } : { least, most }
}

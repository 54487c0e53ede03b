import { listing } from '@shop/schema/domain/addresses/addresses'
import { decodeAttributes, encodeAttributes, setBounds } from '@shop/schema/domain/addresses/attributes'
import { splitPages } from '@shop/schema/domain/addresses/shown-pages'
import { numberForm } from '../data/language/numbers.ts'
import { readSteps, withinExtent, type RangeBounds } from '../lib/range-numbers.ts'
import { addressedList } from './canonical-path.ts'

/**
 * The address of the list that a form asks for which was sent without a script (rules/filters#forms): its two numbers
 * come in the query, an end that is empty or no number is open, and what `…-least` and `…-most` say is all there is.
 * Null for another page, for a query without such numbers, and for filters that the list does not have. All else in
 * the query stays there.
 */
export function addressOfForm(pathname: string, search: string): string | null {
  if (!search.includes('-least=')) return null
  const list = addressedList(pathname)
  if (!list) return null
  const decoded = decodeAttributes(list.grammar, splitPages(list.attributes).attributes)
  if (!decoded.ok) return null
  const query = new URLSearchParams(search)
  let { selection } = decoded
  let hasForm = false
  for (const range of list.grammar.ranges) {
    const extent = 'decimals' in range && extentOf(query, range)
    if (!extent) continue
    hasForm = true
    const end = (name: 'min' | 'max') =>
      readSteps(query.get(`${range.key}-${name}`) ?? '', range.decimals, numberForm) ?? extent[name]
    selection = setBounds(selection, range.key, withinExtent({ min: end('min'), max: end('max') }, extent))
    for (const name of ['min', 'max', 'least', 'most']) query.delete(`${range.key}-${name}`)
  }
  if (!hasForm) return null
  const rest = query.size > 0 ? `?${query}` : ''
  return listing(list.base, encodeAttributes(list.grammar, selection)) + rest
}

/** All there is of a range, as its form says; null where the query is not of such a form. */
function extentOf(
  query: URLSearchParams,
  { key, decimals }: { readonly key: string; readonly decimals: number },
): RangeBounds | null {
  const [min, max] = ['least', 'most'].map((name) => readSteps(query.get(`${key}-${name}`) ?? '', decimals))
  return min == null || max == null || min > max ? null : { min, max }
}

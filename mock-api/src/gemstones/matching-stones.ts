import { stoneAt } from '@shop/fixtures/stones/stone-at'
import { absent, type StoneColumns } from '@shop/fixtures/stones/stone-columns'
import type { StoneRecord } from '@shop/fixtures/stones/stone-record'
import {
  comparePartnersOf,
  pairMismatch,
  partnerSpans,
  type WholeSpan,
} from '@shop/schema/domain/stones/matched-pair'
import { type AskedPage, rowsOfPage } from '../graphql/checked-page.ts'
import type { GemstoneQuery, Span, StoneFilters } from './gemstone-query.ts'
import type { StoneStock } from './stone-stock.ts'

interface MatchQuery extends AskedPage, Pick<GemstoneQuery, 'sizes'> {
  readonly id: string
}

/**
 * A page of the stones that can be bought and make a pair with the one of this id, the best match first; null
 * when the shop has no such stone. The index finds the few of its kind and shape that are about as heavy and as
 * long, the rule of the domain decides. None of the hidden rows is among them.
 */
export function matchingStones(
  { columns, index }: StoneStock,
  { id, sizes, ...page }: MatchQuery,
  hiddenRows: readonly number[] = [],
): { items: StoneRecord[]; total: number } | null {
  const row = index.rowOf(id)
  if (row === null) return null
  const stone = stoneAt(columns, row)
  // The index gives them by price, then by id, and to sort leaves equal ones as they are.
  const partners = [...index.rowsOf(aboutTheSame(columns, row, stone), hiddenRows)]
    .filter((partner) => fitsWith(columns, row, partner, sizes))
    .map((partner) => stoneAt(columns, partner))
    .filter((partner) => pairMismatch(stone, partner) === null)
    .toSorted(comparePartnersOf(stone))
  return { items: rowsOfPage(partners, page), total: partners.length }
}

/** What every partner of a stone is found by. */
function aboutTheSame(columns: StoneColumns, row: number, stone: StoneRecord): StoneFilters {
  const [shape, kind] = [columns.shape[row] ?? absent, columns.kind[row] ?? absent]
  const { carat, length } = partnerSpans(stone)
  return {
    chosen: new Map([
      ['SHAPE', [shape]],
      ['GEM_TYPE', [kind]],
    ]),
    price: null,
    carat: spanOf(carat),
    ratio: null,
    sizes: [{ shape, length: spanOf(length) }],
  }
}

/** Whether a setting with these sizes takes two stones of one shape, of which the larger counts. */
function fitsWith(
  columns: StoneColumns,
  row: number,
  partner: number,
  sizes: StoneFilters['sizes'],
): boolean {
  const shape = columns.shape[row]
  const length = Math.max(columns.length[row] ?? 0, columns.length[partner] ?? 0)
  return (
    sizes === null ||
    sizes.some(
      (size) =>
        (size.shape === null || size.shape === shape) &&
        length >= size.length.from &&
        length < size.length.to,
    )
  )
}

function spanOf({ from, to }: WholeSpan): Span {
  return { from, to: to + 1 }
}

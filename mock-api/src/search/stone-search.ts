import { stoneRowOf } from '@shop/fixtures/stones/stone-at'
import { codeIn, type StoneColumns } from '@shop/fixtures/stones/stone-columns'
import { gemCertificates } from '@shop/schema/domain/vocabulary/gemstone-grades'
import { gemAvailabilities } from '@shop/schema/domain/vocabulary/gemstones'
import { searchCardBounds } from '@shop/schema/domain/prices/search-card-price'
import type { AskedPrice } from '@shop/schema/domain/search/search-price'
import { bestMatchRank } from '../gemstones/best-match.ts'
import { orderBy } from '../gemstones/row-order.ts'
import { compactCode } from './design-search.ts'
import type { StoneQuestion } from './stone-question.ts'
import type { CodedColumn, StoneWord } from './stone-words.ts'

type IsWanted = (row: number) => boolean

const laboratories = gemCertificates.map(({ value }) => value).filter((value) => value !== 'NONE')
/** A report's number as people type it: with or without what stands before its digits. */
const reportCode = new RegExp(`^(?:DEMO)?(?:LG|${laboratories.join('|')})*(\\d{5,10})$`)
/** Digits of the numbers of reports: old ones of GIA, most, those of GIA. */
const reportLengths = [8, 9, 10]
const noCertificate = codeIn(gemCertificates, 'NONE')
const codesInColumn = 256

/** The loose stones that can be bought, ready to be searched. */
export class StoneSearch {
  readonly #columns: StoneColumns
  /** Rows as they lie in the columns, which is how they are read fastest. */
  readonly #rows: Uint32Array
  /** Rows in the jeweller's own order. */
  readonly #ranked: Uint32Array

  constructor(columns: StoneColumns) {
    this.#columns = columns
    const rows = rowsForSale(columns)
    const ranks = Float64Array.from(rows, (row) => bestMatchRank(columns, row))
    this.#rows = rows
    this.#ranked = orderBy(ranks).map((place) => rows[place] ?? 0)
  }

  /**
   * The stone with this id or report number; when it is neither, at most so many stones whose report numbers
   * begin so. Spaces, dashes and the letters of a laboratory do not matter.
   */
  byNumber(text: string, most: number): number[] {
    const [, digits] = reportCode.exec(compactCode(text)) ?? []
    // The number of a report begins with no zero; that of a sku does.
    if (digits === undefined || digits.startsWith('0')) return []
    const { certificate, reportNumber } = this.#columns
    const isReported: IsWanted = (row) => (certificate[row] ?? noCertificate) < noCertificate
    const number = Number(digits)
    const idRow = stoneRowOf(digits)
    const exact = firstOf(
      this.#rows,
      (row) => row === idRow || (reportNumber[row] === number && isReported(row)),
      most,
    )
    if (exact.length > 0) return exact
    const spans = reportLengths
      .map((length) => 10 ** (length - digits.length))
      .filter((unit) => unit > 1)
      .map((unit) => ({ from: number * unit, to: (number + 1) * unit }))
    const begins: IsWanted = (row) => {
      const reported = reportNumber[row] ?? 0
      return spans.some(({ from, to }) => reported >= from && reported < to) && isReported(row)
    }
    return firstOf(this.#rows, begins, most)
  }

  /** At most so many stones as they are asked for, those of just the weight first, in the jeweller's own order. */
  find({ wanted, carat, firstCarat }: StoneQuestion, price: AskedPrice | null, most: number): number[] {
    const conditions = [...wanted.values()].map((codes) => this.#hasOneOf(codes))
    const { caratHundredths, pricePence } = this.#columns
    if (price) {
      const { min, max } = searchCardBounds(price)
      conditions.push((row) => (pricePence[row] ?? 0) >= min && (pricePence[row] ?? 0) <= max)
    }
    if (carat) {
      conditions.push((row) => {
        const hundredths = caratHundredths[row] ?? 0
        return hundredths >= carat.min && hundredths <= carat.max
      })
    }
    const isWanted: IsWanted = (row) => conditions.every((holds) => holds(row))
    if (firstCarat === null) return firstOf(this.#ranked, isWanted, most)
    const isFirst: IsWanted = (row) => caratHundredths[row] === firstCarat
    const first = firstOf(this.#ranked, (row) => isFirst(row) && isWanted(row), most)
    return [...first, ...firstOf(this.#ranked, (row) => !isFirst(row) && isWanted(row), most - first.length)]
  }

  #hasOneOf(codes: StoneWord['codes']): IsWanted {
    const tables = new Map<CodedColumn, Uint8Array>()
    for (const [column, code] of codes) {
      const table = tables.get(column) ?? new Uint8Array(codesInColumn)
      table[code] = 1
      tables.set(column, table)
    }
    const tests = [...tables].map(([column, table]) => ({ codesOf: this.#columns[column], table }))
    return (row) => tests.some(({ codesOf, table }) => table[codesOf[row] ?? codesInColumn] === 1)
  }
}

function firstOf(rows: Uint32Array, isWanted: IsWanted, most: number): number[] {
  const found: number[] = []
  for (let place = 0; place < rows.length && found.length < most; place += 1) {
    const row = rows[place] ?? 0
    if (isWanted(row)) found.push(row)
  }
  return found
}

function rowsForSale({ availability, pricePence }: StoneColumns): Uint32Array {
  const available = gemAvailabilities.indexOf('AVAILABLE')
  return Uint32Array.from(availability.keys()).filter(
    (row) => availability[row] === available && (pricePence[row] ?? 0) > 0,
  )
}

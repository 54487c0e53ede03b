import { ratioHundredthsAt, stoneRowOf } from '@shop/fixtures/stones/stone-at'
import type { StoneColumns } from '@shop/fixtures/stones/stone-columns'
import {
  gemAvailabilities,
  type GemstoneFacet,
  type GemstoneSort,
} from '@shop/schema/domain/vocabulary/gemstones'
import { bestMatchRank, leadTimeOf } from './best-match.ts'
import {
  addAll,
  type Bitset,
  countBits,
  emptyBitset,
  fillRange,
  hasBit,
  keepCommon,
  placesOf,
  removeAll,
  removeBit,
} from './bitset.ts'
import { firstPlaceOf } from '../graphql/checked-page.ts'
import { firstRow } from '../sales/first-row.ts'
import { FacetColumn } from './facet-column.ts'
import { facetGroups } from './facets.ts'
import type { GemstoneQuery, Span, StoneFilters, StoneSize } from './gemstone-query.ts'
import { joinedSizes } from './joined-sizes.ts'
import { firstOf, RankedColumn } from './ranked-column.ts'
import { orderBy, RowOrder } from './row-order.ts'

/** The least and the most, both found. */
interface Bounds {
  readonly min: number
  readonly max: number
}

export interface StoneListing {
  /** Rows of the columns, in the order asked for: one page of them. */
  readonly rows: readonly number[]
  readonly total: number
  /** Stones behind each option of each filter. */
  readonly counts: ReadonlyMap<GemstoneFacet, Uint32Array>
  /** Pence, and hundredths of a carat, of all that was found; null when nothing was. */
  readonly price: Bounds | null
  readonly carat: Bounds | null
  /** Hundredths of length to width; worked out when it is read. */
  readonly ratio: Bounds | null
  /** Pence, and hundredths of a carat, of each that was found; looked up when they are read. */
  readonly pricesFound: Iterable<number>
  readonly caratsFound: Iterable<number>
}

/** A set that a filter leaves. */
interface Limit {
  readonly facet: FacetColumn | null
  readonly bits: Bitset
}

interface BestMatchPage {
  readonly skip: number
  readonly length: number
  readonly loweredKinds: readonly number[]
}

/** The stones between the bounds of price that some filters leave. */
type Common = (limits: readonly Limit[]) => Bitset

/**
 * The stones that can be bought, ready to be listed. They stand in the order of their prices, then ids, so
 * that a range of prices is a range of places; each option of each filter is a set of places, and a result
 * what those sets have in common.
 */
export class StoneIndex {
  readonly #columns: StoneColumns
  /** The row of each place. */
  readonly #rows: Uint32Array
  readonly #prices: Uint32Array
  readonly #carats: RankedColumn
  readonly #lengths: RankedColumn
  /** Made when it is first asked for, as an order is. */
  readonly #ratios: () => RankedColumn
  readonly #facets: readonly FacetColumn[]
  /** Each made when it is first asked for: at a million stones one takes a tenth of a second. */
  readonly #orders: Readonly<Record<'carat' | 'bestMatch' | 'soonest', () => RowOrder>>

  constructor(columns: StoneColumns) {
    this.#columns = columns
    const listed = listedRows(columns)
    const byPrice = orderBy(listed.map((row) => columns.pricePence[row] ?? 0))
    const rows = byPrice.map((index) => listed[index] ?? 0)
    this.#rows = rows
    this.#prices = rows.map((row) => columns.pricePence[row] ?? 0)
    this.#carats = new RankedColumn(valuesAt(rows, columns.caratHundredths))
    this.#lengths = new RankedColumn(valuesAt(rows, columns.length))
    this.#ratios = remembered(
      () => new RankedColumn(Uint16Array.from(rows, (row) => ratioHundredthsAt(columns, row))),
    )
    this.#facets = facetGroups.map((group) => new FacetColumn(group, columns, rows))
    this.#orders = {
      carat: remembered(() => new RowOrder(this.#carats.order)),
      bestMatch: remembered(() => new RowOrder(orderBy(rows.map((row) => bestMatchRank(columns, row))))),
      soonest: remembered(() => new RowOrder(orderBy(rows.map((row) => leadTimeOf(columns, row))))),
    }
  }

  /** The row of the stone with this id, sold ones too; null when there is none that has a price. */
  rowOf(id: string): number | null {
    const row = stoneRowOf(id)
    return row !== null && (this.#columns.pricePence[row] ?? 0) > 0 ? row : null
  }

  /**
   * One page of stones with its total, facets and ranges (rules/filters#combining): options of a filter
   * combine with OR, filters with AND, and an option counts the stones that would show if it were its
   * filter's only choice. Stones of the hidden rows are in none of it, as if they had never been listed. Stones of a
   * lowered kind, an index in `gemStoneTypes`, give up the first row of the jeweller's own order.
   */
  list(
    query: GemstoneQuery,
    hiddenRows: readonly number[] = [],
    loweredKinds: readonly number[] = [],
  ): StoneListing {
    const limits = this.#limitsOf(query)
    const common = this.#commonOf(query, hiddenRows)
    const found = common(limits)
    const total = countBits(found)
    const [rows, prices, { caratHundredths }] = [this.#rows, this.#prices, this.#columns]
    const places = () => placesOf(found, 0, total)
    const ratioBounds = remembered(() => boundsIn(this.#ratios(), found))
    return {
      rows: this.#page(found, total, query, loweredKinds).map((place) => this.#rows[place] ?? 0),
      total,
      counts: this.#count(found, total, limits, common),
      price: total === 0 ? null : this.#priceBounds(found, total),
      carat: total === 0 ? null : boundsIn(this.#carats, found),
      get ratio() {
        return total === 0 ? null : ratioBounds()
      },
      get pricesFound() {
        return places().map((place) => prices[place] ?? 0)
      },
      get caratsFound() {
        return places().map((place) => caratHundredths[rows[place] ?? 0] ?? 0)
      },
    }
  }

  /** The rows of all stones that these filters leave and that are not hidden, by price, then by id. */
  rowsOf(filters: StoneFilters, hiddenRows: readonly number[] = []): Uint32Array {
    const found = this.#commonOf(filters, hiddenRows)(this.#limitsOf(filters))
    return placesOf(found, 0, countBits(found)).map((place) => this.#rows[place] ?? 0)
  }

  #placesBetween(price: Span | null): Span {
    const placeOf = (pence: number) =>
      firstOf(this.#prices.length, (place) => (this.#prices[place] ?? 0) >= pence)
    return price ? { from: placeOf(price.from), to: placeOf(price.to) } : { from: 0, to: this.#prices.length }
  }

  /** The place of a row; undefined for one that is not listed. */
  #placeOf(row: number): number | undefined {
    const pence = this.#columns.pricePence[row] ?? 0
    const place = firstOf(this.#rows.length, (candidate) => {
      const price = this.#prices[candidate] ?? 0
      return price > pence || (price === pence && (this.#rows[candidate] ?? 0) >= row)
    })
    return this.#rows[place] === row ? place : undefined
  }

  #limitsOf({ chosen, carat, ratio, sizes }: StoneFilters): Limit[] {
    return [
      ...(ratio ? [{ facet: null, bits: this.#ratios().between(ratio.from, ratio.to) }] : []),
      ...(carat ? [{ facet: null, bits: this.#carats.between(carat.from, carat.to) }] : []),
      ...(sizes ? [{ facet: null, bits: this.#fitting(sizes) }] : []),
      ...this.#facets.flatMap((facet) => {
        const options = chosen.get(facet.group.name)
        return options ? { facet, bits: facet.withOneOf(options) } : []
      }),
    ]
  }

  /** What a setting with these sizes takes: of each shape the lengths of its sizes. */
  #fitting(sizes: readonly StoneSize[]): Bitset {
    const all = emptyBitset(this.#rows.length)
    const shapes = this.#facets.find(({ group }) => group.name === 'SHAPE')
    for (const { shape, length } of joinedSizes(sizes)) {
      const fitting = this.#lengths.between(length.from, length.to)
      if (shape !== null && shapes) keepCommon(fitting, shapes.withOneOf([shape]))
      addAll(all, fitting)
    }
    return all
  }

  #commonOf({ price }: StoneFilters, hiddenRows: readonly number[]): Common {
    const { from, to } = this.#placesBetween(price)
    const hidden = hiddenRows.flatMap((row) => this.#placeOf(row) ?? [])
    return (limits) => {
      const common = emptyBitset(this.#rows.length)
      fillRange(common, from, to)
      for (const place of hidden) removeBit(common, place)
      for (const { bits } of limits) keepCommon(common, bits)
      return common
    }
  }

  #count(found: Bitset, total: number, limits: readonly Limit[], common: Common): StoneListing['counts'] {
    const foundPlaces = remembered(() => placesOf(found, 0, total))
    return new Map(
      this.#facets.map((facet) => {
        const others = limits.filter((limit) => limit.facet !== facet)
        // Filters with nothing chosen share the result.
        if (others.length === limits.length) {
          return [facet.group.name, facet.countIn(found, total, foundPlaces)]
        }
        const bits = common(others)
        const size = countBits(bits)
        return [facet.group.name, facet.countIn(bits, size, () => placesOf(bits, 0, size))]
      }),
    )
  }

  #page(found: Bitset, total: number, query: GemstoneQuery, loweredKinds: readonly number[]): number[] {
    const skip = firstPlaceOf(query)
    const length = Math.max(0, Math.min(query.pageSize, total - skip))
    const orders: Readonly<Record<GemstoneSort, () => number[]>> = {
      BEST_MATCH: () => this.#bestMatches(found, total, { skip, length, loweredKinds }),
      PRICE_ASC: () => [...placesOf(found, skip, length)],
      PRICE_DESC: () => [...placesOf(found, total - skip - length, length)].toReversed(),
      CARAT_ASC: () => this.#orders.carat().page(found, total, skip, length),
      CARAT_DESC: () => this.#orders.carat().pageFromEnd(found, total, skip, length),
      SOONEST_DELIVERY: () => this.#orders.soonest().page(found, total, skip, length),
    }
    return length === 0 ? [] : orders[query.sort]()
  }

  /** The jeweller's own order; the first row is of stones in no sale, where there are such (rules/listings#order). */
  #bestMatches(found: Bitset, total: number, { skip, length, loweredKinds }: BestMatchPage): number[] {
    const order = this.#orders.bestMatch()
    const kinds = this.#facets.find(({ group }) => group.name === 'GEM_TYPE')
    const lowered = kinds && loweredKinds.length > 0 ? kinds.withOneOf(loweredKinds) : null
    const isAsItIs =
      !lowered || order.page(found, total, 0, firstRow).every((place) => !hasBit(lowered, place))
    if (isAsItIs) return order.page(found, total, skip, length)
    const others = found.slice()
    removeAll(others, lowered)
    const first = order.page(others, countBits(others), 0, firstRow)
    const behind = found.slice()
    for (const place of first) removeBit(behind, place)
    const shown = first.slice(skip, skip + length)
    const skipBehind = Math.max(0, skip - first.length)
    return [...shown, ...order.page(behind, total - first.length, skipBehind, length - shown.length)]
  }

  #priceBounds(found: Bitset, total: number): Bounds {
    const [first = 0] = placesOf(found, 0, 1)
    const [last = 0] = placesOf(found, total - 1, 1)
    return { min: this.#prices[first] ?? 0, max: this.#prices[last] ?? 0 }
  }
}

/** The least and the most of a set that is not empty. */
function boundsIn(column: RankedColumn, found: Bitset): Bounds {
  return { min: column.least(found), max: column.most(found) }
}

/** What a column holds for each of the rows. */
function valuesAt(rows: Uint32Array, column: Uint16Array): Uint16Array {
  const values = new Uint16Array(rows.length)
  for (let place = 0; place < rows.length; place += 1) values[place] = column[rows[place]!]! // within both
  return values
}

/** Stones that are neither sold nor held, and have a price. */
function listedRows({ availability, pricePence }: StoneColumns): Uint32Array {
  const available = gemAvailabilities.indexOf('AVAILABLE')
  const rows = new Uint32Array(availability.length)
  let count = 0
  for (const [row, code] of availability.entries()) {
    if (code === available && (pricePence[row] ?? 0) > 0) rows[count++] = row
  }
  return rows.slice(0, count)
}

/** Works something out when it is first asked for, and once. */
function remembered<Value>(workOut: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= workOut())
}

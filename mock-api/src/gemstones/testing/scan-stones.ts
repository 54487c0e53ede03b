import { stoneAt } from '@shop/fixtures/stones/stone-at'
import type { StoneColumns } from '@shop/fixtures/stones/stone-columns'
import type { StoneRecord } from '@shop/fixtures/stones/stone-record'
import { deliveryOfDays } from '@shop/schema/domain/delivery/gem-delivery'
import { hueOfColour } from '@shop/schema/domain/vocabulary/gem-hues'
import { gemstoneFacets, type GemstoneFacet, isLabGrown } from '@shop/schema/domain/vocabulary/gemstones'
import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import { facetGroups } from '../facets.ts'
import type { GemstoneQuery } from '../gemstone-query.ts'

/** The listed stones one after the other, each with its option of every filter as its record says it. */
export interface ScanTable {
  readonly rows: Uint32Array
  readonly pricePence: Uint32Array
  readonly caratHundredths: Uint16Array
  readonly length: Uint16Array
  readonly ratio: Uint16Array
  readonly codes: readonly Uint8Array[]
}

export interface ScanResult {
  /** Indices in the table. */
  readonly hits: readonly number[]
  readonly counts: ReadonlyMap<GemstoneFacet, Uint32Array>
  readonly price: { readonly min: number; readonly max: number } | null
  readonly carat: { readonly min: number; readonly max: number } | null
  readonly ratio: { readonly min: number; readonly max: number } | null
}

/** The id of the option that a filter shows a stone under; null where it shows it under none. */
const optionOf: Readonly<Record<GemstoneFacet, (stone: StoneRecord) => string | null>> = {
  SHAPE: ({ shape }) => shapes.find(({ value }) => value === shape)?.ids[0] ?? null,
  ORIGIN: ({ gemStoneType }) => (isLabGrown(gemStoneType) ? 'LAB_GROWN' : 'NATURAL'),
  GEM_TYPE: ({ gemStoneType }) => gemStoneType,
  COLOUR: ({ plainColour }) => plainColour ?? 'NONE',
  CLARITY: ({ clarity }) => clarity ?? 'NONE',
  CUT: ({ shape, cut }) => (shape === 'Round Brilliant' ? cut : null) ?? 'NONE',
  POLISH: ({ polish }) => polish ?? 'NONE',
  SYMMETRY: ({ symmetry }) => symmetry ?? 'NONE',
  FLUORESCENCE: ({ fluorescence }) => fluorescence,
  CERTIFICATE: ({ certificate }) => certificate ?? 'NONE',
  IMAGE_360: ({ pictures }) => (pictures.isTurning ? 'true' : null),
  HUE: ({ fancyColour }) => (fancyColour === null ? null : hueOfColour(fancyColour)),
  DELIVERY: ({ supplier }) => deliveryOfDays(supplier.leadTimeDays ?? 25),
}

/** What no option stands for. */
const none = 255

export function scanTable(columns: StoneColumns): ScanTable {
  const codesById = gemstoneFacets.map((name) => {
    const options = facetGroups.find((group) => group.name === name)?.options ?? []
    return new Map(options.flatMap(({ ids }, code) => ids.map((id) => [id, code])))
  })
  const rows: number[] = []
  const codes: number[][] = gemstoneFacets.map(() => [])
  for (let row = 0; row < columns.kind.length; row += 1) {
    const stone = stoneAt(columns, row)
    if (stone.price === 0 || stone.availability !== 'AVAILABLE') continue
    rows.push(row)
    for (const [facet, name] of gemstoneFacets.entries()) {
      codes[facet]?.push(codesById[facet]?.get(optionOf[name](stone) ?? '') ?? none)
    }
  }
  return {
    rows: Uint32Array.from(rows),
    pricePence: Uint32Array.from(rows, (row) => columns.pricePence[row] ?? 0),
    caratHundredths: Uint16Array.from(rows, (row) => columns.caratHundredths[row] ?? 0),
    length: Uint16Array.from(rows, (row) => columns.length[row] ?? 0),
    ratio: Uint16Array.from(rows, (row) => Math.round(stoneAt(columns, row).ratio * 100)),
    codes: codes.map((column) => Uint8Array.from(column)),
  }
}

/**
 * The same answer as the index gives, in one pass over the stones: a stone that meets every filter is found;
 * one that fails a single filter still counts behind that filter's options. Hidden rows are passed over.
 */
export function scanStones(
  table: ScanTable,
  { chosen, price, carat, ratio, sizes }: GemstoneQuery,
  hiddenRows: ReadonlySet<number> = new Set(),
): ScanResult {
  const counts = gemstoneFacets.map(() => new Uint32Array(none + 1))
  const isWanted = gemstoneFacets.map((name) => {
    const options = chosen.get(name)
    return options && Uint8Array.from({ length: none + 1 }, (_, code) => Number(options.includes(code)))
  })
  const hits: number[] = []
  const [prices, carats, ratios] = [new Extremes(), new Extremes(), new Extremes()]
  for (let index = 0; index < table.rows.length; index += 1) {
    // Every column of the table has a value for each stone, and every facet a count for each of its codes.
    if (hiddenRows.size > 0 && hiddenRows.has(table.rows[index]!)) continue
    const pence = table.pricePence[index]!
    const weight = table.caratHundredths[index]!
    if (price && (pence < price.from || pence >= price.to)) continue
    if (carat && (weight < carat.from || weight >= carat.to)) continue
    const longer = table.ratio[index]!
    if (ratio && (longer < ratio.from || longer >= ratio.to)) continue
    const length = table.length[index]!
    const shape = table.codes[0]![index]!
    const fits = sizes?.some(
      (size) =>
        (size.shape === null || size.shape === shape) &&
        length >= size.length.from &&
        length < size.length.to,
    )
    if (fits === false) continue
    let failed = -1
    let failures = 0
    for (let facet = 0; facet < isWanted.length; facet += 1) {
      if (isWanted[facet]?.[table.codes[facet]![index]!] !== 0) continue
      failed = facet
      failures += 1
    }
    if (failures > 1) continue
    if (failures === 1) counts[failed]![table.codes[failed]![index]!]! += 1
    else {
      for (let facet = 0; facet < counts.length; facet += 1) counts[facet]![table.codes[facet]![index]!]! += 1
      hits.push(index)
      prices.add(pence)
      carats.add(weight)
      ratios.add(longer)
    }
  }
  return {
    hits,
    counts: new Map(
      gemstoneFacets.map((name, facet) => [
        name,
        // Made with one entry for each facet.
        counts[facet]!.slice(0, facetGroups.find((group) => group.name === name)?.options.length),
      ]),
    ),
    price: prices.bounds(),
    carat: carats.bounds(),
    ratio: ratios.bounds(),
  }
}

class Extremes {
  #min = Number.POSITIVE_INFINITY
  #max = Number.NEGATIVE_INFINITY

  add(value: number): void {
    if (value < this.#min) this.#min = value
    if (value > this.#max) this.#max = value
  }

  bounds(): { readonly min: number; readonly max: number } | null {
    return this.#min > this.#max ? null : { min: this.#min, max: this.#max }
  }
}

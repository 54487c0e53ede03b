import {
  gemCertificates,
  gemClarities,
  gemColours,
  gemCuts,
  gemFinishes,
  gemFluorescences,
} from '@shop/schema/domain/vocabulary/gemstone-grades'
import { gemDeliveries } from '@shop/schema/domain/delivery/gem-delivery'
import { gemHues } from '@shop/schema/domain/vocabulary/gem-hues'
import { gemOrigins, gemStoneTypes, type GemstoneFacet } from '@shop/schema/domain/vocabulary/gemstones'
import { decimal, toPence } from '@shop/schema/domain/values/money'
import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import type { QueryListGemstonesArgs, RequireFields, StoneSizeInput } from '../generated/resolvers.ts'
import { badUserInput, quoted } from '../graphql/bad-user-input.ts'
import { checkedPage, type AskedPage } from '../graphql/checked-page.ts'

type BoundName = 'caratMin' | 'caratMax' | 'priceMin' | 'priceMax' | 'ratioMin' | 'ratioMax'

export type ListGemstonesArguments = RequireFields<
  QueryListGemstonesArgs,
  Exclude<keyof QueryListGemstonesArgs, BoundName>
>

/** Whole numbers from one to below another. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Those of them that are filters. */
export type FilterArguments = Omit<ListGemstonesArguments, 'sort' | 'page' | 'pageSize'>

/** What stones are filtered by, after the arguments have been checked, in the units of the columns. */
export interface StoneFilters {
  /** The chosen options of each filter, as indices; a filter without a choice is missing. */
  readonly chosen: ReadonlyMap<GemstoneFacet, readonly number[]>
  /** List price in pence; null where nothing limits it. */
  readonly price: Span | null
  /** Hundredths of a carat. */
  readonly carat: Span | null
  /** Hundredths of length to width. */
  readonly ratio: Span | null
  /** Lengths in hundredths of a millimetre that fit, by shape; null where every stone does. */
  readonly sizes: readonly StoneSize[] | null
}

/** A listing request after its arguments have been checked. */
export interface GemstoneQuery extends StoneFilters, AskedPage, Pick<ListGemstonesArguments, 'sort'> {}

export interface StoneSize {
  /** Index of the shape; null for any. */
  readonly shape: number | null
  readonly length: Span
}

const maxStoneSizes = 100
/** Above every number that a column holds. */
const noLimit = 2 ** 32
/** In pounds: above what a column of pence can hold. */
const beyondEveryPrice = 2 ** 32

/**
 * Checks the arguments of `listGemstones`. Throws an error that names the argument for a page or a bound
 * outside what the contract allows, and for a shape that does not exist. Enums GraphQL has checked before.
 */
export function gemstoneQuery(args: ListGemstonesArguments): GemstoneQuery {
  const { sort } = args
  return { ...checkedPage(args), ...stoneFilters(args), sort }
}

/** Checks the filters of stones as `gemstoneQuery` does. */
export function stoneFilters(args: FilterArguments): StoneFilters {
  return {
    chosen: chosenOptions(args),
    price: spanOf(args, 'priceMin', 'priceMax', wholePence),
    carat: spanOf(args, 'caratMin', 'caratMax', hundredths),
    ratio: spanOf(args, 'ratioMin', 'ratioMax', hundredths),
    sizes: stoneSizes(args.stoneSizes),
  }
}

function chosenOptions(args: FilterArguments): StoneFilters['chosen'] {
  const all: readonly (readonly [GemstoneFacet, readonly number[]])[] = [
    ['SHAPE', args.attributeIds.map((id) => shapeIndex('attributeIds', id))],
    ['ORIGIN', indicesIn(gemOrigins, args.origins)],
    ['GEM_TYPE', indicesIn(gemStoneTypes, args.gemType)],
    ['COLOUR', indicesIn(gemColours, args.colours)],
    ['CLARITY', indicesIn(gemClarities, args.clarities)],
    ['CUT', indicesIn(gemCuts, args.cuts)],
    ['POLISH', indicesIn(gemFinishes, args.polishes)],
    ['SYMMETRY', indicesIn(gemFinishes, args.symmetries)],
    ['FLUORESCENCE', indicesIn(gemFluorescences, args.fluorescences)],
    ['CERTIFICATE', indicesIn(gemCertificates, args.certificates)],
    ['IMAGE_360', args.is360Image ? [0] : []],
    ['HUE', indicesIn(gemHues, args.hues)],
    ['DELIVERY', indicesIn(gemDeliveries, args.deliveries)],
  ]
  return new Map(all.filter(([, options]) => options.length > 0))
}

function indicesIn(list: readonly { readonly value: string }[], values: readonly string[]): number[] {
  return list.flatMap(({ value }, index) => (values.includes(value) ? index : []))
}

function shapeIndex(argument: string, id: string): number {
  const index = shapes.findIndex(({ ids }) => ids.some((known) => known === id))
  if (index === -1) throw badUserInput(argument, `There is no shape ${quoted(id)}.`)
  return index
}

/** How a bound becomes a number of the column: the first that is not below it, and the first above it. */
interface Unit {
  readonly from: (bound: number) => number
  readonly above: (bound: number) => number
}

/** Carats and millimetres are columns of hundredths. */
const perWhole = 100
const hundredths: Unit = {
  from(bound) {
    // A record shows a hundredth of the column's number, which is what the bound has to compare with.
    const near = Math.round(Math.min(bound, noLimit) * perWhole)
    return near / perWhole < bound ? near + 1 : near
  },
  above(bound) {
    const near = hundredths.from(bound)
    return near / perWhole === bound ? near + 1 : near
  },
}

/** Prices are whole pence already; one beyond every stone's serves as well. */
const wholePence: Unit = {
  from: (bound) => toPence(decimal(Math.min(bound, beyondEveryPrice))),
  above: (bound) => wholePence.from(bound) + 1,
}

function spanOf(args: FilterArguments, minName: BoundName, maxName: BoundName, unit: Unit): Span | null {
  const [min, max] = [args[minName], args[maxName]]
  for (const [name, bound] of [
    [minName, min],
    [maxName, max],
  ] as const) {
    if (bound != null && bound < 0) throw badUserInput(name, `${name} must not be below 0.`)
  }
  if (min != null && max != null && min > max) {
    throw badUserInput(minName, `${minName} must not be above ${maxName}.`)
  }
  if (min == null && max == null) return null
  return { from: min == null ? 0 : unit.from(min), to: max == null ? noLimit : unit.above(max) }
}

/** Checks the sizes that a setting takes; null where every stone fits. */
export function stoneSizes(sizes: readonly StoneSizeInput[]): StoneFilters['sizes'] {
  if (sizes.length > maxStoneSizes) {
    throw badUserInput('stoneSizes', `stoneSizes must be at most ${maxStoneSizes}, not ${sizes.length}.`)
  }
  if (sizes.length === 0) return null
  return sizes.map(({ shapeId, lengthMin, lengthMax }) => {
    if (lengthMin < 0) throw badUserInput('stoneSizes', 'lengthMin must not be below 0.')
    if (lengthMin > lengthMax) throw badUserInput('stoneSizes', 'lengthMin must not be above lengthMax.')
    return {
      shape: shapeId == null ? null : shapeIndex('stoneSizes', shapeId),
      length: { from: hundredths.from(lengthMin), to: hundredths.from(lengthMax) },
    }
  })
}

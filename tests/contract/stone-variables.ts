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
import { gemOrigins, gemStoneTypes } from '@shop/schema/domain/vocabulary/gemstones'
import type { Variables } from './assert-answer.ts'

/** The filters of a stone list with nothing chosen. */
export const everyStone = {
  attributeIds: [],
  gemType: [],
  origins: [],
  colours: [],
  clarities: [],
  cuts: [],
  polishes: [],
  symmetries: [],
  fluorescences: [],
  certificates: [],
  is360Image: false,
  hues: [],
  deliveries: [],
  stoneSizes: [],
} as const satisfies Variables

/** Every value of every filter by enums, as the argument that takes it. */
const choices: Readonly<Record<string, readonly { readonly value: string }[]>> = {
  gemType: gemStoneTypes,
  origins: gemOrigins,
  colours: gemColours,
  clarities: gemClarities,
  cuts: gemCuts,
  polishes: gemFinishes,
  symmetries: gemFinishes,
  fluorescences: gemFluorescences,
  certificates: gemCertificates,
  hues: gemHues,
  deliveries: gemDeliveries,
}

/** A stone list filtered in every way there is, one filter at a time and then several at once. */
export function stoneFilters(
  shapes: readonly (readonly string[])[],
  stoneSizes: readonly Variables[],
): Variables[] {
  const byEnum = Object.entries(choices).flatMap(([argument, options]) =>
    options.map(({ value }) => ({ ...everyStone, [argument]: [value] })),
  )
  return [
    everyStone,
    ...shapes.map((attributeIds) => ({ ...everyStone, attributeIds })),
    ...byEnum,
    { ...everyStone, is360Image: true },
    { ...everyStone, ratioMin: 1.3, ratioMax: 1.45 },
    { ...everyStone, caratMin: 0.7, caratMax: 1.5, priceMin: 500, priceMax: 2000 },
    { ...everyStone, stoneSizes },
    // Nothing is found, so that there are no ranges.
    { ...everyStone, caratMin: 900 },
    { ...everyStone, attributeIds: shapes.flat(), origins: ['LAB_GROWN'], colours: ['D', 'E'], stoneSizes },
  ]
}

/** The matches of some stones: all, those that a setting takes, a page beyond the last, and those of no stone. */
export function matchVariables(
  gemstoneIds: readonly string[],
  stoneSizes: readonly Variables[],
): Variables[] {
  const all = { stoneSizes: [], page: 1 }
  return [
    ...gemstoneIds.slice(0, 5).map((id) => ({ ...all, id })),
    ...gemstoneIds.slice(0, 5).map((id) => ({ ...all, id, stoneSizes })),
    { ...all, id: gemstoneIds[0], page: 1000 },
    { ...all, id: 'no-such-stone' },
  ]
}

/** The trade-offs among stones filtered in every way there is, in a budget and round a chosen stone. */
export function tradeOffVariables(
  gemstoneIds: readonly string[],
  shapes: readonly (readonly string[])[],
  stoneSizes: readonly Variables[],
): Variables[] {
  const [gemstoneId] = gemstoneIds
  return [
    ...stoneFilters(shapes, stoneSizes).map((filters) => ({ priceMin: 500, priceMax: 5000, ...filters })),
    ...gemstoneIds.slice(0, 5).map((id) => ({ ...everyStone, gemstoneId: id })),
    { ...everyStone, gemstoneId, priceMax: 2000 },
    // Without a budget there is nothing to weigh.
    everyStone,
  ]
}

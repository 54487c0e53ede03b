import { gradeName } from '#shop/gemstone/grade-name.ts'
import { gemstonePrice } from '@shop/schema/domain/prices/gemstone-price'
import type { Pricing } from '@shop/schema/domain/prices/pricing'
import {
  gemCertificates,
  gemClarities,
  gemColours,
  gemCuts,
} from '@shop/schema/domain/vocabulary/gemstone-grades'
import { formatPence } from '#data/language/numbers.ts'
import type { PictureAsset } from '#data/shown-picture.ts'
import type { TwinStoneFragment } from '#generated/graphql/graphql.ts'
import { hundredthsText } from '#shop/gemstone/stone-measures.ts'

/** One of two stones of one grade, in words. */
export interface TwinView {
  readonly id: string
  readonly carat: string
  readonly colour: string
  readonly clarity: string
  readonly cut: string
  readonly laboratory: string
  readonly price: string
  /** Before the sale; null when there is none. */
  readonly was: string | null
  readonly picture: PictureAsset | null
}

/**
 * A natural and a lab-grown stone of the same weight, shape and grades, both with a report (rules/listings#home-page):
 * the first of the natural ones, which come in the jeweller's order, that has such a twin. Null where none has.
 */
export function twinStones(
  natural: readonly TwinStoneFragment[],
  labGrown: readonly TwinStoneFragment[],
  pricing: Pricing,
): readonly [natural: TwinView, labGrown: TwinView] | null {
  for (const stone of natural) {
    const one = twinView(stone, pricing)
    for (const candidate of one ? labGrown : []) {
      const other = isTwin(stone, candidate) ? twinView(candidate, pricing) : null
      if (one && other) return [one, other]
    }
  }
  return null
}

function isTwin(one: TwinStoneFragment, other: TwinStoneFragment): boolean {
  const same = ['shape', 'caratWeight', 'plainColour', 'clarity', 'cut'] as const
  return same.every((fact) => one[fact] === other[fact])
}

/** Null for a stone without a price, a grade or a report: it can be compared with none. */
function twinView(stone: TwinStoneFragment, pricing: Pricing): TwinView | null {
  const price = gemstonePrice(stone, pricing)
  const colour = gradeName(gemColours, stone.plainColour)
  const clarity = gradeName(gemClarities, stone.clarity)
  const cut = gradeName(gemCuts, stone.cut)
  const laboratory = gradeName(gemCertificates, stone.certificate)
  if (!price || !colour || !clarity || !cut || !laboratory) return null
  const picture = stone.assets.find(({ type }) => type === 'IMAGE')
  return {
    id: stone.id,
    carat: hundredthsText(stone.caratWeight),
    colour,
    clarity,
    cut,
    laboratory,
    price: formatPence(price.pricePence),
    was: price.wasPence === null ? null : formatPence(price.wasPence),
    picture: picture ? { source: picture.source, smallSource: picture.smallSource } : null,
  }
}

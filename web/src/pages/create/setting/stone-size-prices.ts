import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { designPrice } from '@shop/schema/domain/prices/design-price'
import type { Pricing } from '@shop/schema/domain/prices/pricing'
import { stoneFit } from '@shop/schema/domain/stones/stone-fit'
import type { Pence } from '@shop/schema/domain/values/money'
import { usualStone } from '@shop/schema/geometry/stones/usual-stone'
import type { SettingOnPage } from '#shop/design/design.ts'

/** What a setting costs with the head that a stone of some weight needs. */
export interface StoneSizePrice {
  /** Of the stone; of a pair, of each of the two. */
  readonly carat: number
  /** Of a diamond of that weight as it is usually cut, in millimetres. */
  readonly lengthMm: number
  readonly pricePence: Pence
}

const carats = [0.5, 0.75, 1, 1.5, 2] as const
const caratsOfEarrings = [0.25, 0.5, 0.75, 1, 1.5] as const

/**
 * What a setting costs with the heads for diamonds of common weights, the lightest first (rules/prices#price-by-size):
 * those that it takes. None where all of them cost what the setting costs by itself, and none where it has no price.
 */
export function stoneSizePrices(
  { design, choice }: SettingOnPage,
  pricing: Pricing,
): readonly StoneSizePrice[] {
  const { shape, optionIds } = choice
  const alone = designPrice({ design, optionIds, pricing })
  const ofOneCarat = usualStone(shape.slug, 'NATURAL_DIAMOND')
  const weights = createKindOf(design) === 'earrings' ? caratsOfEarrings : carats
  const prices = weights.flatMap((carat) => {
    const lengthMm = ofOneCarat.lengthMm * Math.cbrt(carat)
    const fit = stoneFit(design, [{ shape: shape.value, measLength: lengthMm }])
    if (!fit.fits) return []
    const price = designPrice({ design, optionIds, pricing, stoneSizePercent: fit.stoneSizePercent })
    return price ? [{ carat, lengthMm, pricePence: price.pricePence }] : []
  })
  return prices.some(({ pricePence }) => pricePence !== alone?.pricePence) ? prices : []
}

/** The weight that most stones are near, where the setting takes it; else the one in the middle. */
export function usualPlace(sizes: readonly StoneSizePrice[]): number {
  const usual = sizes.findIndex(({ carat }) => carat === 1)
  return usual === -1 ? Math.floor(sizes.length / 2) : usual
}

/** A weight that was looked at, where it is still one of these: of another shape or setting there may be fewer. */
export function weightAmong(sizes: readonly StoneSizePrice[], carat: number | null): number | null {
  return sizes.find((size) => size.carat === carat)?.carat ?? null
}

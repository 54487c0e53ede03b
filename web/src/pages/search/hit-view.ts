import { gemstone, shapeImage } from '@shop/schema/domain/addresses/addresses'
import { clarityLabel } from '#shop/gemstone/clarity-label.ts'
import { gemCertificates, gemColours } from '@shop/schema/domain/vocabulary/gemstone-grades'
import { isLabGrown } from '@shop/schema/domain/vocabulary/gemstones'
import { gemstonePrice } from '@shop/schema/domain/prices/gemstone-price'
import type { Pence } from '@shop/schema/domain/values/money'
import { categoryIds, shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import type { DesignHit, GemstoneHit } from '@shop/schema/http/search-hits'
import { formatPence } from '#data/language/numbers.ts'
import { ownPicture, shownPicture, type PictureAsset } from '#data/shown-picture.ts'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { ownNameOf } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import type { PictureFile } from '#lib/picture-file.ts'
import type { CardView } from '#shop/card/card-face.ts'
import { cardView, pieceCardView } from '#shop/card/card-view.ts'
import { pricingOf } from '#shop/design/price/pricing-of.ts'
import { hundredthsText } from '#shop/gemstone/stone-measures.ts'
import { stoneTitle } from '#shop/gemstone/stone-name.ts'
import type { FoundHit } from './found-hit.ts'

/** A piece that was found, as every list shows it. */
export interface DesignHitView {
  readonly kind: 'design'
  readonly key: string
  readonly hit: DesignHit
  readonly card: CardView
  /** The "from" price of the metal its card shows. */
  readonly pricePence: Pence | null
}

/** A loose stone that was found, in words. */
export interface StoneHitView {
  readonly kind: 'stone'
  readonly key: string
  readonly hit: GemstoneHit
  /** `1.01 ct Round diamond`; lab-grown is said. */
  readonly title: string
  readonly href: string
  readonly origin: 'NATURAL' | 'LAB_GROWN'
  readonly originName: string
  /** Colour and clarity; empty when nobody has graded it. */
  readonly gradesText: string
  /** Laboratory and number of the report, or that there is none. */
  readonly reportText: string
  readonly picture: PictureFile | null
  readonly pricePence: Pence
  readonly priceText: string
  /** What its page asks while a sale lowers it, beside the price of the card; null without one. */
  readonly saleText: string | null
}

export type HitView = DesignHitView | StoneHitView

interface HitContext {
  readonly rules: ShopRulesQuery
  readonly assetsUrl: string
  readonly metalIds?: readonly string[]
}

/** What search cards show of what was found; of a piece one of the filtered metals, by their ids. */
export function hitViews(
  found: readonly FoundHit[],
  { rules, assetsUrl, metalIds = [] }: HitContext,
): HitView[] {
  return found.flatMap(({ hit, pricePence }): HitView[] => {
    if (hit.productType === 'Design') return [designHitView(hit, pricePence, rules, metalIds)]
    return pricePence === null ? [] : [stoneHitView(hit, pricePence, rules, assetsUrl)]
  })
}

function designHitView(
  hit: DesignHit,
  pricePence: Pence | null,
  rules: ShopRulesQuery,
  metalIds: readonly string[],
): DesignHitView {
  const isSetting = hit.category.id === categoryIds.setting
  const card = isSetting
    ? cardView(hit, { metalIds, shape: null }, rules)
    : pieceCardView(hit, { metalIds }, rules)
  return { kind: 'design', key: hit.sku, hit, card, pricePence }
}

function stoneHitView(
  hit: GemstoneHit,
  pricePence: Pence,
  rules: ShopRulesQuery,
  assetsUrl: string,
): StoneHitView {
  const shape = shapes.find(({ value }) => value === hit.shape)
  const isGrown = isLabGrown(hit.gemStoneType)
  return {
    kind: 'stone',
    key: hit.id,
    hit,
    title: stoneTitle(hit, hundredthsText(hit.caratWeight), shape?.name ?? hit.shape),
    href: gemstone(hit.id),
    origin: isGrown ? 'LAB_GROWN' : 'NATURAL',
    originName: isGrown ? m.stone_origin_lab() : m.stone_origin_natural(),
    gradesText: gradesText(hit),
    reportText: reportText(hit),
    picture: shownPicture(assetOf(hit), { assetsUrl }) ?? (shape ? ownPicture(shapeImage(shape.slug)) : null),
    pricePence,
    priceText: formatPence(pricePence),
    saleText: saleText(hit, rules),
  }
}

/** A card keeps to its own price, in a sale too (rules/prices#search-card). */
function saleText(hit: GemstoneHit, rules: ShopRulesQuery): string | null {
  const price = gemstonePrice(hit, pricingOf(rules))
  return price && price.wasPence !== null
    ? m.search_sale_price({ price: formatPence(price.pricePence) })
    : null
}

function assetOf({ picture, smallPicture }: GemstoneHit): PictureAsset | null {
  return picture === null ? null : { source: picture, smallSource: smallPicture }
}

function gradesText(hit: GemstoneHit): string {
  const letter = gemColours.find(({ value }) => value === hit.plainColour && value !== 'NONE')?.name
  const colour = hit.fancyColour === null ? letter : ownNameOf(hit.fancyColour)
  const clarity = clarityLabel(hit)
  return [
    ...(colour ? [m.stone_spec_colour({ colour })] : []),
    ...(clarity ? [m.stone_spec_clarity({ clarity })] : []),
  ].join(', ')
}

function reportText({ certificate, repNo }: GemstoneHit): string {
  const laboratory = gemCertificates.find(({ value }) => value === certificate && value !== 'NONE')?.name
  if (!laboratory) return m.stone_no_certificate()
  return repNo === null ? laboratory : `${laboratory} ${repNo}`
}

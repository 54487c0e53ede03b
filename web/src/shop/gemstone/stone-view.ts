import { stoneLeadTimeDays } from '@shop/schema/domain/delivery/delivery'
import { gemstonePrice, type GemstonePrice } from '@shop/schema/domain/prices/gemstone-price'
import {
  isDiamond,
  isLabGrown,
  type GemAvailability,
  type GemOrigin,
} from '@shop/schema/domain/vocabulary/gemstones'
import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import type { GemstoneCardFragment, ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { inSentence } from '#data/language/nouns.ts'
import { asLabel } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { pricingOf } from '#shop/design/price/pricing-of.ts'
import { stoneGrades, type StoneGrades } from './stone-grades.ts'
import { stoneMeasures, type StoneMeasures } from './stone-measures.ts'
import { shapeWord, stoneNoun, stoneTitle } from './stone-name.ts'
import { shapeImage } from '@shop/schema/domain/addresses/addresses'
import { formatPence } from '#data/language/numbers.ts'
import { ownPicture, shownPicture, type PictureAsset } from '#data/shown-picture.ts'
import type { PictureFile } from '#lib/picture-file.ts'

/** Everything a row, a card or a page says of a stone, in words. */
export interface StoneView extends StoneGrades, StoneMeasures, StonePictures {
  readonly id: string
  /** `1.01 ct Round diamond`; lab-grown is said. */
  readonly title: string
  /** What it is called in a sentence: `diamond`, `lab-grown diamond`, `sapphire`. */
  readonly noun: string
  readonly isDiamond: boolean
  readonly shapeName: string
  /** What a row says beside the picture: the shape, with its name that of a stone which is no diamond. */
  readonly rowName: string
  readonly origin: GemOrigin
  readonly originName: string
  /** What a card says below the title: `E colour, VS1 clarity, Excellent cut`. Empty when nobody has graded it. */
  readonly gradesText: string
  readonly price: GemstonePrice
  readonly priceText: string
  /** The price before the sale; null when there is none. */
  readonly wasText: string | null
  readonly availability: GemAvailability
  /** Working days to the workshop. */
  readonly leadTimeDays: number
}

/** The words for a stone; null for one without a price above zero, which the shop does not sell. */
export function stoneView(
  stone: GemstoneCardFragment,
  rules: ShopRulesQuery,
  assetsUrl: string,
): StoneView | null {
  const price = gemstonePrice(stone, pricingOf(rules))
  if (!price) return null
  const grades = stoneGrades(stone)
  const measures = stoneMeasures(stone)
  const shapeName = shapes.find(({ value }) => value === stone.shape)?.name ?? stone.shape
  const isGrown = isLabGrown(stone.gemStoneType)
  return {
    ...grades,
    ...measures,
    ...stonePictures(stone, assetsUrl),
    id: stone.id,
    title: stoneTitle(stone, measures.caratText, shapeName),
    noun: stoneNoun(stone),
    isDiamond: isDiamond(stone.gemStoneType),
    shapeName,
    rowName: isDiamond(stone.gemStoneType)
      ? asLabel(shapeWord(shapeName))
      : asLabel(m.stone_row_name({ shape: shapeWord(shapeName), name: stoneNoun(stone) })),
    origin: isGrown ? 'LAB_GROWN' : 'NATURAL',
    originName: isGrown ? m.stone_origin_lab() : m.stone_origin_natural(),
    gradesText: gradesText(grades),
    price,
    priceText: formatPence(price.pricePence),
    wasText: price.wasPence === null ? null : formatPence(price.wasPence),
    availability: stone.availability ?? 'AVAILABLE',
    leadTimeDays: stoneLeadTimeDays(stone),
  }
}

function gradesText({ colourText, clarityText, cutText, qualityText, treatmentText }: StoneGrades): string {
  return [
    qualityText,
    colourText && m.stone_spec_colour({ colour: colourText }),
    clarityText && m.stone_spec_clarity({ clarity: clarityText }),
    cutText && m.stone_spec_cut({ cut: cutText }),
    treatmentText && m.stone_spec_treatment({ treatment: inSentence(treatmentText) }),
  ]
    .filter((text) => text !== null)
    .join(', ')
}

/** The pictures of a stone. */
interface StonePictures {
  /** The stone itself, else its supplier's picture, else the drawn shape; null leaves the placeholder. */
  readonly picture: PictureFile | null
  /** Whether the picture shows this very stone. */
  readonly isPictured: boolean
  /** One that turns; null when there is none. */
  readonly turning: PictureFile | null
}

interface PicturedStone extends Pick<GemstoneCardFragment, 'shape' | 'supplier'> {
  readonly assets: readonly (PictureAsset & Pick<GemstoneCardFragment['assets'][number], 'type'>)[]
}

function stonePictures({ shape, assets, supplier }: PicturedStone, assetsUrl: string): StonePictures {
  const assetOf = (type: 'IMAGE' | 'IMAGE_360') => assets.find((asset) => asset.type === type)
  const ofSupplier = supplier.importSettings.imgURL
  const pictured = assetOf('IMAGE') ?? (ofSupplier === null ? undefined : { source: ofSupplier })
  const slug = shapes.find(({ value }) => value === shape)?.slug
  return {
    picture: shownPicture(pictured, { assetsUrl }) ?? (slug ? ownPicture(shapeImage(slug)) : null),
    isPictured: pictured !== undefined,
    turning: shownPicture(assetOf('IMAGE_360'), { assetsUrl }),
  }
}

import { metalLabel } from '#shop/design/metals/metal-name.ts'
import { product, settingDetail } from '@shop/schema/domain/addresses/addresses'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { isExpressAvailable } from '@shop/schema/domain/delivery/delivery'
import { optionsOf } from '@shop/schema/domain/design/design'
import { designPriceRange, type DesignPriceRange } from '@shop/schema/domain/prices/design-price-range'
import { defaultShape } from '@shop/schema/domain/design/design-shapes'
import { displayedMetal } from '@shop/schema/domain/design/displayed-metal'
import { highestCarats, metalDisplayName, metalSlug, parseMetal } from '@shop/schema/domain/design/metals'
import { soldCombinations } from '@shop/schema/domain/design/sold-combinations'
import { ownFamily } from '@shop/schema/domain/addresses/product-families'
import { categoryIds, type Shape } from '@shop/schema/domain/vocabulary/taxonomy'
import type { PictureAsset } from '#data/shown-picture.ts'
import type { DesignCardFragment, SettingCardFragment, ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { createMadeOnce } from '#lib/made-once.ts'
import { pricingOf } from '#shop/design/price/pricing-of.ts'
import type { CardFace, CardView } from './card-face.ts'

/** What a listing has chosen that a card follows. */
export interface CardContext {
  readonly metalIds: readonly string[]
  readonly shape: Shape | null
}

const madeOnce = createMadeOnce<CardView>()

type CardDesign = Pick<
  SettingCardFragment,
  'sku' | 'name' | 'attributes' | 'pictures' | 'hoverPictures' | 'expressDelivery' | 'stock' | 'subCategory'
> &
  WithId

/** What is found by a search may come without the id of the design. */
interface WithId {
  readonly id: string | null
}
type SettingOfCard = Omit<SettingCardFragment, 'id'> & WithId
type PieceOfCard = Omit<DesignCardFragment, 'id'> & WithId

/** What a card shows of a setting, worked out from the raw fields of the design. */
export function cardView(design: SettingOfCard, context: CardContext, rules: ShopRulesQuery): CardView {
  const key = [context.shape?.slug, ...context.metalIds].join()
  return madeOnce(design, key, rules, () => newCardView(design, context, rules))
}

function newCardView(
  design: SettingOfCard,
  context: CardContext,
  rules: ShopRulesQuery,
  hasAllCarats = false,
): CardView {
  const shape = context.shape ?? defaultShape(design)
  const shapeIds = context.shape ? [...context.shape.ids] : []
  return viewOf(design, {
    hasAllCarats,
    categoryId: categoryIds.setting,
    filteredMetalIds: context.metalIds,
    hrefOf: (metal) =>
      settingDetail(createKindOf(design), design.sku, shape ? { shape: shape.slug, metal } : undefined),
    rangeOf: (metalId) =>
      designPriceRange({
        design,
        fixedOptionIds: [metalId, ...shapeIds],
        pricing: pricingOf(rules),
      }),
  })
}

/** What a card follows that shows a setting for a stone. */
export interface FittingCardContext {
  readonly metalIds: readonly string[]
  /** The stone's. */
  readonly shape: Shape
  /** Percent that the head adds which the stone needs. */
  readonly stoneSizePercent: number
  readonly hrefOf: (metalSlug: string) => string
}

/** What a card shows of a setting for a stone: in the stone's shape, with the head that the stone needs. */
export function fittingCardView(
  design: SettingCardFragment,
  { metalIds, shape, stoneSizePercent, hrefOf }: FittingCardContext,
  rules: ShopRulesQuery,
): CardView {
  return viewOf(design, {
    hasAllCarats: false,
    categoryId: categoryIds.setting,
    filteredMetalIds: metalIds,
    hrefOf,
    rangeOf: (metalId) =>
      designPriceRange({
        design,
        fixedOptionIds: [metalId, ...shape.ids],
        pricing: pricingOf(rules),
        stoneSizePercent,
      }),
  })
}

/**
 * What a card shows of a finished piece. One that is sold from stock shows the metals that lie on the shelf
 * alone, so that every price of a card can be paid; one of which nothing is left shows all it was made in,
 * without a price.
 */
export function pieceCardView(
  design: PieceOfCard,
  { metalIds }: { readonly metalIds: readonly string[] },
  rules: ShopRulesQuery,
): CardView {
  return madeOnce(design, metalIds.join(), rules, () => newPieceCardView(design, metalIds, rules))
}

function newPieceCardView(
  design: PieceOfCard,
  metalIds: readonly string[],
  rules: ShopRulesQuery,
  hasAllCarats = false,
): CardView {
  const family = ownFamily(design)
  const sold = soldCombinations(design)
  const isSold = sold?.length === 0
  return viewOf(design, {
    hasAllCarats,
    categoryId: design.category.id,
    filteredMetalIds: metalIds,
    // A setting has no address among finished pieces; it never stands on their lists.
    hrefOf: (metal) => product(family?.path ?? '', design.sku, { metal }),
    rangeOf: (metalId) =>
      designPriceRange({
        design,
        fixedOptionIds: [metalId],
        combinations: sold,
        pricing: pricingOf(rules),
      }),
    isShown: (metalId) => !sold || isSold || sold.some((ids) => ids.includes(metalId)),
    isSold,
  })
}

/** What a wishlist shows of a design, a setting or a finished piece: a face for every metal, of every carat. */
export function wishedCardView(design: DesignCardFragment, rules: ShopRulesQuery): CardView {
  const isSetting = design.category.id === categoryIds.setting
  return madeOnce(design, 'wished', rules, () =>
    isSetting
      ? newCardView(design, { metalIds: [], shape: null }, rules, true)
      : newPieceCardView(design, [], rules, true),
  )
}

interface ViewOptions {
  /** Whether there is a face for every carat of a colour, not for the highest alone. */
  readonly hasAllCarats: boolean
  readonly categoryId: string
  readonly filteredMetalIds: readonly string[]
  readonly hrefOf: (metalSlug: string) => string
  readonly rangeOf: (metalId: string) => DesignPriceRange | null
  readonly isShown?: (metalId: string) => boolean
  readonly isSold?: boolean
}

function viewOf(
  design: CardDesign,
  {
    hasAllCarats,
    categoryId,
    filteredMetalIds,
    hrefOf,
    rangeOf,
    isShown = () => true,
    isSold = false,
  }: ViewOptions,
): CardView {
  const metals = optionsOf(design, 'Metal').filter(({ id }) => isShown(id))
  const made = { sku: design.sku, attributes: [{ name: 'Metal', options: metals }] }
  const faces = (hasAllCarats ? metals : highestCarats(metals)).flatMap(
    (option): Omit<CardFace, 'badge'>[] => {
      const metal = parseMetal(option.name)
      if (!metal) return []
      const range = rangeOf(option.id)
      return [
        {
          metalId: option.id,
          metalName: metalLabel(metal),
          variant: metalDisplayName(metal),
          colour: metal.colour,
          href: hrefOf(metalSlug(optionsOf(design, 'Metal'), option)),
          picture: pictureOf(design.pictures, option.id),
          hoverPicture: pictureOf(design.hoverPictures, option.id),
          fromPence: range?.fromPence ?? null,
          wasPence: range?.wasFromPence ?? null,
          isFrom: range !== null && range.fromPence !== range.toPence,
        },
      ]
    },
  )
  const isInSale = faces.some(({ wasPence }) => wasPence !== null)
  const hasExpress = (metalId: string) => isExpressAvailable({ ...design, categoryId, optionIds: [metalId] })
  return {
    designId: design.id,
    sku: design.sku,
    name: design.name,
    categoryId,
    subCategoryId: design.subCategory.id,
    faces: faces.map((face) => ({
      ...face,
      badge: isInSale ? 'sale' : hasExpress(face.metalId) ? 'express' : null,
    })),
    shownMetalId: displayedMetal(made, filteredMetalIds)?.id ?? faces[0]?.metalId ?? null,
    isSold,
  }
}

function pictureOf(pictures: CardDesign['pictures'], metalId: string): PictureAsset | null {
  return pictures.find(({ tags }) => tags.includes(metalId))?.asset ?? null
}

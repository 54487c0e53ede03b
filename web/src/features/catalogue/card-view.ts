import { settingDetail } from '@shop/schema/domain/addresses'
import { optionsOf } from '@shop/schema/domain/design'
import { designPriceRange } from '@shop/schema/domain/design-price'
import { defaultShape } from '@shop/schema/domain/design-shapes'
import { displayedMetal } from '@shop/schema/domain/displayed-metal'
import { highestCarats, metalDisplayName, metalSlug, parseMetal } from '@shop/schema/domain/metals'
import type { Pence } from '@shop/schema/domain/money'
import { salePercentOf } from '@shop/schema/domain/sales'
import type { Shape } from '@shop/schema/domain/taxonomy'
import type { SettingCardFragment, ShopRulesQuery } from '#generated/graphql/graphql.ts'

/** A card's face in one metal. */
export interface CardFace {
  readonly metalId: string
  readonly metalName: string
  readonly colour: string
  readonly href: string
  readonly picture: string | null
  readonly hoverPicture: string | null
  /** Null when the design has no price in this shop's channel. */
  readonly fromPence: Pence | null
  /** The price before the sale; null when there is none. */
  readonly wasPence: Pence | null
  /** Whether other shapes cost more, so that the price is a "from". */
  readonly isFrom: boolean
}

export interface CardView {
  readonly sku: string
  readonly name: string
  /** One face a colour, in the shop's order. */
  readonly faces: readonly CardFace[]
  /** The metal shown first. */
  readonly shownMetalId: string | null
  /** At most one badge: sale before express (look, Cards). */
  readonly badge: 'sale' | 'express' | null
}

/** What a listing has chosen that a card follows. */
export interface CardContext {
  readonly metalIds: readonly string[]
  readonly shape: Shape | null
}

/** All that a card shows, worked out from the raw fields of a design. */
export function cardView(design: SettingCardFragment, context: CardContext, rules: ShopRulesQuery): CardView {
  const metals = optionsOf(design, 'Metal')
  const salePercent = salePercentOf(design, rules.listSales)
  const shape = context.shape ?? defaultShape(design)
  const shapeIds = context.shape ? [...context.shape.ids] : []
  const shown = displayedMetal(design, context.metalIds)
  const faces = highestCarats(metals).flatMap((option): CardFace[] => {
    const metal = parseMetal(option.name)
    if (!metal) return []
    const price = designPriceRange({
      design,
      fixedOptionIds: [option.id, ...shapeIds],
      vatPercent: rules.getVat.vat,
      salePercent,
    })
    return [
      {
        metalId: option.id,
        metalName: metalDisplayName(metal),
        colour: metal.colour,
        href: settingDetail(
          'engagement-ring',
          design.sku,
          shape ? { shape: shape.slug, metal: metalSlug(metals, option) } : undefined,
        ),
        picture: pictureOf(design.pictures, option.id),
        hoverPicture: pictureOf(design.hoverPictures, option.id),
        fromPence: price?.fromPence ?? null,
        wasPence: price?.wasFromPence ?? null,
        isFrom: price !== null && price.fromPence !== price.toPence,
      },
    ]
  })
  return {
    sku: design.sku,
    name: design.name,
    faces,
    shownMetalId: shown?.id ?? faces[0]?.metalId ?? null,
    badge: faces.some(({ wasPence }) => wasPence !== null)
      ? 'sale'
      : design.expressDelivery
        ? 'express'
        : null,
  }
}

function pictureOf(pictures: SettingCardFragment['pictures'], metalId: string): string | null {
  return pictures.find(({ tags }) => tags.includes(metalId))?.asset.source ?? null
}

import type { Pence } from '@shop/schema/domain/values/money'
import type { PictureAsset } from '#data/shown-picture.ts'

/** A card's face in one metal. */
export interface CardFace {
  readonly metalId: string
  /** In the language of the page. */
  readonly metalName: string
  /** The metal as the data layer calls it, in every language alike. */
  readonly variant: string
  readonly colour: string
  readonly href: string
  readonly picture: PictureAsset | null
  readonly hoverPicture: PictureAsset | null
  /** Null when the design has no price in this shop's channel, and when it is sold. */
  readonly fromPence: Pence | null
  /** The price before the sale; null when there is none. */
  readonly wasPence: Pence | null
  /** Whether other choices cost more, so that the price is a "from". */
  readonly isFrom: boolean
  /**
   * At most one badge: sale before express (rules/listings#cards). Express where the piece lies in stock in
   * this metal, in any size, so that its page can promise the same.
   */
  readonly badge: 'sale' | 'express' | null
}

export interface CardView {
  /** Null where the API does not tell it: such a card has no heart. */
  readonly designId: string | null
  readonly sku: string
  readonly name: string
  /** For the data layer (rules/consent#data-layer). */
  readonly categoryId: string
  readonly subCategoryId: string
  /** One face a colour, in the shop's order. */
  readonly faces: readonly CardFace[]
  /** The metal shown first. */
  readonly shownMetalId: string | null
  /** Nothing is left of a piece that was sold from stock: it has no price to pay. */
  readonly isSold: boolean
  /** What the price is of, where that does not go without saying. */
  readonly priceNote?: string
  /** For the stone in its pictures, as CSS writes it; none where they are as they are. */
  readonly stoneColour?: string | null
}

/** The face that a card shows: in the metal asked for, else in the one shown first. Undefined for a card without any. */
export function shownFace({ faces, shownMetalId }: CardView, metalId = shownMetalId): CardFace | undefined {
  return faces.find((face) => face.metalId === metalId) ?? faces[0]
}

import type { LondonDate } from '@shop/schema/domain/values/calendar'
import type { BasketItem } from '#data/basket/basket-record.ts'
import type { PictureAsset } from '#data/shown-picture.ts'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import type { Design } from '#shop/design/design.ts'
import type { StoneOnPage } from '#shop/gemstone/stone-on-page.ts'

/** A line as the visitor's browser holds it; nothing here changes it. */
export type ShownItem = Pick<
  BasketItem,
  | 'fingerSize'
  | 'isSizeUnsure'
  | 'gemstoneId'
  | 'isGemstoneFirst'
  | 'metal'
  | 'shape'
  | 'sku'
  | 'title'
  | 'total'
> & {
  /** Whether it can be bought: what cannot has no day of arrival. */
  readonly isBought: boolean
  readonly engraving: { readonly font: string; readonly text: string } | null
  readonly optionIds: readonly string[]
  /** Both stones of a pair of earrings, else none. */
  readonly gemstonePair: readonly string[]
}

/** What the shop knows of a line; null for what is not loaded. */
export interface LineParts {
  readonly design: Design | null
  readonly stones: readonly StoneOnPage[]
}

/** What a line is worked out with. */
export interface LineFacts {
  /** Null while they are not to be had: nothing is priced then. */
  readonly rules: ShopRulesQuery | null
  readonly now: Date | null
  readonly holidays: readonly LondonDate[]
}

/** All that a line shows of its piece, in words. */
export interface LineView {
  readonly title: string
  /** Null shows the placeholder. */
  readonly picture: PictureAsset | null
  /** Of the stone in the picture, for CSS; null where that is clear. */
  readonly stoneColour: string | null
  readonly facts: readonly string[]
  /** Where the piece can be changed: on the review that it was put in from. */
  readonly editHref: string
  /** Where another stone can be chosen for its setting; of a pair of which one is gone, a match for the other. */
  readonly stonesHref: string
  /** The stone of a pair that is still to be had when the other is gone; null for anything else. */
  readonly keptStoneId: string | null
  /** Where to look for another piece of the kind. */
  readonly others: { readonly text: string; readonly href: string }
}

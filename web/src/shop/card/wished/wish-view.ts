import { gemstone, gemstoneList, settingListForStone } from '@shop/schema/domain/addresses/addresses'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import { optionsOf } from '@shop/schema/domain/design/design'
import { defaultShape } from '@shop/schema/domain/design/design-shapes'
import { metalSlug } from '@shop/schema/domain/design/metals'
import { engravingAttribute, fingerSizeAttribute } from '@shop/schema/domain/design/product-choice'
import { letterPlaceOf } from '@shop/schema/domain/design/product-engraving'
import { categoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import { formatPence } from '#data/language/numbers.ts'
import { pieceKey } from '#data/account/wished-piece.ts'
import { shownPicture } from '#data/shown-picture.ts'
import type {
  GemstoneCardFragment,
  ShopRulesQuery,
  WishedDesignFragment,
} from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import type { PictureFile } from '#lib/picture-file.ts'
import { stonesOnPage } from '#shop/gemstone/stone-on-page.ts'
import { wishOfStone } from '#shop/gemstone/stone-wish.ts'
import type { Wish } from '#shop/wishlist/wish.ts'
import { cardWish } from '../card-wish.ts'
import { wishedCardView } from '../card-view.ts'

/** An item of a wishlist as the API tells it, its owner's or one that is shared. */
export interface WishedItem {
  readonly designId: string | null
  readonly metalId: string | null
  readonly gemstoneId: string | null
  readonly design: WishedDesignFragment | null
  readonly gemstone: GemstoneCardFragment | null
}

/** What is to be done next with a piece. */
export type NextStep =
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  /** Nothing is left to choose: it can go into the basket. */
  | { readonly kind: 'move'; readonly sku: string; readonly metal: string }

/** A piece on a wishlist, in words. */
export interface WishView {
  readonly key: string
  /** Null for what the shop no longer knows. */
  readonly wish: Wish | null
  readonly name: string
  readonly href: string | null
  /** The metal, or the grades of a stone; empty where nothing is to be said. */
  readonly caption: string
  readonly picture: PictureFile | null
  /** What it costs now, or that it is not to be had. */
  readonly priceText: string
  readonly wasText: string | null
  readonly isGone: boolean
  /** Null for what cannot be had. */
  readonly next: NextStep | null
}

/** What a wishlist says of an item, as it is now (rules/account#wishlist-page). */
export function wishView(item: WishedItem, rules: ShopRulesQuery): WishView {
  const view = item.design ? designWishView(item.design, item.metalId, rules) : stoneWishView(item, rules)
  return { key: pieceKey(item), ...(view ?? goneView) }
}

type ViewWithoutKey = Omit<WishView, 'key'>

const goneView: ViewWithoutKey = {
  wish: null,
  get name() {
    return m.wishlist_gone_name()
  },
  href: null,
  caption: '',
  picture: null,
  get priceText() {
    return m.wishlist_gone()
  },
  wasText: null,
  isGone: true,
  next: null,
}

function designWishView(
  design: WishedDesignFragment,
  metalId: string | null,
  rules: ShopRulesQuery,
): ViewWithoutKey | null {
  const view = wishedCardView(design, rules)
  const face = view.faces.find((each) => each.metalId === metalId)
  const [anyFace] = view.faces
  const shown = face ?? anyFace
  if (!shown) return null
  const isSetting = design.category.id === categoryIds.setting
  const isSold = view.isSold || !face
  const { fromPence, wasPence, isFrom } = shown
  const price = fromPence === null ? null : formatPence(fromPence)
  return {
    wish: cardWish(view, shown, design.id),
    name: design.name,
    href: shown.href,
    caption: isSetting ? m.wishlist_setting_only({ metal: shown.metalName }) : shown.metalName,
    picture: shownPicture(shown.picture),
    priceText: isSold
      ? m.card_sold()
      : price === null
        ? m.setting_price_missing()
        : isFrom
          ? m.card_from({ price })
          : price,
    wasText: isSold || wasPence === null ? null : formatPence(wasPence),
    isGone: isSold,
    next: isSold || price === null ? null : nextStepOf(design, shown.metalId, shown.href, isSetting),
  }
}

function nextStepOf(
  design: WishedDesignFragment,
  metalId: string,
  href: string,
  isSetting: boolean,
): NextStep | null {
  const metals = optionsOf(design, 'Metal')
  const option = metals.find(({ id }) => id === metalId)
  if (!option) return null
  const metal = metalSlug(metals, option)
  if (isSetting) {
    const shape = defaultShape(design)
    if (!shape) return null
    const setting = { kind: createKindOf(design), sku: design.sku, shape: shape.slug, metal }
    return { kind: 'link', text: m.wishlist_choose_stone(), href: gemstoneList(setting) }
  }
  const open = openChoicesOf(design)
  if (open.includes(fingerSizeAttribute)) return { kind: 'link', text: m.wishlist_choose_size(), href }
  if (open.length > 0) return { kind: 'link', text: m.wishlist_choose_options(), href }
  return { kind: 'move', sku: design.sku, metal }
}

/** The names of what a shopper has still to choose of a finished piece, besides its metal. */
function openChoicesOf(design: WishedDesignFragment): readonly string[] {
  const isLetterMissing = (letterPlaceOf(design)?.least ?? 0) > 0
  return design.choices.flatMap(({ name, options }) => {
    if (name === 'Metal') return []
    if (name === engravingAttribute) return isLetterMissing ? [name] : []
    // Whoever buys a ring says the size, also of one that is to be had in one alone.
    return options.length > 1 || (name === fingerSizeAttribute && options.length > 0) ? [name] : []
  })
}

function stoneWishView({ gemstone: stone }: WishedItem, rules: ShopRulesQuery): ViewWithoutKey | null {
  const [onPage] = stone ? stonesOnPage([stone], rules) : []
  if (!onPage) return null
  const { view } = onPage
  const isAvailable = view.availability === 'AVAILABLE'
  return {
    wish: wishOfStone(onPage),
    name: view.title,
    href: gemstone(view.id),
    caption: view.gradesText === '' ? view.certificateText : view.gradesText,
    picture: view.picture,
    priceText: isAvailable
      ? view.priceText
      : view.availability === 'SOLD'
        ? m.stone_sold()
        : m.stone_on_hold(),
    wasText: isAvailable ? view.wasText : null,
    isGone: !isAvailable,
    next: isAvailable
      ? {
          kind: 'link',
          text: m.wishlist_choose_setting(),
          href: settingListForStone(view.id, 'engagement-ring'),
        }
      : null,
  }
}

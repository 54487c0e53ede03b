import { formatPence } from '#data/language/numbers.ts'
import { shownPicture } from '#data/shown-picture.ts'
import { m } from '#generated/paraglide/messages.js'
import type { Wish } from '#shop/wishlist/wish.ts'
import type { CardFace, CardView } from './card-face.ts'
import { cardItem } from './track-card.ts'

/** What the heart of a card keeps: the piece in the metal that the card shows. */
export function cardWish(view: CardView, face: CardFace, designId: string): Wish {
  return {
    piece: { designId, metalId: face.metalId },
    tracked: cardItem(view, face),
    picture: shownPicture(face.picture, { stoneColour: view.stoneColour ?? null }),
    detail:
      face.fromPence === null
        ? face.metalName
        : m.heart_detail({ metal: face.metalName, price: priceText(face.fromPence, face.isFrom) }),
  }
}

function priceText(pence: NonNullable<CardFace['fromPence']>, isFrom: boolean): string {
  const price = formatPence(pence)
  return isFrom ? m.heart_price_from({ price }) : price
}

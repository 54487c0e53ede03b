import type { PictureFile } from '#lib/picture-file.ts'
import type { Wish } from '#shop/wishlist/wish.ts'
import { stoneItem, type TrackedStone } from './track-stone.ts'
import type { StoneOnPage } from './stone-on-page.ts'

/** What the heart of a stone keeps. */
export function stoneWish(
  stone: TrackedStone,
  { picture, priceText }: { readonly picture: PictureFile | null; readonly priceText: string },
): Wish {
  return { piece: { gemstoneId: stone.id }, tracked: stoneItem(stone), picture, detail: priceText }
}

/** The same of a stone that a list or its own page shows. */
export function wishOfStone({ stone, view }: StoneOnPage): Wish {
  const { id, title, shapeName, price } = view
  return stoneWish(
    { id, title, gemStoneType: stone.gemStoneType, shapeName, pricePence: price.pricePence },
    view,
  )
}

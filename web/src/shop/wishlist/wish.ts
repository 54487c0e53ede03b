import type { WishedProduct } from '#data/account/wished-piece.ts'
import type { PictureFile } from '#lib/picture-file.ts'

/** A piece with a heart, as the page shows it. */
export interface Wish extends WishedProduct {
  readonly picture: PictureFile | null
  /** Below its name where it stands by itself: `Platinum (950), from £1,090.00`. */
  readonly detail: string
}

import type { PictureFile } from '#lib/picture-file.ts'

/** The picture of a piece, which stands until it comes to life, and where it cannot. */
export interface StillPicture {
  readonly picture: PictureFile | null
  readonly alt: string
}

import type { PictureFile } from '#lib/picture-file.ts'
import { publicConfig } from './page-facts.ts'
import { pictureAddress } from './picture-address.ts'

/** A picture as the API gives it: its address, and what else it says of it, if anything. */
export interface PictureAsset {
  readonly source: string
  readonly smallSource?: string | null | undefined
  readonly largeSource?: string | null | undefined
  readonly width?: number | null | undefined
  readonly placeholder?: string | null | undefined
  readonly stoneMask?: string | null | undefined
}

interface ShownOptions {
  /** The page's unless it is given. */
  readonly assetsUrl?: string
  /** Of the chosen stone, where that is not clear. */
  readonly stoneColour?: string | null
}

/** A picture of the API where a browser finds it; null for none, and for one at an address that cannot be a picture's. */
export function shownPicture(
  asset: PictureAsset | null | undefined,
  { assetsUrl = publicConfig().assetsUrl, stoneColour = null }: ShownOptions = {},
): PictureFile | null {
  if (!asset) return null
  const {
    source,
    smallSource = null,
    largeSource = null,
    width = null,
    placeholder = null,
    stoneMask = null,
  } = asset
  const src = pictureAddress(assetsUrl, source)
  if (src === null) return null
  const mask = stoneColour === null ? null : pictureAddress(assetsUrl, stoneMask)
  return {
    src,
    smallSrc: pictureAddress(assetsUrl, smallSource),
    ...(largeSource !== null && { largeSrc: pictureAddress(assetsUrl, largeSource) }),
    width,
    placeholder,
    ...(stoneColour !== null && mask !== null && { stone: { colour: stoneColour, mask } }),
  }
}

/** A picture of the shop's own, at a path of it. */
export function ownPicture(path: string): PictureFile {
  return { src: path, smallSrc: null, width: null, placeholder: null }
}

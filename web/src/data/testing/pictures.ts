import type { PictureFile } from '#lib/picture-file.ts'

/** A picture as the API gives it that says nothing but where it is. */
export function assetAt(source: string) {
  return {
    source,
    smallSource: null,
    largeSource: null,
    width: null,
    alt: null,
    placeholder: null,
    stoneMask: null,
  }
}

/** A picture where a browser finds it, of which nothing else is known. */
export function pictureAt(src: string): PictureFile {
  return { src, smallSrc: null, width: null, placeholder: null }
}

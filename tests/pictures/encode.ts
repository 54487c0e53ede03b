import { stillFormat, type PictureSide } from '@shop/fixtures/imagery/manifest'
import sharp from 'sharp'

/** Stones seen at four times their size look as they do without loss; the set has 80 MB in all. */
const avif = { quality: 26, effort: 3, chromaSubsampling: '4:2:0' } as const
/** Side by side at the size of a card, none is told from 80. */
const webp = { quality: 42, effort: 6 } as const

/** The file of a picture in one of its widths, from a PNG file of its largest one. */
export async function encoded(png: Buffer, side: PictureSide): Promise<Buffer> {
  const picture = sharp(png).resize(side)
  return stillFormat(side) === 'avif' ? picture.avif(avif).toBuffer() : picture.webp(webp).toBuffer()
}

import { stillFormat, type PictureSide } from '@shop/fixtures/imagery/manifest'
import sharp from 'sharp'

const avif = { effort: 3, chromaSubsampling: '4:2:0' } as const
/** Side by side at the size of a card, none is told from 80. */
const webp = { quality: 42, effort: 6 } as const

/** The file of a picture in one of its widths, from a PNG file of its largest one; `quality` is that of AVIF. */
export async function encoded(png: Buffer, side: PictureSide, quality: number): Promise<Buffer> {
  const picture = sharp(png).resize(side)
  return stillFormat(side) === 'avif'
    ? picture.avif({ ...avif, quality }).toBuffer()
    : picture.webp(webp).toBuffer()
}

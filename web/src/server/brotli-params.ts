import { constants } from 'node:zlib'

/** A quarter of a megabyte: a page and no more. */
const windowBits = 18

/** How brotli compresses a page, but for how well. */
export function brotliParams(body: Uint8Array): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  }
}

import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { compressBetter } from './compress-better.ts'
import { brotliParams } from './brotli-params.ts'
import type { Encoding, Page } from './page.ts'

const minBytes = 1024
/**
 * The body of a page as a browser takes it, compressed once for all of them. Brotli at 6 makes a listing of 184 KB
 * 22.0 KB in 1.6 ms; at 4 it is 24.5 KB in 1.1 ms, at 7 21.8 KB in 1.9 ms, at the default of 11 it takes over 170 ms. With the window of 4 MB
 * that brotli would take, most of it empty, the same is 5.8 ms. In other threads it would cost the processor 3 ms more,
 * and each thread memory of its own. A page that is asked for again is worth more (`compress-better.ts`).
 */
export function compressPage(
  page: Page,
  acceptEncoding: string | null,
): { readonly body: Uint8Array<ArrayBuffer>; readonly encoding: Encoding | null } {
  const encoding = page.body.byteLength < minBytes ? null : chooseEncoding(acceptEncoding ?? '')
  if (!encoding) return { body: page.body, encoding: null }
  const known = page.compressed.get(encoding)
  if (known && encoding === 'br') compressBetter(page)
  const body = known ?? compress(page.body, encoding)
  page.compressed.set(encoding, body)
  return { body, encoding }
}

function compress(body: Uint8Array, encoding: Encoding): Uint8Array<ArrayBuffer> {
  if (encoding === 'gzip') return gzipSync(body)
  return brotliCompressSync(body, { params: { ...brotliParams(body), [constants.BROTLI_PARAM_QUALITY]: 6 } })
}

function chooseEncoding(accepted: string): Encoding | null {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : null
}

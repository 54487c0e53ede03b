import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const minBytes = 1024

/**
 * Compresses a page on its way out. Brotli at 7 makes a listing of 131 KB 8.0 KB in 1.1 ms; at 4 it is
 * 9.2 KB in 0.7 ms, at the default of 11 it is 7.0 KB but takes 174 ms. Nothing is
 * gained on the same machine, so a loopback visitor gets the page as it is.
 */
export async function compressPage(
  acceptEncoding: string | null,
  address: string | undefined,
  response: Response,
): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  response.headers.append('vary', 'accept-encoding')
  const encoding = isLoopback(address) ? null : chooseEncoding(acceptEncoding ?? '')
  if (!encoding || !response.body) return response
  const page = Buffer.from(await response.arrayBuffer())
  if (page.byteLength < minBytes) return new Response(page, response)
  const packed =
    encoding === 'br'
      ? await brotli(page, { params: brotliParams(page.byteLength) })
      : await gzipped(page, { level: 6 })
  const headers = new Headers(response.headers)
  headers.set('content-encoding', encoding)
  headers.set('content-length', String(packed.byteLength))
  return new Response(new Uint8Array(packed), { status: response.status, headers })
}

function brotliParams(byteLength: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: 7,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: byteLength,
  }
}

function chooseEncoding(accepted: string): 'br' | 'gzip' | null {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : null
}

function isLoopback(address: string | undefined): boolean {
  return address === '::1' || address?.replace('::ffff:', '').startsWith('127.') === true
}

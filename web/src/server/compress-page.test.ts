import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { compressBetter } from './compress-better.ts'
import { compressPage } from './compress-page.ts'
import { createPage } from './page.ts'

vi.mock('./compress-better.ts', () => ({ compressBetter: vi.fn<typeof compressBetter>() }))
beforeEach(() => void vi.mocked(compressBetter).mockReset())

const html = '<p>ring</p>'.repeat(200)
const page = () => createPage(200, [], [html])

describe('compressPage', () => {
  it('gives brotli to a browser that takes it', () => {
    const { body, encoding } = compressPage(page(), 'gzip, deflate, br')
    expect(encoding).toBe('br')
    expect(brotliDecompressSync(body).toString()).toBe(html)
  })

  it('compresses it at first as well as is quick, in the memory of a page', () => {
    const text = Array.from({ length: 400 }, (_, index) => `<p>Ring ${(index * 7919) % 1000}</p>`).join('')
    const { body } = compressPage(createPage(200, [], [text]), 'br')
    const params = {
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      [constants.BROTLI_PARAM_QUALITY]: 6,
    }
    expect(Buffer.from(body)).toEqual(brotliCompressSync(text, { params }))
    expect(body.byteLength).toBeGreaterThan(brotliCompressSync(text).byteLength)
  })

  it('gives gzip where brotli is refused', () => {
    const { body, encoding } = compressPage(page(), 'br;q=0, gzip')
    expect(encoding).toBe('gzip')
    expect(gunzipSync(body).toString()).toBe(html)
  })

  it.each([null, '', 'identity', 'br;q=0'])('leaves the page as it is for %o', (accepted) => {
    const { body, encoding } = compressPage(page(), accepted)
    expect(encoding).toBeNull()
    expect(new TextDecoder().decode(body)).toBe(html)
  })

  it('compresses a page once for everybody', () => {
    const kept = page()
    const [first, second] = [compressPage(kept, 'gzip'), compressPage(kept, 'gzip')]
    expect(second.body).toBe(first.body)
  })

  it.each([
    ['br', 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br ;q=0, gzip', 'gzip'],
    ['br; q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip', 'gzip'],
    ['br;q=0 , gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=0.5', 'gzip'],
    ['gzip;q=0', null],
    ['gzip ;q=0', null],
    ['gzip; q=0', null],
    ['gzip;q=0.000', null],
    ['gzip;q=0 , identity', null],
  ])('gives what is not refused: to %j %j', (accepted, encoding) => {
    expect(compressPage(page(), accepted).encoding).toBe(encoding)
  })

  it('has a page made smaller that is asked for again as brotli, and no other', () => {
    const kept = page()
    compressPage(kept, 'gzip')
    compressPage(kept, 'gzip')
    compressPage(kept, 'br')
    expect(compressBetter).not.toHaveBeenCalled()
    compressPage(kept, 'br')
    expect(compressBetter).toHaveBeenCalledExactlyOnceWith(kept)
  })

  it('leaves a page alone that would hardly get smaller', () => {
    const ofBytes = (count: number) => createPage(404, [], ['x'.repeat(count)])
    expect(compressPage(ofBytes(1023), 'br').encoding).toBeNull()
    expect(compressPage(ofBytes(1024), 'br').encoding).toBe('br')
  })
})

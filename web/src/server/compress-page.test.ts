import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressPage } from './compress-page.ts'
import { createPage } from './page.ts'

const html = '<p>ring</p>'.repeat(200)
const page = () => createPage(200, [], [html])

describe('compressPage', () => {
  it('gives brotli to a browser that takes it', () => {
    const { body, encoding } = compressPage(page(), 'gzip, deflate, br')
    expect(encoding).toBe('br')
    expect(brotliDecompressSync(body).toString()).toBe(html)
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

  it('sends a page that is asked for again smaller from then on', async () => {
    const text = Array.from({ length: 400 }, (_, index) => `<p>Ring ${(index * 7919) % 1000}</p>`).join('')
    const kept = createPage(200, [], [text])
    const first = compressPage(kept, 'br').body
    await expect.poll(() => compressPage(kept, 'br').body.byteLength).toBeLessThan(first.byteLength)
    expect(brotliDecompressSync(compressPage(kept, 'br').body).toString()).toBe(text)
  })

  it('leaves a page alone that would hardly get smaller', () => {
    expect(compressPage(createPage(404, [], ['gone']), 'br').encoding).toBeNull()
  })
})

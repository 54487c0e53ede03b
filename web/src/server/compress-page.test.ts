import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressPage } from './compress-page.ts'

const html = '<p>ring</p>'.repeat(200)
const page = () =>
  new Response(html, { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } })
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('compressPage', () => {
  it('sends brotli to a browser that takes it and keeps the status', async () => {
    const response = await compressPage('gzip, deflate, br', '203.0.113.9', page())
    expect(response.status).toBe(404)
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(await bytes(response)).toString()).toBe(html)
  })

  it('sends gzip where brotli is refused', async () => {
    const response = await compressPage('br;q=0, gzip', '203.0.113.9', page())
    expect(gunzipSync(await bytes(response)).toString()).toBe(html)
  })

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('leaves the page as it is for %s', async (address) => {
    const response = await compressPage('br', address, page())
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(await response.text()).toBe(html)
  })

  it('tells caches that the answer depends on the encoding', async () => {
    expect((await compressPage(null, '203.0.113.9', page())).headers.get('vary')).toBe('accept-encoding')
  })

  it('leaves anything that is no page alone', async () => {
    const response = await compressPage('br', '203.0.113.9', Response.json({ version: '1' }))
    expect(await response.json()).toEqual({ version: '1' })
  })
})

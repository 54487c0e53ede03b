import { describe, expect, it } from 'vitest'
import { respondToContentPicture } from './content-picture-route.ts'

const ask = (name: string, init: RequestInit = {}) =>
  respondToContentPicture(new Request(`http://mock.test/assets/content/${name}`, init))

describe('a picture that only content shows', () => {
  it('is a WebP that may be kept for a year, known by its name', async () => {
    const answer = await ask('three-stone-drawn.webp')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    // What every WebP begins with, and what kind it is.
    expect(new TextDecoder().decode(bytes.slice(8, 12))).toBe('WEBP')
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'content-length': String(bytes.byteLength),
      etag: '"three-stone-drawn.webp"',
    })
  })

  it('is not sent again to whoever has it, but to whoever has another', async () => {
    const known = await ask('three-stone-drawn.webp', {
      headers: { 'if-none-match': '"three-stone-drawn.webp"' },
    })
    expect([known.status, await known.text()]).toEqual([304, ''])
    const other = await ask('three-stone-drawn.webp', {
      headers: { 'if-none-match': '"round-solitaire-night.webp"' },
    })
    expect(other.status).toBe(200)
  })

  it('is found by its address alone, whatever is asked behind it', async () => {
    expect((await ask('three-stone-drawn.webp?v=2')).status).toBe(200)
  })

  it('is only read', async () => {
    const answer = await ask('three-stone-drawn.webp', { method: 'POST' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
  })

  it.each(['', 'no-such.webp', 'three-stone-drawn', 'Three-Stone-Drawn.webp', '..%2Fpages.ts'])(
    'is none at %j, which pages of any host are told, even one that says it has it',
    async (name) => {
      const answer = await ask(name, { headers: { 'if-none-match': `"${name}"` } })
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([404, '*'])
    },
  )
})

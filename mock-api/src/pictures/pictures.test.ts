import type { ManifestEntry } from '@shop/fixtures/imagery/manifest'
import { describe, expect, it, vi } from 'vitest'
import { pictureNotFound, respondWithPicture, respondWithStill } from './respond-with-picture.ts'
import { stillAsset } from './still-asset.ts'
import { assetsPath, committedStills, stillsOf } from './stills.ts'

const bytes = new TextEncoder().encode('picture')
const request = (init: RequestInit = {}) => new Request('http://mock.test/assets/a.webp', init)
const picture = { type: 'image/webp', etag: '"v1"', read: async () => bytes } as const

describe('a picture', () => {
  it('may be kept for a year, and shown and read by pages of any host', async () => {
    const answer = await respondWithPicture(request(), picture)
    expect([answer.status, await answer.text()]).toEqual([200, 'picture'])
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'content-length': '7',
      etag: '"v1"',
    })
  })

  it('is not read again for whoever has it', async () => {
    const read = vi.fn(picture.read)
    const ask = (known: string) =>
      respondWithPicture(request({ headers: { 'if-none-match': known } }), { ...picture, read })
    const answer = await ask('"v0", "v1"')
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', '"v1"'])
    expect(read).not.toHaveBeenCalled()
    expect((await ask('"v0"')).status).toBe(200)
  })

  it('is only read', async () => {
    const answer = await respondWithPicture(request({ method: 'DELETE' }), picture)
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
  })

  it('that is none says so to pages of any host', async () => {
    const gone = await respondWithPicture(request(), { ...picture, read: async () => null })
    for (const answer of [gone, pictureNotFound()]) {
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([404, '*'])
    }
  })

  it.each([
    [1280, 'image/avif'],
    [640, 'image/webp'],
  ] as const)('of a manifest comes from its file of %d pixels', async (file, type) => {
    const read = vi.fn(async () => bytes)
    const answer = await respondWithStill(request(), { hash: 'abc', file }, stillsOf({}, read))
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('etag')).toBe(`"abc-${file}"`)
    expect(read).toHaveBeenCalledExactlyOnceWith('abc', file)
  })
})

describe('the asset of a picture', () => {
  const entry: ManifestEntry = { hash: 'abc', side: 1280, bytes: 7, placeholder: 'data:image/webp;base64,AA' }
  const of = (changed: Partial<ManifestEntry>) =>
    stillAsset({ entry: { ...entry, ...changed }, path: '/assets/halo' }, 'v1', 'A halo')

  it('has all the widths that it comes in', () => {
    expect(of({ stoneMask: 'mask' })).toEqual({
      source: '/assets/halo-640.webp?v=v1',
      smallSource: '/assets/halo-320.webp?v=v1',
      largeSource: '/assets/halo-1280.avif?v=v1',
      width: 640,
      height: 640,
      alt: 'A halo',
      placeholder: 'data:image/webp;base64,AA',
      stoneMask: '/assets/halo-stone.webp?v=v1',
    })
  })

  it('has what there is of one that comes in fewer', () => {
    expect(of({ side: 320 })).toMatchObject({
      source: '/assets/halo-320.webp?v=v1',
      smallSource: null,
      largeSource: null,
      width: 320,
      stoneMask: null,
    })
  })
})

describe('the pictures of the fixtures', () => {
  const entry = (hash: string) => ({ hash, side: 320, bytes: 1, placeholder: '' }) as const
  const versionOf = (manifest: Record<string, ManifestEntry>) => stillsOf(manifest, async () => null).version

  it('have a version that changes with any of them, whatever their order', () => {
    const version = versionOf({ a: entry('1'), b: entry('2') })
    expect(version).toMatch(/^[\da-f]{12}$/)
    expect(versionOf({ b: entry('2'), a: entry('1') })).toBe(version)
    expect(versionOf({ a: entry('1'), b: entry('3') })).not.toBe(version)
    expect(versionOf({ a: entry('1'), c: entry('2') })).not.toBe(version)
    expect(versionOf({ a: entry('1') })).not.toBe(version)
  })

  it('are read from their files, and are none where a file has gone', async () => {
    const { manifest, read } = committedStills()
    const [first] = Object.values(manifest)
    if (!first) throw new Error('No picture is drawn')
    expect((await read(first.hash, 320))?.byteLength).toBeGreaterThan(100)
    expect(await read('no-such-hash', 320)).toBeNull()
    expect(assetsPath).toBe('/assets')
  })
})

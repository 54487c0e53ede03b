import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Worlds } from '../world/worlds.ts'
import { respondToContent } from './content-route.ts'

const menu = (...blocks: readonly object[]) => ({
  kind: 'menu',
  tabs: [{ id: 'rings', title: 'Rings', href: '/rings', blocks }],
})

/** Documents by their addresses: those that the shop has are of no other form, and a page of another must not be shown. */
const documents: Readonly<Record<string, object>> = {
  'en/menu': menu(),
  'fr/menu': { ...menu(), note: 'Bagues' },
  'en/footer': menu(),
  'en/of-no-kind': { kind: 'poem', lines: [] },
  'en/with-a-new-block': menu({ type: 'carousel' }),
}
vi.mock('@shop/fixtures/content/content-files', () => ({
  contentAt: async (language: string, path: string) => documents[`${language}/${path}`] ?? null,
}))

let worlds: Worlds
beforeEach(() => void (worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })))
afterEach(() => worlds.close())

const ask = (path: string, init: RequestInit = {}) =>
  respondToContent(new Request(`http://mock.test/content/${path}`, init), worlds)

describe('a document', () => {
  it('is JSON that may be kept for a minute, and shown for ten more while it is asked for anew', async () => {
    expect(Object.fromEntries((await ask('en/menu')).headers)).toEqual({
      'content-type': 'application/json',
      'content-language': 'en',
      'cache-control': 'public, max-age=60, stale-while-revalidate=600',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    })
  })

  it('says the language that it comes in, as header and as field', async () => {
    const own = await ask('fr/menu')
    expect(own.headers.get('content-language')).toBe('fr')
    expect(await own.json()).toEqual({ ...documents['fr/menu'], language: 'fr', isFallback: false })
    const other = await ask('fr/footer')
    expect(other.headers.get('content-language')).toBe('en')
    expect(await other.json()).toEqual({ ...documents['en/footer'], language: 'en', isFallback: true })
  })

  it('has an etag of its own in every language, also where it is the same', async () => {
    const etags = await Promise.all(
      ['en/menu', 'fr/menu', 'fr/footer', 'de/menu'].map(async (path) =>
        (await ask(path)).headers.get('etag'),
      ),
    )
    const [english, french, standIn, sameStandIn] = etags
    expect(new Set([english, french, standIn]).size).toBe(3)
    // No language has a name in it but the one that a document comes in.
    expect(sameStandIn).toBe(standIn)
  })

  it('is not sent again to whoever names its etag among others, with all that it says of itself', async () => {
    const etag = (await ask('fr/menu')).headers.get('etag') ?? ''
    const known = await ask('fr/menu', { headers: { 'if-none-match': `"other", ${etag}` } })
    expect([known.status, await known.text()]).toEqual([304, ''])
    expect(Object.fromEntries(known.headers)).toEqual({
      'content-type': 'application/json',
      'content-language': 'fr',
      'cache-control': 'public, max-age=60, stale-while-revalidate=600',
      etag,
    })
    expect((await ask('fr/menu', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  it('that is none says so, in any language', async () => {
    for (const path of ['en/nothing', 'fr/nothing']) {
      const answer = await ask(path)
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { errors: [{ message: 'There is nothing at this address.', extensions: { code: 'NOT_FOUND' } }] },
      ])
    }
  })

  it.each(['of-no-kind', 'with-a-new-block'])(
    '%s is not sent, and whoever wrote it is told which',
    async (path) => {
      await expect(ask(`en/${path}`)).rejects.toThrow(`The document ${path} has another form`)
    },
  )

  it('fails where a world says that content does, and where all does', async () => {
    for (const operation of ['Content', '*']) {
      worlds.default.setFaults([{ operation, kind: 'http-500' }])
      expect((await ask('en/menu')).status).toBe(500)
    }
    worlds.default.setFaults([{ operation: 'GlobalSearch', kind: 'http-500' }])
    expect((await ask('en/menu')).status).toBe(200)
  })
})

import { describe, expect, it } from 'vitest'
import type { Language } from '@shop/schema/domain/vocabulary/languages'
import { createContent } from './content.ts'
import { outsideService } from './testing/outside-service.ts'

const contentUrl = 'https://content.example.com'
const minuteMs = 60_000
const page = (title: string, blocks: readonly object[] = []) => ({
  kind: 'page',
  look: 'article',
  title,
  headTitle: null,
  description: 'What it is.',
  answer: ['It is this.'],
  reviewedOn: '2026-10-12',
  crumbs: [],
  sections: [{ id: 'one', title: 'One', blocks }],
  related: [],
  language: 'en',
  isFallback: false,
})
const paths = { kind: 'paths', pages: [{ path: '/about', reviewedOn: '2026-10-12' }] }

/** A content service whose answers a test changes. */
function service(answers: Record<string, () => Response | Promise<Response>>) {
  const { options, ...outside } = outsideService(
    (url) => answers[url.replace(contentUrl, '')] ?? (() => new Response('', { status: 404 })),
  )
  const content = createContent({ contentUrl, ...options })
  const titleAt = async (path: string, world: string | null = null) =>
    (await content.pageAt(path, 'en', world))?.page.title
  return { content, titleAt, answers, ...outside }
}
const usual = () =>
  service({ '/en/paths': () => Response.json(paths), '/en/about': () => Response.json(page('About us')) })

describe('pages of content', () => {
  it('are asked for once a minute', async () => {
    const { titleAt, fetch, clock, answers } = usual()
    expect(await titleAt('/about')).toBe('About us')
    expect(fetch.mock.lastCall?.[1].headers).toEqual({ accept: 'application/json' })
    clock.ms = minuteMs - 1
    await titleAt('/about')
    expect(fetch).toHaveBeenCalledTimes(2)
    clock.ms = minuteMs
    answers['/en/about'] = () => Response.json(page('Who we are'))
    expect(await titleAt('/about')).toBe('Who we are')
  })

  it('are asked for once by many at the same time', async () => {
    const { titleAt, fetch } = usual()
    await Promise.all([titleAt('/about'), titleAt('/about'), titleAt('/about')])
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('are not sent again while they are the same', async () => {
    const { titleAt, fetch, clock, answers, failures } = usual()
    answers['/en/about'] = () => Response.json(page('About us'), { headers: { etag: '"1"' } })
    await titleAt('/about')
    clock.ms = minuteMs
    answers['/en/about'] = () => new Response(null, { status: 304 })
    expect(await titleAt('/about')).toBe('About us')
    expect(fetch.mock.lastCall?.[1]).toMatchObject({ headers: { 'if-none-match': '"1"' } })
    expect(failures).toEqual([])
  })

  it('that the list has and the service does not are none, asked for once a minute, and no failure', async () => {
    const { titleAt, fetch, answers, failures } = usual()
    delete answers['/en/about']
    expect(await titleAt('/about')).toBeUndefined()
    expect(await titleAt('/about')).toBeUndefined()
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(failures).toEqual([])
  })

  it.each([undefined, false, true])(
    'say in which language they came, and whether another was asked for: %s',
    async (isFallback) => {
      const { content, answers } = usual()
      answers['/en/about'] = () => Response.json({ ...page('About us'), isFallback })
      expect(await content.pageAt('/about', 'en', null)).toMatchObject({
        language: 'en',
        isFallback: isFallback === true,
      })
    },
  )

  it('are listed by their addresses; the list cannot be had where the service is away', async () => {
    const { content, clock, answers } = usual()
    expect(await content.paths('en', null)).toEqual(['/about'])
    await expect(content.paths('fr', null)).resolves.toEqual([])
    answers['/de/paths'] = () => Promise.reject(new TypeError('fetch failed'))
    await expect(content.paths('de', null)).rejects.toMatchObject({ kind: 'network' })
    clock.ms = 30_000
    answers['/de/paths'] = () => Response.json(paths)
    expect(await content.paths('de', null)).toEqual(['/about'])
  })

  it('that the list does not have are none, and nobody is asked', async () => {
    const { titleAt, fetch } = usual()
    expect(await titleAt('/nothing')).toBeUndefined()
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['https://content.example.com/en/paths'])
  })

  it('that never were there are none while the service is away, and the others are told from them', async () => {
    const { titleAt, answers } = usual()
    answers['/en/paths'] = () => Promise.reject(new TypeError('fetch failed'))
    answers['/en/about'] = () => Promise.reject(new TypeError('fetch failed'))
    expect(await titleAt('/nowhere')).toBeUndefined()
    await expect(titleAt('/about')).rejects.toMatchObject({ kind: 'network' })
  })

  it('do not wait for the list again at once where it could not be had', async () => {
    const { titleAt, answers, clock, fetch } = usual()
    answers['/en/paths'] = () => Promise.reject(new TypeError('fetch failed'))
    await titleAt('/nowhere')
    await titleAt('/elsewhere')
    expect(fetch).toHaveBeenCalledTimes(1)
    clock.ms = 30_000
    await titleAt('/nowhere')
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('are bundled where they begin with a banner, in each language, until the service has sent them', async () => {
    const { content, clock, answers, failures } = service({})
    for (const language of ['en', 'fr', 'de'] as const) {
      answers[`/${language}/paths`] = () =>
        Response.json({ ...paths, pages: [{ path: '/bespoke', reviewedOn: '2026-10-12' }] })
      answers[`/${language}/bespoke`] = () => Promise.reject(new TypeError('fetch failed'))
    }
    const titleIn = async (language: Language) =>
      (await content.pageAt('/bespoke', language, null))?.page.banner?.titleText
    expect(await titleIn('en')).toBe('It begins as a line')
    expect(await titleIn('fr')).toBe('Tout commence par un trait')
    expect(await titleIn('de')).toBe('Am Anfang ist eine Linie')
    expect(failures).toHaveLength(3)
    // Asked for again after half a minute.
    answers['/en/bespoke'] = () => Response.json(page('Made for you alone'))
    clock.ms = 29_999
    expect(await titleIn('en')).toBe('It begins as a line')
    clock.ms = 30_000
    expect((await content.pageAt('/bespoke', 'en', null))?.page.title).toBe('Made for you alone')
  })

  it('stay as they were while the service is away, and say so once in thirty seconds', async () => {
    const { titleAt, clock, answers, failures } = usual()
    await titleAt('/about')
    for (const path of ['/en/paths', '/en/about']) {
      answers[path] = () => Promise.reject(new TypeError('fetch failed'))
    }
    clock.ms = minuteMs
    expect(await titleAt('/about')).toBe('About us')
    clock.ms += 29_999
    expect(await titleAt('/about')).toBe('About us')
    expect(failures).toEqual(['fetch failed', 'fetch failed'])
  })

  it.each([
    [
      'fails',
      () => new Response('', { status: 500 }),
      'The content service answers for /en/about with status 500',
    ],
    ['sends no JSON', () => new Response('<html>'), /JSON/],
    [
      'sends another form',
      () => Response.json({ kind: 'page', title: 'About us', language: 'en' }),
      'The document /en/about of the content service has another form',
    ],
    [
      'does not say in which language it answers',
      () => Response.json({ ...page('About us'), language: undefined }),
      'The document /en/about of the content service has another form',
    ],
  ])(
    'cannot be had where there was none before and the service %s, which is told',
    async (_, answer, told) => {
      const { titleAt, answers, failures } = usual()
      answers['/en/about'] = answer
      await expect(titleAt('/about')).rejects.toMatchObject({
        name: 'ApiError',
        kind: 'network',
        message: 'Shop API, network: the content service cannot be reached',
        cause: { message: expect.stringMatching(told) },
      })
      expect(failures).toEqual([expect.stringMatching(told)])
      // Whoever waits for it may ask again at once.
      answers['/en/about'] = () => Response.json(page('About us'))
      expect(await titleAt('/about')).toBe('About us')
    },
  )

  it('leave out a block that nobody knows, and say so once', async () => {
    const { content, answers, failures, clock } = usual()
    const known = { type: 'paragraphs', paragraphs: [['Words.']] }
    answers['/en/about'] = () =>
      Response.json(page('About us', [{ type: 'hologram' }, known, { type: 'scent' }]))
    const answer = await content.pageAt('/about', 'en', null)
    expect(answer?.page.sections[0]?.blocks).toEqual([known])
    expect(failures).toEqual(['“About us” has blocks that nobody knows: hologram, scent'])
    clock.ms = minuteMs
    await content.pageAt('/about', 'en', null)
    expect(failures).toHaveLength(1)
  })

  it('are kept up to 500 of them, and the one goes first that nobody has asked for longest', async () => {
    const pages = Array.from({ length: 501 }, (_, number) => ({
      path: `/page-${number}`,
      reviewedOn: '2026-10-12',
    }))
    const { titleAt, clock, answers } = service({
      '/en/paths': () => Response.json({ kind: 'paths', pages }),
    })
    for (const { path } of pages) answers[`/en${path}`] = () => Response.json(page(path))
    for (const { path } of pages.slice(0, 500)) await titleAt(path)
    clock.ms = minuteMs
    await titleAt('/page-0')
    await titleAt('/page-500')
    for (const { path } of pages) answers[`/en${path}`] = () => Promise.reject(new TypeError('fetch failed'))
    expect(await titleAt('/page-0')).toBe('/page-0')
    expect(await titleAt('/page-2')).toBe('/page-2')
    await expect(titleAt('/page-1')).rejects.toMatchObject({ kind: 'network' })
  })

  it('of a world are its own', async () => {
    const { titleAt, fetch } = usual()
    await titleAt('/about')
    await titleAt('/about', 'mine')
    expect(fetch).toHaveBeenCalledTimes(4)
    expect(fetch.mock.lastCall?.[1]).toMatchObject({ headers: { world: 'mine' } })
  })
})

import { describe, expect, it, vi } from 'vitest'
import { createMenu } from './menu.ts'
import { inTurn, outsideService } from './testing/outside-service.ts'

const minuteMs = 60_000

/** A menu with one tab of a name, and blocks. */
function menuNamed(title: string, blocks: readonly object[] = []) {
  return { kind: 'menu', language: 'en', tabs: [{ id: 'rings', title, href: '/rings/collection', blocks }] }
}
const good = (title: string) => () => Response.json(menuNamed(title), { headers: { etag: `"${title}"` } })

function service(...answers: Parameters<typeof inTurn>[0]) {
  const { options, ...outside } = outsideService(inTurn(answers))
  const menu = createMenu({ contentUrl: 'https://content.example.com', language: 'de', ...options })
  /** The names of its tabs, once what was asked behind a page's back has been answered. */
  const settled = async () => {
    menu()
    await new Promise(setImmediate)
    return menu().tabs.map(({ title }) => title)
  }
  return { menu, settled, ...outside }
}

const bundled = ['Verlobungsringe', 'Trauringe', 'Schmuck', 'Maßanfertigung', 'Wissen']

describe('the menu', () => {
  it('is there at once, and the service’s as soon as that has answered', async () => {
    const { menu, settled, fetch } = service(good('Rings'))
    expect(menu().tabs.map(({ title }) => title)).toEqual(bundled)
    expect(await settled()).toEqual(['Rings'])
    expect(fetch).toHaveBeenCalledTimes(1)
    const [url, init] = fetch.mock.calls[0] ?? []
    expect([url, init?.headers]).toEqual([
      'https://content.example.com/de/menu',
      { accept: 'application/json' },
    ])
  })

  it('is asked for once a minute, with what is known of it', async () => {
    const { settled, fetch, clock, failures } = service(
      good('Rings'),
      () => new Response(null, { status: 304 }),
      good('Bands'),
    )
    await settled()
    clock.ms = minuteMs - 1
    await settled()
    expect(fetch).toHaveBeenCalledTimes(1)
    clock.ms = minuteMs
    expect(await settled()).toEqual(['Rings'])
    expect(fetch.mock.calls[1]?.[1]).toMatchObject({ headers: { 'if-none-match': '"Rings"' } })
    clock.ms = 2 * minuteMs
    expect(await settled()).toEqual(['Bands'])
    expect(failures).toEqual([])
  })

  it('is not asked for again until the service has had its time, and a minute more', () => {
    const { menu, fetch, clock } = service(() => new Promise(() => undefined))
    menu()
    clock.ms = minuteMs + 1499
    menu()
    expect(fetch).toHaveBeenCalledTimes(1)
    clock.ms = minuteMs + 1500
    menu()
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['is down', () => Promise.reject(new Error('connection refused')), 'connection refused'],
    [
      'fails',
      () => new Response('no', { status: 500 }),
      'The content service answers for the menu with status 500',
    ],
    ['sends no JSON', () => new Response('<html>'), /JSON/],
    [
      'sends another document',
      () => Response.json({ kind: 'page' }),
      'The menu of the content service has another form',
    ],
    [
      'sends no tabs',
      () => Response.json({ kind: 'menu', tabs: [] }),
      'The menu of the content service has another form',
    ],
    [
      'sends a link to another host',
      () =>
        Response.json({ kind: 'menu', tabs: [{ id: 'a', title: 'A', href: '//evil.example', blocks: [] }] }),
      'The menu of the content service has another form',
    ],
  ])('is the bundled one when the service %s, which is told', async (_how, answer, message) => {
    const { settled, failures } = service(answer)
    expect(await settled()).toEqual(bundled)
    expect(failures).toEqual([expect.stringMatching(message)])
  })

  it('stays the last good one when the service fails later, which is asked again after half a minute', async () => {
    const { settled, fetch, clock } = service(
      good('Rings'),
      () => new Response('no', { status: 503 }),
      good('Bands'),
    )
    await settled()
    clock.ms = minuteMs
    expect(await settled()).toEqual(['Rings'])
    clock.ms += minuteMs / 2 - 1
    await settled()
    expect(fetch).toHaveBeenCalledTimes(2)
    clock.ms += 1
    expect(await settled()).toEqual(['Bands'])
  })

  it('asks once while an answer is due, and waits for it no longer than it may', async () => {
    const failures: string[] = []
    const fetch = vi.fn(
      (_url: string, { signal }: RequestInit) =>
        new Promise<Response>((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('it took too long')))
        }),
    )
    const menu = createMenu({
      contentUrl: 'https://content.example.com',
      language: 'de',
      nowMs: () => 0,
      onFailure: ({ message }) => failures.push(message),
      timeoutMs: 1,
      fetch,
    })
    menu()
    expect(menu().tabs.map(({ title }) => title)).toEqual(bundled)
    expect(fetch).toHaveBeenCalledTimes(1)
    await vi.waitFor(() => expect(failures).toEqual(['it took too long']))
  })

  it('goes without a block that nobody knows, and says so once', async () => {
    const links = {
      type: 'links',
      title: 'By stone',
      look: 'plain',
      links: [{ title: 'Ruby', href: '/ruby' }],
    }
    const lacking = () =>
      Response.json(menuNamed('Rings', [{ type: 'video' }, links, { type: 'tile', title: 'No picture' }]))
    const { menu, settled, clock, failures } = service(lacking, lacking, good('Bands'), lacking)
    await settled()
    expect(failures).toEqual(['The menu has blocks that nobody knows: video, tile'])
    clock.ms = minuteMs
    await settled()
    expect(menu().tabs[0]?.blocks).toEqual([links])
    clock.ms = 2 * minuteMs
    await settled()
    expect(failures).toHaveLength(1)
    // It went away and is there again.
    clock.ms = 3 * minuteMs
    await settled()
    expect(failures).toHaveLength(2)
  })
})

import { describe, expect, it, vi } from 'vitest'
import { createPage, type Page } from './page.ts'
import { createPageCache } from './page-cache.ts'

const page = (text: string, status = 200) => createPage(status, [], [text])
const partial = (text: string) => createPage(200, [], [text], true)
const textOf = ({ body }: Page) => new TextDecoder().decode(body)
const kilobyte = 1024

function cacheAt(maxBytes = 1024 * kilobyte) {
  const clock = { ms: 0 }
  const refreshed: string[] = []
  const cache = createPageCache({
    freshMs: 60_000,
    partialFreshMs: 5000,
    staleMs: 660_000,
    maxBytes,
    nowMs: () => clock.ms,
    onRefreshed: (fresh) => refreshed.push(textOf(fresh)),
  })
  const shown = async (key: string, text: string, status?: number) =>
    textOf(await cache.get(key, async () => page(text, status)))
  /** The page that is kept; it would be an error to render it. */
  const kept = (key: string) => shown(key, 'nothing is kept', 503)
  /** Lets a rendering behind a stale page end. */
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { clock, cache, shown, kept, settle, refreshed }
}

describe('page cache', () => {
  it('renders once for visitors within a minute', async () => {
    const { clock, shown } = cacheAt()
    await shown('/', 'one')
    clock.ms = 59_999
    expect(await shown('/', 'two')).toBe('one')
  })

  it('shares one rendering between visitors who come at the same time', async () => {
    const { cache } = cacheAt()
    const render = vi.fn(async () => page('one'))
    await Promise.all([cache.get('/', render), cache.get('/', render)])
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('shows a stale page once more and renders a new one behind it', async () => {
    const { clock, shown, kept, settle } = cacheAt()
    await shown('/', 'old')
    clock.ms = 60_000
    expect(await shown('/', 'new')).toBe('old')
    await settle()
    expect(await kept('/')).toBe('new')
  })

  it('tells of a new page in place of one that was asked for again, and of no other', async () => {
    const { clock, shown, settle, refreshed } = cacheAt()
    await shown('/', 'old')
    await shown('/once', 'once')
    expect(refreshed).toEqual([])
    clock.ms = 60_000
    await shown('/', 'new')
    await settle()
    expect(refreshed).toEqual(['new'])
    clock.ms = 720_000
    await shown('/once', 'once more')
    await shown('/', 'sorry', 503)
    expect(refreshed).toEqual(['new', 'once more'])
  })

  it('does not show a page that is older than the stale limit', async () => {
    const { clock, shown } = cacheAt()
    await shown('/', 'old')
    clock.ms = 660_000
    expect(await shown('/', 'new')).toBe('new')
  })

  it.each([500, 503, 307])('goes on with a good page when a refresh ends in %i', async (status) => {
    const { clock, shown, settle } = cacheAt()
    await shown('/', 'old')
    clock.ms = 70_000
    await shown('/', 'sorry', status)
    await settle()
    clock.ms = 659_999
    expect(await shown('/', 'sorry', status)).toBe('old')
  })

  it('goes on with a good page when a refresh throws', async () => {
    const { clock, cache, shown, kept, settle } = cacheAt()
    await shown('/', 'old')
    clock.ms = 70_000
    await cache.get('/', () => Promise.reject(new Error('a bug')))
    await settle()
    expect(await kept('/')).toBe('old')
  })

  it('goes on with a whole page when a refresh lacks a part, and takes the next whole one', async () => {
    const { clock, cache, shown, kept, settle } = cacheAt()
    await shown('/', 'whole')
    clock.ms = 70_000
    await cache.get('/', async () => partial('without pieces'))
    await settle()
    expect(await shown('/', 'whole again')).toBe('whole')
    await settle()
    expect(await kept('/')).toBe('whole again')
  })

  it('shows a page without a part for seconds, then renders it again behind it, and after a minute first', async () => {
    const { clock, cache, shown, settle } = cacheAt()
    const lacking = async (text: string) => textOf(await cache.get('/', async () => partial(text)))
    expect(await lacking('first')).toBe('first')
    clock.ms = 4999
    expect(await lacking('second')).toBe('first')
    clock.ms = 5000
    expect(await lacking('second')).toBe('first')
    await settle()
    clock.ms = 65_000
    expect(await shown('/', 'whole')).toBe('whole')
    clock.ms = 124_999
    expect(await lacking('third')).toBe('whole')
  })

  it('takes a page without a part where the whole one is too old to be shown', async () => {
    const { clock, cache, shown } = cacheAt()
    await shown('/', 'whole')
    clock.ms = 660_000
    await cache.get('/', async () => partial('without pieces'))
    expect(await shown('/', 'rendered again')).toBe('without pieces')
  })

  it.each([404, 410])('forgets a page that a refresh finds gone (%i)', async (status) => {
    const { clock, shown, settle } = cacheAt()
    await shown('/', 'old')
    clock.ms = 70_000
    await shown('/', 'gone', status)
    await settle()
    expect(await shown('/', 'gone', status)).toBe('gone')
  })

  it('keeps nothing but what was found', async () => {
    const { shown } = cacheAt()
    await shown('/gone', '404', 404)
    await shown('/away', '503', 503)
    expect(await shown('/gone', 'found')).toBe('found')
    expect(await shown('/away', 'back')).toBe('back')
  })

  it('keeps no more than it has room for, counted in bytes', async () => {
    const { shown } = cacheAt(400 * kilobyte)
    const large = 'x'.repeat(60 * kilobyte)
    await shown('/first', large)
    await shown('/second', large)
    expect(await shown('/first', 'rendered again')).toBe('rendered again')
  })

  it('has three quarters of its room for what is asked for again', async () => {
    const { shown, kept } = cacheAt(400 * kilobyte)
    const large = 'x'.repeat(60 * kilobyte)
    for (const path of ['/one', '/two', '/three', '/four']) {
      await shown(path, large)
      await kept(path)
    }
    expect(await kept('/two')).toBe(large)
    expect(await shown('/one', 'rendered again')).toBe('rendered again')
  })

  it('keeps what is asked for again through a flood of what nobody asks for twice', async () => {
    const { shown, kept } = cacheAt(400 * kilobyte)
    await shown('/', 'home')
    await kept('/')
    for (let number = 0; number < 1000; number += 1) await shown(`/list/${number}`, 'x'.repeat(10 * kilobyte))
    expect(await kept('/')).toBe('home')
  })
})

import { describe, expect, it, vi } from 'vitest'
import { createPageCache, type CachedPage } from './page-cache.ts'

const page = (body: string, status = 200): CachedPage => ({ status, headers: [], body })

function cacheAt() {
  const clock = { ms: 0 }
  const cache = createPageCache({ freshMs: 60_000, staleMs: 660_000, maxPages: 2, nowMs: () => clock.ms })
  return { clock, cache }
}

describe('page cache', () => {
  it('renders once for visitors within a minute', async () => {
    const { cache, clock } = cacheAt()
    const render = vi.fn(async () => page('one'))
    await cache.get('/', render)
    clock.ms = 59_999
    expect((await cache.get('/', render)).body).toBe('one')
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('shares one rendering between visitors who come at the same time', async () => {
    const { cache } = cacheAt()
    const render = vi.fn(async () => page('one'))
    await Promise.all([cache.get('/', render), cache.get('/', render)])
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('shows a stale page once more and renders a new one behind it', async () => {
    const { cache, clock } = cacheAt()
    await cache.get('/', async () => page('old'))
    clock.ms = 60_000
    expect((await cache.get('/', async () => page('new'))).body).toBe('old')
    await vi.waitFor(async () => expect((await cache.get('/', async () => page('never'))).body).toBe('new'))
  })

  it('does not show a page that is older than the stale limit', async () => {
    const { cache, clock } = cacheAt()
    await cache.get('/', async () => page('old'))
    clock.ms = 660_000
    expect((await cache.get('/', async () => page('new'))).body).toBe('new')
  })

  it('keeps the old page when a refresh fails', async () => {
    const { cache, clock } = cacheAt()
    await cache.get('/', async () => page('old'))
    clock.ms = 70_000
    await cache.get('/', () => Promise.reject(new Error('API away')))
    expect((await cache.get('/', () => Promise.reject(new Error('API away')))).body).toBe('old')
  })

  it('keeps neither errors nor more pages than it may', async () => {
    const { cache } = cacheAt()
    await cache.get('/gone', async () => page('404', 404))
    expect((await cache.get('/gone', async () => page('found'))).body).toBe('found')
    await cache.get('/a', async () => page('a'))
    await cache.get('/b', async () => page('b'))
    expect((await cache.get('/gone', async () => page('again'))).body).toBe('again')
  })
})

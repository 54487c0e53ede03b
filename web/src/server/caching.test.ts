import { describe, expect, it } from 'vitest'
import { cacheability, cacheControl, dependsOnQuery } from './caching.ts'

const nobody = { world: null }

describe('caching', () => {
  it('lets caches keep a public page for a minute and use it stale for ten', () => {
    expect(cacheControl(cacheability('/create/engagement-ring', 200, nobody))).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    )
  })

  it('lets caches keep where a public page has gone', () => {
    expect(cacheability('/contact-us', 301, nobody)).toBe('public-page')
  })

  it.each([
    ['an error', '/', 503],
    ['a page that does not exist', '/nowhere', 404],
    ['the version', '/version.json', 200],
    ['whether it lives', '/healthz', 200],
    ['whether it is ready', '/readyz', 200],
    ['the API', '/api/graphql', 200],
    ['the account', '/user/account', 200],
    ['the basket', '/cart', 200],
    ['a wishlist that is shown', '/wishlist/k7Qm-2vTz', 200],
    ['the way to one from another case', '/Wishlist/k7Qm-2vTz', 301],
    ['the way to one from a doubled slash', '//wishlist/k7Qm-2vTz', 301],
    ['the checkout', '/checkout/declined', 200],
    ['the thanks for an order', '/thank-you/T-4711', 200],
  ])('lets nobody keep %s', (_, pathname, status) => {
    expect(cacheControl(cacheability(pathname, status, nobody))).toBe('no-store')
  })

  it('has the results of a search asked anew, and lets a browser go back to them', () => {
    expect(cacheControl(cacheability('/search', 200, nobody))).toBe('private, no-cache')
  })

  it('lets nobody keep a page of a world of the mock', () => {
    expect(cacheability('/', 200, { world: 'w1' })).toBe('never')
  })

  it('does not mistake a page for a private one because its name begins alike', () => {
    expect(cacheability('/customer-policy', 200, nobody)).toBe('public-page')
    expect(cacheability('/schedules-and-more', 200, nobody)).toBe('public-page')
    expect(cacheability('/learn/cart', 200, nobody)).toBe('public-page')
    expect(cacheability('/learn/search', 200, nobody)).toBe('public-page')
  })

  it('knows which pages show something else for another query', () => {
    expect(['/search', '/search/', '/checkout/declined'].filter(dependsOnQuery)).toHaveLength(3)
    expect(['/', '/searching', '/rings/collection'].filter(dependsOnQuery)).toEqual([])
  })
})

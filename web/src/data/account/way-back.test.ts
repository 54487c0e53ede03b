import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const place = (pathname: string, hash = '') => ({ pathname, hash })
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.resetModules()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('navigator', { sendBeacon: () => true })
  vi.stubGlobal('location', { pathname: '/' })
})
afterEach(() => vi.unstubAllGlobals())

describe('the way back from Sign In', () => {
  it('leads to the page that was left, with its part of the page', async () => {
    const { rememberWayBack, wayBack } = await import('./way-back.ts')
    expect(wayBack()).toBeNull()
    rememberWayBack(place('/user/account', 'wishlist'), place('/sign-in'))
    expect(wayBack()).toBe('/user/account#wishlist')
  })

  it('leads on to what the page that was left is for, and to that from no other page', async () => {
    const { comeBackTo, rememberWayBack, wayBack } = await import('./way-back.ts')
    comeBackTo('/checkout', '/cart')
    rememberWayBack(place('/cart'), place('/sign-in'))
    expect(wayBack()).toBe('/checkout')
    rememberWayBack(place('/cart'), place('/sign-in'))
    expect(wayBack()).toBe('/cart')
    comeBackTo('/checkout', '/cart')
    rememberWayBack(place('/search'), place('/sign-in'))
    expect(wayBack()).toBe('/search')
  })

  it('stays while a visitor goes from Sign In to Register and back', async () => {
    const { rememberWayBack, wayBack } = await import('./way-back.ts')
    rememberWayBack(place('/create/pendant'), place('/sign-in'))
    rememberWayBack(place('/sign-in'), place('/register'))
    rememberWayBack(place('/register'), place('/sign-in'))
    expect(wayBack()).toBe('/create/pendant')
  })

  it('is not changed by any other page', async () => {
    const { rememberWayBack, wayBack } = await import('./way-back.ts')
    rememberWayBack(place('/cart'), place('/create/pendant'))
    expect(wayBack()).toBeNull()
  })

  it('is forgotten with the sign-out, which is no page to come back from', async () => {
    const { forgetWayBack, rememberWayBack, wayBack } = await import('./way-back.ts')
    rememberWayBack(place('/user/tracking/4711'), place('/logout'))
    expect(wayBack()).toBeNull()
    rememberWayBack(place('/user/account'), place('/sign-in'))
    forgetWayBack()
    expect(wayBack()).toBeNull()
    expect(kept.size).toBe(0)
  })

  it('survives a page load in its tab', async () => {
    const first = await import('./way-back.ts')
    first.rememberWayBack(place('/cart'), place('/sign-in'))
    vi.resetModules()
    const { wayBack } = await import('./way-back.ts')
    expect(wayBack()).toBe('/cart')
  })

  it.each(['//evil.example.com', 'https://evil.example.com', 'javascript:alert(1)', '/logout'])(
    'never leads to %s',
    async (written) => {
      kept.set('ashcombe:left-for-sign-in', written)
      const { wayBack } = await import('./way-back.ts')
      expect(wayBack()).toBeNull()
    },
  )

  it('is remembered until the page is left where the browser keeps nothing', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    const reports: Promise<string>[] = []
    vi.stubGlobal('navigator', { sendBeacon: (_: string, body: Blob) => reports.push(body.text()) > 0 })
    const { forgetWayBack, rememberWayBack, wayBack } = await import('./way-back.ts')
    expect(wayBack()).toBeNull()
    rememberWayBack(place('/cart'), place('/sign-in'))
    expect(wayBack()).toBe('/cart')
    forgetWayBack()
    expect(wayBack()).toBeNull()
    const told = (await Promise.all(reports)).map((text) => JSON.parse(text) as unknown)
    expect(told).toHaveLength(4)
    for (const report of told) expect(report).toMatchObject({ message: 'denied', where: 'storage' })
  })
})

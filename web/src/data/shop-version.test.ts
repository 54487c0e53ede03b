import { beforeEach, describe, expect, it, vi } from 'vitest'
import { receivePageFacts } from './page-facts.ts'
import { shopNow } from './shop-clock.ts'
import { askVersion, compareStoredVersion, isShopRenewed } from './shop-version.ts'

beforeEach(() => {
  const config = { siteUrl: 'http://localhost', assetsUrl: 'http://localhost', version: 'v2' }
  receivePageFacts({ config, nowMs: null })
  vi.stubGlobal('navigator', { sendBeacon: () => true })
  vi.stubGlobal('location', { pathname: '/' })
  compareStoredVersion(() => null)
  return () => vi.unstubAllGlobals()
})

/** What the shop answers with; gives what was asked. */
function answer(body: unknown, status = 200) {
  const asked = vi.fn<(address: string, options: unknown) => Promise<Response>>()
  vi.stubGlobal('fetch', asked.mockResolvedValue(Response.json(body, { status })))
  return asked
}

describe('a page of version v2', () => {
  it.each([
    { online: 'v2', stored: null, isRenewed: false },
    { online: 'v2', stored: 'v2', isRenewed: false },
    { online: 'v3', stored: null, isRenewed: true },
    { online: 'v3', stored: 'v2', isRenewed: true },
    // Another tab is newer, this page is not.
    { online: 'v3', stored: 'v3', isRenewed: true },
    { online: 'v2', stored: 'v1', isRenewed: true },
  ])('while $online is online and $stored stored: renewed is $isRenewed', async (each) => {
    answer({ version: each.online })
    compareStoredVersion(() => each.stored)
    expect(await isShopRenewed()).toBe(each.isRenewed)
  })

  it('is not renewed when the check fails, which is warned of and nothing more', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    compareStoredVersion(() => 'v1')
    answer({ error: 'away' }, 500)
    expect(await isShopRenewed()).toBe(false)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')))
    expect(await isShopRenewed()).toBe(false)
    expect(warn.mock.calls.map(([words]) => words as string)).toEqual([
      'The version check failed',
      'The version check failed',
    ])
    warn.mockRestore()
  })
})

it('the version is asked for past every cache', async () => {
  const asked = answer({ version: 'v3' })
  expect(await askVersion()).toBe('v3')
  expect(asked).toHaveBeenCalledWith('/version.json', { cache: 'no-store' })
})

it.each([[null], ['7'], [{}], [{ version: 7 }], [[]]])('the version is not known from %j', async (body) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  answer(body)
  expect(await askVersion()).toBeNull()
  expect(warn).toHaveBeenCalledWith('The version check failed', new Error('version.json holds no version'))
  warn.mockRestore()
})

it('the answer sets the shop’s clock where it tells the API’s', async () => {
  answer({ version: 'v2' })
  await askVersion()
  expect(shopNow()).toBeNull()
  const headers = { 'x-api-date': 'Wed, 25 Nov 2026 14:11:00 GMT' }
  vi.stubGlobal('fetch', async () => Response.json({ version: 'v2' }, { headers }))
  await askVersion()
  expect(shopNow()?.toISOString()).toMatch(/^2026-11-25T14:11:0/)
})

import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubPage } from '../testing/stub-page.ts'

beforeEach(() => void vi.resetModules())

describe('what the browser keeps of an account that was deleted', () => {
  it('is forgotten, with what the page writes before it is left', async () => {
    const page = stubPage()
    const { forgetBrowser } = await import('./forget-browser.ts')
    localStorage.setItem('ashcombe:account', '{}')
    localStorage.setItem('another-site-of-the-host', 'kept')
    sessionStorage.setItem('ashcombe:typed', '{}')
    forgetBrowser('/?deleted')
    expect(Object.keys(localStorage)).toEqual(['another-site-of-the-host'])
    expect(Object.keys(sessionStorage)).toEqual([])
    expect(page.replacements).toEqual(['/?deleted'])
    localStorage.setItem('ashcombe:basket', '{}')
    window.dispatchEvent(new Event('pagehide'))
    expect(Object.keys(localStorage)).toEqual(['another-site-of-the-host'])
    // The page may come back, and be somebody's again.
    localStorage.setItem('ashcombe:basket', '{}')
    window.dispatchEvent(new Event('pagehide'))
    expect(Object.keys(localStorage)).toContain('ashcombe:basket')
  })
})

describe('the searches of a visitor', () => {
  it('are remembered until they are removed', async () => {
    stubPage()
    const { rememberSearch, forgetSearch } = await import('./previous-searches.ts')
    const { accountStore } = await import('./account-store.ts')
    rememberSearch('halo')
    rememberSearch('oval')
    expect(accountStore.state.previousSearch).toEqual(['halo', 'oval'])
    forgetSearch('halo')
    expect(accountStore.state.previousSearch).toEqual(['oval'])
  })
})

describe('the version of the shop', () => {
  it('is stored, and compared from then on', async () => {
    stubPage()
    vi.stubGlobal('fetch', async () => Response.json({ version: 'v2' }))
    const { receivePageFacts } = await import('../page-facts.ts')
    const { isShopRenewed } = await import('../shop-version.ts')
    const { accountStore } = await import('./account-store.ts')
    const { storeVersion } = await import('./stored-version.ts')
    receivePageFacts({ config: { version: 'v2' } as never, nowMs: null })
    accountStore.set({ version: 'v1', previousSearch: ['halo'] })
    expect(await isShopRenewed()).toBe(false)
    storeVersion()
    expect(accountStore.state).toMatchObject({ version: 'v2', previousSearch: ['halo'] })
    expect(await isShopRenewed()).toBe(false)
    accountStore.set({ version: 'v1' })
    expect(await isShopRenewed()).toBe(true)
  })
})

describe('an answer that is somebody’s own', () => {
  it('is kept for them alone, and forgotten with all others of theirs', async () => {
    const { forgetPrivateAnswers, privateQuery } = await import('./private-query.ts')
    const queries = new QueryClient()
    const orders = privateQuery('c1', { queryKey: ['orders'], staleTime: 7 })
    expect(orders).toEqual({ queryKey: ['private', 'c1', 'orders'], staleTime: 7 })
    queries.setQueryData(orders.queryKey, ['4711'])
    queries.setQueryData(['bank-holidays'], ['2026-12-25'])
    expect(queries.getQueryData(privateQuery('c2', { queryKey: ['orders'] }).queryKey)).toBeUndefined()
    forgetPrivateAnswers(queries)
    expect(queries.getQueryData(orders.queryKey)).toBeUndefined()
    expect(queries.getQueryData(['bank-holidays'])).toEqual(['2026-12-25'])
  })
})

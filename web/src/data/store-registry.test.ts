import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => void vi.resetModules())

it('stores are restored together, once, and those that come later at once', async () => {
  const { onRestore, restoreStores } = await import('./store-registry.ts')
  const restored: string[] = []
  onRestore(() => restored.push('basket'))
  onRestore(() => restored.push('account'))
  expect(restored).toEqual([])
  restoreStores()
  expect(restored).toEqual(['basket', 'account'])
  restoreStores()
  onRestore(() => restored.push('builds'))
  expect(restored).toEqual(['basket', 'account', 'builds'])
})

it('a page knows its facts from the server, on either side, and its tabs', async () => {
  const { pageFacts, publicConfig, receivePageFacts } = await import('./page-facts.ts')
  const { menuTabs, receiveMenuTabs } = await import('./menu-tabs.ts')
  const { connectServer } = await import('./server-side.ts')
  expect(pageFacts).toThrow('The page came without its facts')
  expect(menuTabs()).toEqual([])
  const config = { siteUrl: 'https://shop', assetsUrl: 'https://assets', version: 'v1' }
  receivePageFacts({ config, nowMs: 7 })
  receiveMenuTabs([{ id: 'a', title: 'Rings', href: '/rings' }])
  expect(pageFacts()).toEqual({ config, nowMs: 7 })
  expect(publicConfig()).toEqual(config)
  expect(menuTabs()).toEqual([{ id: 'a', title: 'Rings', href: '/rings' }])
  connectServer({
    facts: () => ({ config: { ...config, version: 'v2' }, nowMs: null }),
    menu: () => ({ tabs: [{ id: 'b', title: 'Bands', href: '/bands', panel: {} }] }),
  } as never)
  expect(publicConfig().version).toBe('v2')
  expect(menuTabs()).toEqual([{ id: 'b', title: 'Bands', href: '/bands' }])
})

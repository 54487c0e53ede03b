import { vi } from 'vitest'
import type { BasketRecord } from '../basket-record.ts'
import type { CartServer } from '../cart-server.ts'

/** One browser: what it keeps, and its open tabs. */
export interface Browser {
  /** Opens a tab with modules of its own, at a time of the shop's clock. */
  openTab(server: CartServer, now?: string): Promise<Tab>
  /** Who is signed in, in all of its tabs; null for a guest. */
  userId: string | null
  /** What the browser keeps of the basket. */
  kept(): BasketRecord | null
  /** Writes as a tab would that had not seen what the others wrote. */
  writeOver(record: BasketRecord): void
  /** Ends all that its tabs were doing; what is kept stays. */
  closeTabs(): void
}

/** A tab with the shop in it: its store and its synchronisation. */
export type Tab = typeof import('../basket-store.ts') &
  typeof import('../cart-sync.ts') &
  typeof import('../cart-codes.ts') & { readonly facts: typeof import('../../page-facts.ts') }

const key = 'ashcombe:basket'

/** A browser without a page, for tests of what lies below one. */
export function openBrowser(): Browser {
  const kept = new Map<string, string>()
  const listeners: ((event: { readonly key: string }) => void)[] = []
  const setItem = (name: string, text: string) => {
    kept.set(name, text)
    // A browser tells the other tabs, and a little later; the tab that wrote finds nothing new.
    queueMicrotask(() => {
      for (const tell of listeners) tell({ key: name })
    })
  }
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem })
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: (typeof listeners)[number]) => void listeners.push(listener),
  })
  let lastTurn: Promise<unknown> = Promise.resolve()
  const request = (_: string, task: () => Promise<void>) => {
    const turn = lastTurn.then(task)
    lastTurn = turn.catch(() => {})
    return turn
  }
  vi.stubGlobal('navigator', { locks: { request } })
  const keptText = () => kept.get(key) ?? 'null'
  const browser: Browser = {
    userId: null,
    async openTab(server, now = '2026-11-25T10:00:00.000Z') {
      vi.resetModules()
      const [facts, registry, readable, store, sync, codes] = await Promise.all([
        import('../../page-facts.ts'),
        import('../../store-registry.ts'),
        import('../../load-zod-parts.ts'),
        import('../basket-store.ts'),
        import('../cart-sync.ts'),
        import('../cart-codes.ts'),
      ])
      const config = { siteUrl: '', assetsUrl: '', version: '' }
      facts.receivePageFacts({ config, nowMs: Date.parse(now) })
      await readable.loadZodParts()
      sync.startCartSync(server, () => browser.userId)
      registry.restoreStores()
      return { ...store, ...sync, ...codes, facts }
    },
    kept: () => JSON.parse(keptText()) as BasketRecord | null, // written by the store under test
    writeOver: (record) => setItem(key, JSON.stringify(record)),
    closeTabs() {
      listeners.length = 0
      lastTurn = Promise.resolve()
    },
  }
  return browser
}

/** Lets everything that can happen by itself happen. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

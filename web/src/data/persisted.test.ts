import { beforeEach, describe, expect, it, vi } from 'vitest'
import { array, object, string } from 'zod/mini'

interface Names {
  names: string[]
}

const schema = object({ names: array(string()) })
const key = 'ashcombe:names'

let kept: Map<string, string>
let setItem: ReturnType<typeof vi.fn<(name: string, text: string) => void>>
let tell: (event: { key: string }) => void

beforeEach(() => {
  kept = new Map()
  setItem = vi.fn((name: string, text: string) => void kept.set(name, text))
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem })
  vi.stubGlobal('window', { addEventListener: (_: string, listener: typeof tell) => (tell = listener) })
  vi.stubGlobal('navigator', { sendBeacon: () => true })
  vi.stubGlobal('location', { pathname: '/' })
})

/** A tab's store, filled from what is kept. */
async function openStore(merge?: (own: Names, arrived: Names) => Names) {
  vi.resetModules()
  const [{ persisted }, { restoreStores }] = await Promise.all([
    import('./persisted.ts'),
    import('./store-registry.ts'),
  ])
  const store = persisted('names', schema, { names: [] }, merge ? { merge } : {})
  restoreStores()
  return store
}

const withName = (name: string) => (state: Names) => ({ names: [...state.names, name] })

/** Another tab writes, and the browser tells of it. */
function writtenElsewhere(text: string): void {
  kept.set(key, text)
  tell({ key })
}

describe('a store that is kept', () => {
  it('begins with what is kept, or as new when that cannot be read', async () => {
    kept.set(key, '{"names":["Ada"]}')
    expect((await openStore()).state.names).toEqual(['Ada'])
    kept.set(key, '{"names":7')
    expect((await openStore()).state.names).toEqual([])
  })

  it('changes what another tab has written, before it has heard of it', async () => {
    const store = await openStore()
    kept.set(key, '{"names":["Ada"]}')
    expect(store.update(withName('Max'))).toEqual({ names: ['Ada', 'Max'] })
    expect(kept.get(key)).toBe('{"names":["Ada","Max"]}')
    expect(store.state.names).toEqual(['Ada', 'Max'])
  })

  it('takes what another tab has written and does not write it again', async () => {
    const store = await openStore()
    writtenElsewhere('{"names":["Ada"]}')
    await Promise.resolve()
    expect(store.state.names).toEqual(['Ada'])
    expect(setItem).not.toHaveBeenCalled()
  })

  it('writes back what a merge has kept of its own', async () => {
    const store = await openStore((own, arrived) => ({ names: [...arrived.names, ...own.names] }))
    store.state.names.push('Max')
    writtenElsewhere('{"names":["Ada"]}')
    await Promise.resolve()
    expect(kept.get(key)).toBe('{"names":["Ada","Max"]}')
  })

  it('leaves alone what another version of the shop has written', async () => {
    const store = await openStore()
    store.update(withName('Max'))
    writtenElsewhere('{"names":{"first":"Ada"},"version":2}')
    await Promise.resolve()
    expect(store.state.names).toEqual(['Max'])
    expect(kept.get(key)).toContain('"version":2')
  })

  it('is as new when another tab has thrown it away', async () => {
    const store = await openStore()
    store.update(withName('Max'))
    kept.delete(key)
    tell({ key })
    expect(store.state.names).toEqual([])
  })

  it('works until the page is left where the browser keeps nothing', async () => {
    setItem.mockImplementation(() => {
      throw new Error('the quota is exceeded')
    })
    const store = await openStore()
    store.update(withName('Ada'))
    store.update(withName('Max'))
    expect(store.state.names).toEqual(['Ada', 'Max'])
  })
})

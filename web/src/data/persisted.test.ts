import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { subscribe } from 'valtio/vanilla'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { SchemaOf } from './persisted.ts'

interface Names {
  names: string[]
}

const schemaOf: SchemaOf<Names> = ({ array, object, string }) => object({ names: array(string()) })
const key = 'ashcombe:names'

let kept: Map<string, string>
let setItem: ReturnType<typeof vi.fn<(name: string, text: string) => void>>
let tell: (event: { key: string }) => void

beforeEach(() => {
  kept = new Map()
  setItem = vi.fn((name: string, text: string) => void kept.set(name, text))
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem })
  vi.stubGlobal('window', {
    addEventListener: (type: string, listener: typeof tell) => type === 'storage' && (tell = listener),
    removeEventListener: () => undefined,
  })
  vi.stubGlobal('navigator', { sendBeacon: () => true })
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('document', new EventTarget())
})

type Merge = (own: Names, arrived: Names) => Names

/** A tab's store, filled from what is kept. */
async function openStore(merge?: Merge) {
  const tab = await openTab()
  await tab.loadZodParts()
  return tab.open(merge)
}

/** A tab that has not loaded what reads records. */
async function openTab() {
  vi.resetModules()
  const [{ persisted }, { restoreStores }, readable] = await Promise.all([
    import('./persisted.ts'),
    import('./store-registry.ts'),
    import('./load-zod-parts.ts'),
  ])
  return {
    ...readable,
    open(merge?: Merge) {
      const store = persisted('names', schemaOf, { names: [] }, merge ? { merge } : {})
      restoreStores()
      return store
    },
  }
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

  it('leaves with a record what another version of the shop has added to it', async () => {
    const store = await openStore()
    writtenElsewhere('{"names":["Ada"],"more":1}')
    expect(store.state.names).toEqual(['Ada'])
    expect(kept.get(key)).toBe('{"names":["Ada"],"more":1}')
  })

  it('merges nothing with what it has written itself', async () => {
    const store = await openStore((own, arrived) => ({ names: [...arrived.names, ...own.names] }))
    store.update(withName('Ada'))
    store.update(withName('Max'))
    expect(kept.get(key)).toBe('{"names":["Ada","Max"]}')
  })

  it('tells nobody of a change that changes nothing', async () => {
    const store = await openStore()
    store.update(withName('Ada'))
    const onChange = vi.fn<() => void>()
    const leave = subscribe(store.state, onChange, true)
    store.update(({ names }) => ({ names: [...names] }))
    expect(onChange).not.toHaveBeenCalled()
    store.update(withName('Max'))
    expect(onChange).toHaveBeenCalledOnce()
    leave()
  })

  it('is as new on a page that the server writes', async () => {
    kept.set(key, '{"names":["Ada"]}')
    const store = await openStore()
    const Count = () => `${store.use().names.length} of ${store.state.names.length}`
    expect(renderToString(createElement(Count))).toBe('0 of 1')
  })

  it('writes back what a merge has kept of its own', async () => {
    const store = await openStore((own, arrived) => ({ names: [...arrived.names, ...own.names] }))
    store.update(withName('Max'))
    writtenElsewhere('{"names":["Ada"]}')
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

  it('leaves no older record behind when it is as new again after a write that was refused', async () => {
    const store = await openStore()
    store.update(withName('Ada'))
    setItem.mockImplementationOnce(() => {
      throw new Error('the quota is exceeded')
    })
    store.update(withName('Max'))
    expect(kept.get(key)).toBe('{"names":["Ada"]}')
    store.set({ names: [] })
    expect(kept.get(key)).toBe('{"names":[]}')
  })
})

describe('a store that is told of other tabs', () => {
  let browser: EventTarget
  beforeEach(() => {
    browser = new EventTarget()
    vi.stubGlobal('window', browser)
  })

  const refuseToKeep = () =>
    setItem.mockImplementation(() => {
      throw new Error('the quota is exceeded')
    })
  const comeBack = (persisted: boolean) =>
    browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

  it('takes what they have written while the page was left, once it comes back whole', async () => {
    const store = await openStore()
    kept.set(key, '{"names":["Ada"]}')
    comeBack(false)
    expect(store.state.names).toEqual([])
    comeBack(true)
    expect(store.state.names).toEqual(['Ada'])
    kept.delete(key)
    comeBack(true)
    expect(store.state.names).toEqual([])
  })

  it('loses nothing by a page that comes back, where the browser keeps nothing', async () => {
    refuseToKeep()
    const store = await openStore()
    store.update(withName('Ada'))
    comeBack(true)
    expect(store.state.names).toEqual(['Ada'])
  })

  it('loses nothing by another record that they write, where the browser does not keep its own', async () => {
    refuseToKeep()
    const store = await openStore()
    store.update(withName('Ada'))
    browser.dispatchEvent(Object.assign(new Event('storage'), { key: 'ashcombe:another' }))
    expect(store.state.names).toEqual(['Ada'])
  })
})

describe('a store on a first visit', () => {
  it('keeps nothing where nothing is changed', async () => {
    const store = (await openTab()).open()
    expect(store.update((names) => names)).toEqual({ names: [] })
    expect(setItem).not.toHaveBeenCalled()
  })

  it('needs nothing to read records with, since there is none', async () => {
    const tab = await openTab()
    const store = tab.open()
    expect(store.update(withName('Ada'))).toEqual({ names: ['Ada'] })
    expect(store.update(withName('Max'))).toEqual({ names: ['Ada', 'Max'] })
    expect(kept.get(key)).toBe('{"names":["Ada","Max"]}')
    expect(tab.zodParts()).toBeNull()
  })

  it('reads what another tab has written meanwhile, and loses nothing of its own', async () => {
    const tab = await openTab()
    const store = tab.open()
    kept.set(key, '{"names":["Ada"]}')
    store.update(withName('Max'))
    expect(store.state.names).toEqual(['Max'])
    expect(kept.get(key)).toBe('{"names":["Ada"]}')
    store.update(withName('Eve'))
    await tab.loadZodParts()
    await vi.waitFor(() => expect(store.state.names).toEqual(['Ada', 'Max', 'Eve']))
    expect(kept.get(key)).toBe('{"names":["Ada","Max","Eve"]}')
  })

  it('adds once what a merge keeps of its own too', async () => {
    const tab = await openTab()
    const store = tab.open((own, arrived) => ({ names: [...new Set([...arrived.names, ...own.names])] }))
    store.update(withName('Max'))
    kept.set(key, '{"names":["Ada"]}')
    store.update(withName('Eve'))
    await vi.waitFor(() => expect(store.state.names).toEqual(['Ada', 'Max', 'Eve']))
  })

  it('takes later what is kept, where that cannot be read when the page is hydrated', async () => {
    kept.set(key, '{"names":["Ada"]}')
    const store = (await openTab()).open()
    expect(store.state.names).toEqual([])
    await vi.waitFor(() => expect(store.state.names).toEqual(['Ada']))
    expect(kept.get(key)).toBe('{"names":["Ada"]}')
  })

  it('keeps what was chosen before it could be read', async () => {
    kept.set(key, '{"names":["Ada"]}')
    const store = (await openTab()).open()
    store.set({ names: ['Max'] })
    expect(kept.get(key)).toBe('{"names":["Ada"]}')
    await vi.waitFor(() => expect(kept.get(key)).toBe('{"names":["Max"]}'))
    expect(store.state.names).toEqual(['Max'])
  })

  it('takes it once the browser is online again, where what reads it could not be fetched', async () => {
    vi.doMock('./zod-parts.ts', () => {
      throw new TypeError('the file cannot be fetched')
    })
    const browser = new EventTarget()
    vi.stubGlobal('window', browser)
    const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>(() => true)
    vi.stubGlobal('navigator', { sendBeacon })
    kept.set(key, '{"names":["Ada"]}')
    const store = (await openTab()).open()
    await vi.waitFor(() => expect(sendBeacon).toHaveBeenCalledOnce())
    expect(await sendBeacon.mock.calls[0]?.[1].text()).toContain('"where":"storage"')
    expect(store.state.names).toEqual([])
    vi.doUnmock('./zod-parts.ts')
    browser.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(store.state.names).toEqual(['Ada']))
  })
})

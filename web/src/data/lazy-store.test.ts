import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyStore, sharedWatch, type Watch } from './lazy-store.ts'

let browser: EventTarget
const stop = vi.fn<() => void>()
const onFailure = vi.fn<(error: unknown) => void>()
let tell: (count: number) => void

const watch: Watch<number> = (told) => {
  tell = told
  told(2)
  return stop
}
const loadWatch = vi.fn<() => Promise<Watch<number>>>()

beforeEach(() => {
  browser = new EventTarget()
  vi.stubGlobal('window', browser)
  vi.stubGlobal('document', new EventTarget())
  loadWatch.mockResolvedValue(watch)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

it('is the fallback until the store’s code is there, and then what the store says', async () => {
  const store = sharedWatch(0, loadWatch, onFailure)
  const onChange = vi.fn<() => void>()
  store.listen(onChange)
  expect(store.seen()).toBe(0)
  await vi.waitFor(() => expect(store.seen()).toBe(2))
  tell(3)
  expect(store.seen()).toBe(3)
  expect(onChange).toHaveBeenCalledTimes(2)
})

it('loads one watch for all, and stops it when nobody looks any more', async () => {
  const store = sharedWatch(0, loadWatch, onFailure)
  const [leave, leaveToo] = [store.listen(() => {}), store.listen(() => {})]
  await vi.waitFor(() => expect(store.seen()).toBe(2))
  expect(loadWatch).toHaveBeenCalledOnce()
  leave()
  expect(stop).not.toHaveBeenCalled()
  leaveToo()
  expect(stop).toHaveBeenCalledOnce()
  store.listen(() => {})
  expect(loadWatch).toHaveBeenCalledTimes(2)
})

it('is given up by who leaves before the store’s code is there', async () => {
  const store = sharedWatch(0, loadWatch, onFailure)
  const leave = store.listen(() => {})
  leave()
  await loadWatch.mock.results[0]?.value
  expect([store.seen(), stop.mock.calls]).toEqual([0, []])
  store.listen(() => {})
  await vi.waitFor(() => expect(store.seen()).toBe(2))
})

it('a page that the server writes shows the fallback', () => {
  const useCount = lazyStore('counts', 3, loadWatch)
  const Seen = () => `seen ${useCount((count) => count * 2)}`
  expect(renderToString(createElement(Seen))).toBe('seen 6')
  expect(loadWatch).not.toHaveBeenCalled()
})

it('loads code that failed again when something else begins to look', async () => {
  loadWatch.mockRejectedValueOnce(new TypeError('the file cannot be fetched'))
  const store = sharedWatch(0, loadWatch, onFailure)
  store.listen(() => {})
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce())
  store.listen(() => {})
  await vi.waitFor(() => expect(store.seen()).toBe(2))
})

it('loads code that failed again when the browser is online again', async () => {
  loadWatch.mockRejectedValueOnce(new TypeError('the file cannot be fetched'))
  const store = sharedWatch(0, loadWatch, onFailure)
  store.listen(() => {})
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce())
  browser.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(store.seen()).toBe(2))
})

import { beforeEach, expect, it, vi } from 'vitest'

let kept: Map<string, string>
let browser: EventTarget
const act = vi.fn<() => void>()
const report = vi.fn<() => boolean>()

beforeEach(() => {
  kept = new Map()
  browser = new EventTarget()
  const getItem = (name: string) => kept.get(name) ?? null
  vi.stubGlobal('localStorage', { getItem, setItem: (name: string, text: string) => kept.set(name, text) })
  vi.stubGlobal('window', browser)
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('navigator', { sendBeacon: report })
  vi.resetModules()
  act.mockReset()
})

it('acts at once where the browser keeps the record', async () => {
  kept.set('ashcombe:basket', '{}')
  const { onceKept } = await import('./kept-text.ts')
  onceKept('basket', act)
  expect(act).toHaveBeenCalledOnce()
})

it('acts once, when the record is first written', async () => {
  const { keyOf, onceKept, writeText } = await import('./kept-text.ts')
  onceKept('basket', act)
  writeText(keyOf('account'), '{}')
  expect(act).not.toHaveBeenCalled()
  writeText(keyOf('basket'), '{}')
  writeText(keyOf('basket'), '{"more":1}')
  expect(act).toHaveBeenCalledOnce()
})

it('acts when another tab writes the record', async () => {
  const { onceKept } = await import('./kept-text.ts')
  onceKept('basket', act)
  browser.dispatchEvent(Object.assign(new Event('storage'), { key: 'ashcombe:account' }))
  expect(act).not.toHaveBeenCalled()
  browser.dispatchEvent(Object.assign(new Event('storage'), { key: 'ashcombe:basket' }))
  expect(act).toHaveBeenCalledOnce()
})

it('listens to other tabs once, however much waits', async () => {
  const listen = vi.spyOn(browser, 'addEventListener')
  const { onceKept } = await import('./kept-text.ts')
  onceKept('basket', act)
  onceKept('account', act)
  expect(listen).toHaveBeenCalledOnce()
})

it('acts where the browser refuses to keep what is written: the shop remembers it until it is left', async () => {
  const refuse = () => {
    throw new Error('blocked')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  const { keepsRecords, keyOf, onceKept, writeText } = await import('./kept-text.ts')
  onceKept('basket', act)
  expect(keepsRecords()).toBe(false)
  expect(writeText(keyOf('basket'), '{}')).toBe(false)
  expect(act).toHaveBeenCalledOnce()
  expect(keepsRecords()).toBe(true)
})

it.each([
  ['nothing', [], false],
  ['what another page of this address has written', ['another'], false],
  ['what a visitor allows, which is no record', ['ashcombe:consent'], false],
  ['a record', ['ashcombe:basket'], true],
  ['a record among others', ['another', 'ashcombe:consent', 'ashcombe:basket'], true],
])('knows whether a store remembers something where the browser keeps %s', async (_what, keys, answer) => {
  vi.stubGlobal('localStorage', Object.fromEntries(keys.map((key) => [key, '{}'])))
  const { keepsRecords } = await import('./kept-text.ts')
  expect(keepsRecords()).toBe(answer)
})

it('writes nothing that is kept already', async () => {
  kept.set('ashcombe:basket', '{}')
  const write = vi.spyOn(localStorage, 'setItem')
  const { writeText } = await import('./kept-text.ts')
  expect(writeText('ashcombe:basket', '{}')).toBe(true)
  expect(write).not.toHaveBeenCalled()
})

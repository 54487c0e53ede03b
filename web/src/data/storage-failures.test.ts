import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubPage } from './testing/stub-page.ts'

let page: ReturnType<typeof stubPage>
beforeEach(() => {
  vi.resetModules()
  page = stubPage()
})

const blocked = () => {
  throw new Error('blocked')
}
const told = { kind: 'error', message: 'blocked', where: 'storage', path: '/' }

describe('a browser that refuses to keep anything', () => {
  it('is reported where it is asked, and keeps nothing', async () => {
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked })
    const { readText, writeText, keptTextOf, isInMemory, isBegun } = await import('./kept-text.ts')
    expect(readText('ashcombe:basket')).toBeNull()
    expect(await page.reports()).toEqual([told])
    expect([keptTextOf('basket'), isBegun('basket'), isInMemory('basket')]).toEqual([null, false, false])
    expect(await page.reports()).toHaveLength(1)
    expect(writeText('ashcombe:basket', '{}')).toBe(false)
    expect(await page.reports()).toEqual([told, told])
    expect([isBegun('basket'), isInMemory('basket')]).toEqual([true, true])
  })

  it('is reported where it does not say what it keeps, and counts as one that keeps nothing', async () => {
    vi.stubGlobal('localStorage', new Proxy({}, { ownKeys: blocked }))
    const { keepsRecords } = await import('./kept-text.ts')
    expect(keepsRecords()).toBe(false)
    expect(await page.reports()).toEqual([told])
  })

  it('may keep the next text all the same', async () => {
    const { writeText, isInMemory } = await import('./kept-text.ts')
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: blocked })
    writeText('ashcombe:basket', '1')
    vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} })
    expect(writeText('ashcombe:basket', '2')).toBe(true)
    expect(isInMemory('basket')).toBe(false)
  })
})

describe('what the shop keeps', () => {
  it('is forgotten, of this tab too, and nothing of others', async () => {
    for (const storage of [localStorage, sessionStorage]) {
      storage.setItem('ashcombe:basket', '{}')
      storage.setItem('ashcombe:account', '{}')
      storage.setItem('another', '{}')
    }
    const { forgetKeptTexts } = await import('./kept-text.ts')
    forgetKeptTexts()
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['another'], ['another']])
    expect(await page.reports()).toEqual([])
  })

  it('stays where the browser refuses to forget it, which is reported', async () => {
    vi.stubGlobal('localStorage', { 'ashcombe:basket': '{}', removeItem: blocked })
    const { forgetKeptTexts } = await import('./kept-text.ts')
    forgetKeptTexts()
    expect(await page.reports()).toEqual([told])
  })
})

describe('what reads records', () => {
  it('is there once it is loaded', async () => {
    const { zodParts, loadZodParts } = await import('./load-zod-parts.ts')
    expect(zodParts()).toBeNull()
    expect(await loadZodParts()).toBe(zodParts())
    expect(await loadZodParts()).toHaveProperty('object')
  })

  it('may not be there, which is reported, and the page goes on', async () => {
    vi.doMock('./zod-parts.ts', () => {
      throw new Error('away')
    })
    const { waitForZodParts, zodParts } = await import('./load-zod-parts.ts')
    await waitForZodParts()
    expect(zodParts()).toBeNull()
    expect(await page.reports()).toMatchObject([{ kind: 'error', where: 'storage' }])
    vi.doUnmock('./zod-parts.ts')
    await waitForZodParts()
    expect(zodParts()).not.toBeNull()
    expect(await page.reports()).toHaveLength(1)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const amelia = { id: 'c1', email: 'amelia@example.com', firstName: 'Amelia', lastName: 'Byrne' }
const token = `amelia.${'x'.repeat(40)}`
/** What a browser keeps of somebody who has only searched. */
const nobody = {
  prevLocation: null,
  language: 'en',
  is_signed_in: false,
  token: null,
  user: null,
  previousSearch: [],
  version: null,
}
const newer = `amelia.${'y'.repeat(40)}`

let kept: Map<string, string>
let isFull: boolean

beforeEach(() => {
  kept = new Map()
  isFull = false
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('no room', 'QuotaExceededError')
      kept.set(key, text)
    },
  })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('navigator', { sendBeacon: () => true })
})
afterEach(() => vi.unstubAllGlobals())

/** A page of the shop, with modules of its own, once its browser has been read. */
async function openPage() {
  const [session, { keptToken, tokenRefused }, { restoreStores }, { loadZodParts }] = await Promise.all([
    import('./session.ts'),
    import('./kept-token.ts'),
    import('../store-registry.ts'),
    import('../load-zod-parts.ts'),
  ])
  await loadZodParts()
  restoreStores()
  await vi.waitFor(() => expect(session.visitorNow().kind).not.toBe('unknown'))
  return { ...session, keptToken, tokenRefused }
}

describe('a session', () => {
  it('is nobody’s at first, and sends no token', async () => {
    const page = await openPage()
    expect(page.visitorNow()).toEqual({ kind: 'guest', isRefused: false })
    expect(await page.keptToken()).toBeNull()
    expect(kept.size).toBe(0)
  })

  it('is unknown until the browser has been read', async () => {
    const { userIdOf, visitorNow } = await import('./session.ts')
    expect(visitorNow()).toEqual({ kind: 'unknown' })
    expect(userIdOf(visitorNow())).toBeUndefined()
  })

  it('is told with its token at any moment', async () => {
    const page = await openPage()
    expect(await page.currentSession()).toEqual({ userId: null, token: null, isRefused: false })
    page.beginSession({ token, user: amelia })
    expect(await page.currentSession()).toEqual({ userId: 'c1', token, isRefused: false })
    await page.tokenRefused(token)
    expect(await page.currentSession()).toEqual({ userId: null, token: null, isRefused: true })
  })

  it('knows which page was left for it', async () => {
    const page = await openPage()
    const texts = new Map<string, string>()
    vi.stubGlobal('sessionStorage', { getItem: (key: string) => texts.get(key) ?? null })
    page.keepPrevLocation()
    expect(kept.get('ashcombe:account')).toBeUndefined()
    texts.set('ashcombe:left-for-sign-in', '/cart')
    page.keepPrevLocation()
    expect(kept.get('ashcombe:account')).toContain('"prevLocation":"/cart"')
    texts.clear()
    page.keepPrevLocation()
    expect(kept.get('ashcombe:account')).toContain('"prevLocation":"/cart"')
  })

  it('is kept for the next page, whose requests carry its token', async () => {
    const page = await openPage()
    page.beginSession({ token, user: amelia })
    expect(page.visitorNow()).toEqual({ kind: 'signed-in', user: amelia })
    vi.resetModules()
    const next = await openPage()
    expect(next.visitorNow()).toEqual({ kind: 'signed-in', user: amelia })
    expect(await next.keptToken()).toBe(token)
  })

  it('ends when it is signed out, and nothing of it is kept', async () => {
    const page = await openPage()
    page.beginSession({ token, user: amelia })
    expect(page.endSession()).toBe(token)
    expect(page.visitorNow()).toEqual({ kind: 'guest', isRefused: false })
    expect([...kept.values()].join()).not.toContain('amelia')
    expect(await page.keptToken()).toBeNull()
  })

  it('ends when its token is refused, which is said until it has been read', async () => {
    const page = await openPage()
    page.beginSession({ token, user: amelia })
    await page.tokenRefused(token)
    expect(page.visitorNow()).toEqual({ kind: 'guest', isRefused: true })
    expect([...kept.values()].join()).not.toContain('amelia')
    page.forgetRefusal()
    expect(page.visitorNow()).toEqual({ kind: 'guest', isRefused: false })
  })

  it('that has begun since is not ended by the late refusal of an older token', async () => {
    const page = await openPage()
    page.beginSession({ token: newer, user: amelia })
    await page.tokenRefused(token)
    expect(page.visitorNow()).toEqual({ kind: 'signed-in', user: amelia })
  })

  it('that is refused in one tab is said in the others', async () => {
    const page = await openPage()
    page.beginSession({ token, user: amelia })
    vi.resetModules()
    const other = await openPage()
    await other.tokenRefused(token)
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'ashcombe:account' }))
    expect(page.visitorNow()).toEqual({ kind: 'guest', isRefused: true })
  })

  it('that ended elsewhere is over on a page that comes back as it was left', async () => {
    const page = await openPage()
    page.beginSession({ token, user: amelia })
    // A page that is put aside is told of nothing.
    kept.delete('ashcombe:account')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(page.visitorNow().kind).toBe('signed-in')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(page.visitorNow()).toEqual({ kind: 'guest', isRefused: false })
  })

  it('sends its token although the browser has no room to keep it', async () => {
    const page = await openPage()
    kept.set('ashcombe:account', JSON.stringify({ ...nobody, previousSearch: ['halo'] }))
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'ashcombe:account' }))
    isFull = true
    page.beginSession({ token, user: amelia })
    expect(await page.keptToken()).toBe(token)
    expect(page.visitorNow()).toEqual({ kind: 'signed-in', user: amelia })
  })

  it.each([
    ['no record at all', 'not JSON'],
    ['part of a record', JSON.stringify({ token, is_signed_in: true })],
    ['another form', JSON.stringify({ token: 7, is_signed_in: true, user: 'amelia' })],
  ])('is nobody’s where the browser keeps %s', async (_name, text) => {
    kept.set('ashcombe:account', text)
    const page = await openPage()
    expect(page.visitorNow()).toEqual({ kind: 'guest', isRefused: false })
    expect(await page.keptToken()).toBeNull()
  })

  it('is nobody’s where the browser keeps a token without its user', async () => {
    kept.set('ashcombe:account', JSON.stringify({ ...nobody, token, is_signed_in: true }))
    const page = await openPage()
    expect(page.visitorNow()).toEqual({ kind: 'guest', isRefused: false })
    expect(await page.currentSession()).toEqual({ userId: null, token: null, isRefused: false })
  })

  it('is told to whoever watches, now and after every change', async () => {
    const page = await openPage()
    const seen: unknown[] = []
    const stop = page.watchSession((account) => seen.push(account))
    expect(seen).toEqual([{ userId: null, token: null, isRefused: false }])
    page.beginSession({ token, user: amelia })
    await vi.waitFor(() => expect(seen.at(-1)).toEqual({ userId: 'c1', token, isRefused: false }))
    page.endSession()
    await vi.waitFor(() => expect(seen.at(-1)).toEqual({ userId: null, token: null, isRefused: false }))
    stop()
    page.beginSession({ token, user: amelia })
    await Promise.resolve()
    expect(seen.at(-1)).toMatchObject({ userId: null })
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

interface MarketingScript extends EventTarget {
  readonly tagName: string
  readonly src: string
}

const allowed = (marketing: boolean, analytics: boolean) =>
  JSON.stringify({ essential: true, marketing, analytics, decidedAt: '2026-11-25T10:00:00.000Z', version: 1 })

function storage(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}

let local: Map<string, string>
let session: Map<string, string>
let browser: EventTarget & { dataLayer?: { readonly event: string }[] }
let scripts: MarketingScript[]
const beacon = vi.fn<(url: string, body: Blob) => boolean>(() => true)

beforeEach(() => {
  local = new Map()
  session = new Map()
  scripts = []
  browser = new EventTarget()
  vi.clearAllMocks()
  vi.stubGlobal('localStorage', storage(local))
  vi.stubGlobal('sessionStorage', storage(session))
  vi.stubGlobal('window', browser)
  vi.stubGlobal('navigator', { sendBeacon: beacon })
  vi.stubGlobal('location', { search: '', pathname: '/' })
  vi.stubGlobal('document', {
    createElement: (tagName: string) => Object.assign(new EventTarget(), { tagName }),
    head: { append: (script: MarketingScript) => scripts.push(script) },
  })
})

afterEach(() => vi.unstubAllGlobals())

/** A page that has just been loaded, in a shop with a marketing script. */
async function page(marketingScriptUrl: string | null = 'https://marketing.test/tag.js') {
  vi.resetModules()
  const [{ receivePageFacts }, { followConsent, keepAllowedClickId }, kept, { track }] = await Promise.all([
    import('../page-facts.ts'),
    import('./follow-consent.ts'),
    import('./kept-consent.ts'),
    import('../track.ts'),
  ])
  const config = {
    siteUrl: 'https://shop.test',
    assetsUrl: '',
    version: '1',
    ...(marketingScriptUrl !== null && { marketingScriptUrl }),
  }
  receivePageFacts({ config, nowMs: Date.UTC(2026, 10, 25, 10) })
  return { followConsent, keepAllowedClickId, ...kept, tell: () => track({ event: 'contact_form_sent' }) }
}

const told = () => browser.dataLayer?.map(({ event }) => event)

describe('a visitor who has not chosen', () => {
  it('is told of to nobody, and what happens waits', async () => {
    const { followConsent, knownConsent, tell } = await page()
    expect(knownConsent()).toBeUndefined()
    followConsent()
    tell()
    expect(knownConsent()).toBeNull()
    expect(told()).toBeUndefined()
    expect(scripts).toEqual([])
  })

  it('chooses, which is kept, counts at once, and lets through what has waited', async () => {
    const { followConsent, chooseConsent, knownConsent, tell } = await page()
    followConsent()
    tell()
    chooseConsent({ marketing: true, analytics: true })
    expect(told()).toEqual(['contact_form_sent'])
    expect(scripts).toMatchObject([{ tagName: 'script', src: 'https://marketing.test/tag.js', async: true }])
    expect(JSON.parse(local.get('ashcombe:consent') ?? '')).toEqual(knownConsent())
    expect(knownConsent()).toMatchObject({ marketing: true, analytics: true })
  })
})

describe('a visitor who has chosen', () => {
  it.each([
    [true, true, ['contact_form_sent'], 1],
    [false, true, ['contact_form_sent'], 0],
    [true, false, undefined, 1],
    [false, false, undefined, 0],
  ])('marketing %s and analytics %s is heeded', async (marketing, analytics, events, scriptCount) => {
    local.set('ashcombe:consent', allowed(marketing, analytics))
    const { followConsent, tell } = await page()
    followConsent()
    tell()
    expect(told()).toEqual(events)
    expect(scripts).toHaveLength(scriptCount)
  })

  it('is followed when another tab chooses otherwise, or a page comes back', async () => {
    local.set('ashcombe:consent', allowed(false, true))
    const { followConsent, listenToConsent, knownConsent } = await page()
    const onChange = vi.fn<() => void>()
    followConsent()
    const leave = listenToConsent(onChange)
    local.set('ashcombe:consent', allowed(false, false))
    browser.dispatchEvent(Object.assign(new Event('storage'), { key: 'ashcombe:basket' }))
    browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(onChange).not.toHaveBeenCalled()
    browser.dispatchEvent(Object.assign(new Event('storage'), { key: 'ashcombe:consent' }))
    expect(knownConsent()?.analytics).toBe(false)
    local.set('ashcombe:consent', allowed(false, true))
    browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(knownConsent()?.analytics).toBe(true)
    expect(onChange).toHaveBeenCalledTimes(2)
    leave()
    browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it('is told of to nobody any more once they no longer allow it', async () => {
    local.set('ashcombe:consent', allowed(false, true))
    const { followConsent, chooseConsent, tell } = await page()
    followConsent()
    tell()
    expect(told()).toEqual(['contact_form_sent'])
    chooseConsent({ marketing: false, analytics: false })
    tell()
    expect(told()).toBeUndefined()
  })

  it('keeps the choice until the page is left where it is lost', async () => {
    local.set('ashcombe:consent', allowed(false, true))
    const { followConsent, knownConsent } = await page()
    followConsent()
    local.clear()
    browser.dispatchEvent(Object.assign(new Event('storage'), { key: 'ashcombe:consent' }))
    expect(knownConsent()?.analytics).toBe(true)
  })
})

describe('the click identifier of an address', () => {
  it('is kept for the tab until marketing is refused', async () => {
    vi.stubGlobal('location', { search: '?gclid=abc', pathname: '/' })
    const { followConsent, chooseConsent } = await page()
    followConsent()
    expect([...session.values()].join()).toContain('abc')
    chooseConsent({ marketing: false, analytics: true })
    expect([...session.values()].join()).not.toContain('abc')
  })

  it('is not kept of whoever refuses marketing', async () => {
    local.set('ashcombe:consent', allowed(false, false))
    const { followConsent, keepAllowedClickId } = await page()
    followConsent()
    keepAllowedClickId('?gclid=abc')
    expect([...session.values()].join()).not.toContain('abc')
  })
})

describe('the marketing script', () => {
  it('is loaded once, and by no shop that has none', async () => {
    local.set('ashcombe:consent', allowed(true, true))
    const { followConsent, chooseConsent } = await page()
    followConsent()
    chooseConsent({ marketing: true, analytics: true })
    expect(scripts).toHaveLength(1)
    const without = await page(null)
    without.followConsent()
    expect(scripts).toHaveLength(1)
  })

  it('is reported where it does not come', async () => {
    local.set('ashcombe:consent', allowed(true, true))
    const { followConsent } = await page()
    followConsent()
    scripts[0]?.dispatchEvent(new Event('error'))
    expect(beacon).toHaveBeenCalledOnce()
    expect(JSON.parse((await beacon.mock.calls[0]?.[1].text()) ?? '')).toMatchObject({
      kind: 'error',
      message: 'The marketing script did not come',
      where: 'marketing',
    })
  })
})

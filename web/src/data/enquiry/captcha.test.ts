import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CaptchaConfig } from '../server-side.ts'
import type { CaptchaEvents } from './captcha.ts'

const scriptUrl = 'https://captcha.test/api.js'
const config: CaptchaConfig = { scriptUrl, siteKey: 'key-1', pageUrl: 'https://captcha.test/page' }
const events: CaptchaEvents = { onToken: vi.fn(), onExpired: vi.fn(), onFailed: vi.fn() }
const scripts: EventTarget[] = []
const emptied = vi.fn<() => void>()
// All that is asked of it here.
const container = { replaceChildren: emptied } as unknown as HTMLElement

/** A page on which the script of a captcha may come. */
async function page(captcha?: CaptchaConfig) {
  vi.resetModules()
  const [{ receivePageFacts }, { showCaptcha }] = await Promise.all([
    import('../page-facts.ts'),
    import('./captcha.ts'),
  ])
  const ofPage = { siteUrl: 'https://shop.test', assetsUrl: '', version: '1', ...(captcha && { captcha }) }
  receivePageFacts({ config: ofPage, nowMs: null })
  return showCaptcha
}

const provider = () => ({
  render: vi.fn<(container: HTMLElement, parameters: object) => string>(() => 'box-1'),
  reset: vi.fn<(id: unknown) => void>(),
})

beforeEach(() => {
  scripts.length = 0
  vi.clearAllMocks()
  vi.stubGlobal('location', { href: 'https://shop.test/contact' })
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', {
    createElement: () => Object.assign(new EventTarget(), { remove: () => {} }),
    head: { append: (script: EventTarget) => scripts.push(script) },
  })
})

afterEach(() => vi.unstubAllGlobals())

const arrive = (event: 'load' | 'error' = 'load') => scripts[0]?.dispatchEvent(new Event(event))

describe('the captcha', () => {
  it.each(['captcha', 'turnstile', 'hcaptcha', 'grecaptcha'])(
    'of a provider at window.%s is shown',
    async (name) => {
      const show = await page(config)
      const loaded = provider()
      const showing = show(container, events)
      vi.stubGlobal('window', { [name]: loaded })
      arrive()
      await showing
      expect(scripts).toMatchObject([{ src: scriptUrl, async: true }])
      expect(loaded.render).toHaveBeenCalledExactlyOnceWith(container, {
        sitekey: 'key-1',
        language: 'en',
        hl: 'en',
        callback: events.onToken,
        'expired-callback': events.onExpired,
        'error-callback': events.onFailed,
      })
    },
  )

  it('waits until its provider is ready', async () => {
    const show = await page(config)
    let begin: (() => void) | undefined
    const loaded = { ...provider(), ready: (act: () => void) => void (begin = act) }
    vi.stubGlobal('window', { turnstile: loaded })
    const showing = show(container, events)
    arrive()
    await vi.waitFor(() => expect(begin).toBeDefined())
    expect(loaded.render).not.toHaveBeenCalled()
    begin?.()
    await showing
    expect(loaded.render).toHaveBeenCalledOnce()
  })

  it('is asked anew, and taken away by what its provider has for that', async () => {
    const show = await page(config)
    const loaded = { ...provider(), remove: vi.fn<(id: unknown) => void>() }
    vi.stubGlobal('window', { turnstile: loaded })
    const showing = show(container, events)
    arrive()
    const shown = await showing
    shown.reset()
    expect(loaded.reset).toHaveBeenCalledExactlyOnceWith('box-1')
    shown.remove()
    expect(loaded.remove).toHaveBeenCalledExactlyOnceWith('box-1')
    expect(loaded.reset).toHaveBeenCalledOnce()
    expect(emptied).toHaveBeenCalledOnce()
  })

  it('is reset where its provider cannot take it away', async () => {
    const show = await page(config)
    const loaded = provider()
    vi.stubGlobal('window', { hcaptcha: loaded })
    const showing = show(container, events)
    arrive()
    const shown = await showing
    shown.remove()
    expect(loaded.reset).toHaveBeenCalledExactlyOnceWith('box-1')
    expect(emptied).toHaveBeenCalledOnce()
  })

  it('says why it cannot be shown', async () => {
    const without = await page()
    await expect(without(container, events)).rejects.toThrow('The page came without a captcha')
    const show = await page(config)
    const lost = show(container, events)
    arrive('error')
    await expect(lost).rejects.toThrow('The script of captcha.test did not come')
  })

  it.each([{}, { captcha: {} }, { captcha: { render: () => 1 } }, { captcha: { reset: () => {} } }])(
    'says so where its script brings none of the known functions: %o',
    async (globals) => {
      const show = await page(config)
      vi.stubGlobal('window', globals)
      const showing = show(container, events)
      arrive()
      await expect(showing).rejects.toThrow('The captcha brought none of the functions that are known')
    },
  )
})

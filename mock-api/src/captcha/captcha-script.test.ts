import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { captchaScript } from './captcha-script.ts'

const origin = 'http://mock.test'

/** A box of the script on a page, as far as it is looked at. */
interface Box {
  readonly checked: boolean
  readonly words: string
  readonly isBusy: boolean
  tick(isTicked: boolean): Promise<void>
}

/** Runs the script in a page of its own, which has as much of a document as it needs. */
function page(fetched: () => Promise<unknown>) {
  const fetch = vi.fn<(address: string, options: unknown) => Promise<unknown>>(fetched)
  const timers: (readonly [() => void, number])[] = []
  const element = () => {
    const attributes = new Set<string>()
    const children: unknown[] = []
    const listeners: (() => Promise<void>)[] = []
    return {
      attributes,
      children,
      listeners,
      style: {},
      checked: false,
      textContent: '',
      append: (...more: unknown[]) => void children.push(...more),
      remove: () => void (children.length = 0),
      setAttribute: (name: string) => void attributes.add(name),
      removeAttribute: (name: string) => void attributes.delete(name),
      addEventListener: (_: string, listen: () => Promise<void>) => void listeners.push(listen),
    }
  }
  const made: ReturnType<typeof element>[] = []
  const window: { captcha?: Record<string, (...given: unknown[]) => unknown> } = {}
  runInNewContext(captchaScript, {
    window,
    URL,
    fetch,
    setTimeout: (act: () => void, ms: number) => timers.push([act, ms] as const),
    clearTimeout: () => undefined,
    document: {
      currentScript: { src: `${origin}/third-party/captcha.js` },
      createElement: () => {
        const each = element()
        made.push(each)
        return each
      },
    },
  })
  const show = (options: object): Box & { readonly id: unknown } => {
    const container = element()
    const id = window.captcha?.['render']?.(container, options)
    const [label, box, note] = made.slice(-3)
    if (!label || !box || !note) throw new Error('It has shown nothing')
    return {
      id,
      get checked() {
        return box.checked
      },
      get isBusy() {
        return box.attributes.has('aria-busy')
      },
      words: `${String(label.children[1])}, ${note.textContent}`,
      async tick(isTicked) {
        box.checked = isTicked
        await Promise.all(box.listeners.map((listen) => listen()))
      },
    }
  }
  return { fetch, timers, show, captcha: window.captcha }
}

describe('the script', () => {
  it.each([
    ['en', 'I am not a robot, Captcha stand-in'],
    ['fr', 'Je ne suis pas un robot, Captcha de substitution'],
    ['de', 'Ich bin kein Roboter, Platzhalter-Captcha'],
    ['it', 'I am not a robot, Captcha stand-in'],
  ])('speaks the language of the page: %s', (language, words) => {
    expect(page(async () => null).show({ language }).words).toBe(words)
  })

  it('asks where it came from, hands a token over, and takes it back after two minutes', async () => {
    const { fetch, timers, show } = page(async () => ({ ok: true, json: async () => ({ token: 't1' }) }))
    const callback = vi.fn<(token: string) => void>()
    const expired = vi.fn<() => void>()
    const box = show({ language: 'en', callback, 'expired-callback': expired })
    await box.tick(true)
    expect(fetch).toHaveBeenCalledExactlyOnceWith(`${origin}/third-party/captcha/tokens`, {
      method: 'POST',
      credentials: 'include',
    })
    expect(callback).toHaveBeenCalledExactlyOnceWith('t1')
    expect([box.checked, box.isBusy]).toEqual([true, false])
    const [[act, ms] = []] = timers
    expect(ms).toBe(120_000)
    act?.()
    expect(box.checked).toBe(false)
    expect(expired).toHaveBeenCalledOnce()
  })

  it('says that it failed, and may be tried again', async () => {
    const { show } = page(async () => ({ ok: false, status: 500 }))
    const failed = vi.fn<() => void>()
    const box = show({ language: 'en', 'error-callback': failed })
    await box.tick(true)
    expect(failed).toHaveBeenCalledOnce()
    expect([box.checked, box.isBusy]).toEqual([false, false])
  })
})

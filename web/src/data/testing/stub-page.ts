import { vi } from 'vitest'

/** Storage of a browser, with the keys as its own properties, as browsers have them. */
function storage(): Storage {
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
    removeItem: (key: string) => void Reflect.deleteProperty(kept, key),
  }
  // The methods from its prototype, every other key a text.
  const kept = Object.create(methods) as Record<string, string> & Storage
  return kept
}

interface Report {
  readonly message: string
  readonly where?: string
}

/**
 * Stands in for a page in a browser, in tests that run in Node: what the browser keeps, the page's address and cookies,
 * and what becomes of the page.
 */
export function stubPage({ keepsCookies = true, address = 'https://www.ashcombe.example.com/' } = {}) {
  const { protocol, pathname } = new URL(address)
  const cookies = new Map<string, string>()
  const bodies: Blob[] = []
  const page = {
    /** The cookies that were written, with their attributes. */
    written: [] as string[],
    reloads: 0,
    /** The addresses that were loaded in place of the page. */
    replacements: [] as string[],
    /** What was reported as having gone wrong, as the page under test has written it. */
    reports: async () => Promise.all(bodies.map(async (body) => JSON.parse(await body.text()) as Report)),
  }
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('location', {
    protocol,
    pathname,
    reload: () => void (page.reloads += 1),
    replace: (next: string) => void page.replacements.push(next),
  })
  vi.stubGlobal('navigator', { sendBeacon: (_: string, body: Blob) => bodies.push(body) > 0 })
  const document = Object.assign(new EventTarget(), {
    querySelectorAll: () => [],
    visibilityState: 'visible',
  })
  Object.defineProperty(document, 'cookie', {
    get: () => [...cookies].map((cookie) => cookie.join('=')).join('; '),
    set(text: string) {
      page.written.push(text)
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=')
      if (keepsCookies) cookies.set(name, value)
    },
  })
  vi.stubGlobal('document', document)
  return page
}

import { beforeEach, expect, it, vi } from 'vitest'

/** A script as far as a page loads it. */
class Script extends EventTarget {
  async = false
  src = ''
  remove(): void {
    head.delete(this)
  }
}

/** What stands in the head of the page. */
const head = new Set<Script>()

beforeEach(() => {
  vi.resetModules()
  head.clear()
  vi.stubGlobal('location', { href: 'https://www.ashcombe.example.com/contact' })
  vi.stubGlobal('document', {
    createElement: (name: string) => (name === 'script' ? new Script() : null),
    head: { append: (script: Script) => head.add(script) },
  })
})
const happen = (type: string) => [...head].forEach((script) => script.dispatchEvent(new Event(type)))
const url = 'https://captcha.test/script.js'

it('a script is loaded once a page, however often it is asked for', async () => {
  const { loadScript } = await import('./load-script.ts')
  let isThere = false
  const loading = Promise.all([loadScript(url), loadScript(url)]).then(() => (isThere = true))
  expect([...head]).toMatchObject([{ src: url, async: true }])
  await Promise.resolve()
  expect(isThere).toBe(false)
  happen('load')
  await loading
  await loadScript(url)
  expect(head.size).toBe(1)
  void loadScript('/other.js')
  expect([...head].map(({ src }) => src)).toEqual([url, '/other.js'])
})

it.each([
  [url, 'captcha.test'],
  ['/own.js', 'www.ashcombe.example.com'],
])('the script %s that did not come is asked for again the next time', async (address, host) => {
  const { loadScript } = await import('./load-script.ts')
  const loading = loadScript(address)
  happen('error')
  await expect(loading).rejects.toThrow(`The script of ${host} did not come`)
  expect(head.size).toBe(0)
  const again = loadScript(address)
  expect(head.size).toBe(1)
  happen('load')
  await again
})

import { beforeEach, expect, it, vi } from 'vitest'
import { stubPage } from '../testing/stub-page.ts'

/** A shop that is not built in German. */
vi.mock('./shop-language.ts', () => ({ shopLanguage: 'en', shopLanguages: ['en', 'fr'] }))

beforeEach(() => void vi.resetModules())

/** How often a page in English is loaded anew when it is shown, and its browser has chosen a language. */
async function reloadsAfter(cookies: string, persisted: boolean): Promise<number> {
  const page = stubPage()
  document.cookie = cookies
  const { startLanguage } = await import('./start-language.ts')
  startLanguage()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  return page.reloads
}

it('a page that comes back as it was left is loaded anew in the language chosen since', async () => {
  expect(await reloadsAfter('language=fr', true)).toBe(1)
})

it.each([
  ['is shown for the first time', 'language=fr', false],
  ['comes back in the language that is chosen', 'language=en', true],
  ['comes back where none is chosen', 'world=abc', true],
  ['comes back where one is chosen that the shop is not built in', 'language=de', true],
])('a page stays that %s', async (_what, cookies, persisted) => {
  expect(await reloadsAfter(cookies, persisted)).toBe(0)
})

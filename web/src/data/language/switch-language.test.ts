import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubPage } from '../testing/stub-page.ts'

vi.mock('./shop-language.ts', () => ({ shopLanguage: 'en', shopLanguages: ['en', 'fr', 'de'] }))

beforeEach(() => void vi.resetModules())

type Visit = Parameters<typeof stubPage>[0] & { readonly cookie?: string | null; readonly kept?: string }

/** A page in English, in a browser with a cookie and a record of the account. */
async function openPage({ cookie = null, kept = 'en', ...options }: Visit = {}) {
  const page = stubPage({ address: 'https://www.ashcombe.example.com/rings', ...options })
  if (cookie !== null) document.cookie = `language=${cookie}`
  const { accountStore } = await import('../account/account-store.ts')
  accountStore.set({ language: kept })
  return { page, accountStore, ...(await import('./switch-language.ts')) }
}

describe('another language', () => {
  it('is shown on the same page, which is loaded anew with what was typed', async () => {
    const { page, accountStore, switchLanguage } = await openPage()
    expect(switchLanguage('fr')).toBe(true)
    expect(page.written).toEqual(['language=fr; Path=/; Max-Age=31536000; SameSite=Lax; Secure'])
    expect(accountStore.state.language).toBe('fr')
    expect(sessionStorage.getItem('ashcombe:typed')).toBe('{"path":"/rings","fields":[]}')
    expect(page.reloads).toBe(1)
  })

  it('is remembered without TLS where the shop has none', async () => {
    const { page, switchLanguage } = await openPage({ address: 'http://localhost:3000/' })
    switchLanguage('de')
    expect(page.written).toEqual(['language=de; Path=/; Max-Age=31536000; SameSite=Lax'])
  })

  it('is not shown where the browser keeps no cookies, and nothing says that it was', async () => {
    const { page, accountStore, switchLanguage } = await openPage({ keepsCookies: false })
    expect(switchLanguage('fr')).toBe(false)
    expect(accountStore.state.language).toBe('en')
    expect(sessionStorage.getItem('ashcombe:typed')).toBeNull()
    expect(page.reloads).toBe(0)
  })
})

describe('the account record', () => {
  it.each([
    ['the cookie where they differ', 'fr', 'de', 'fr'],
    ['the cookie where the record is garbage', 'de', '<b>', 'de'],
    ['the page where there is neither', null, 'xx', 'en'],
    ['both where they agree', 'en', 'en', 'en'],
  ])('follows %s', async (_what, cookie, kept, language) => {
    const { page, accountStore, followLanguage } = await openPage({ cookie, kept })
    followLanguage()
    expect(accountStore.state.language).toBe(language)
    expect(document.cookie).toBe(cookie === null ? '' : `language=${cookie}`)
    expect(page.reloads).toBe(0)
  })

  it('brings back the language of a cookie that the browser has lost', async () => {
    const { page, accountStore, followLanguage } = await openPage({ kept: 'de' })
    followLanguage()
    expect(document.cookie).toBe('language=de')
    expect(accountStore.state.language).toBe('de')
    expect(page.reloads).toBe(1)
  })

  it('follows the page where the browser keeps no cookies', async () => {
    const { page, accountStore, followLanguage } = await openPage({ kept: 'de', keepsCookies: false })
    followLanguage()
    expect(accountStore.state.language).toBe('en')
    expect(page.reloads).toBe(0)
  })

  it('writes no cookie where it names the language of the page', async () => {
    const { page, followLanguage } = await openPage({ kept: 'en' })
    followLanguage()
    expect(page.written).toEqual([])
  })
})

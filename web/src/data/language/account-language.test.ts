import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SetLanguageDocument } from '#generated/graphql/graphql.ts'
import { stubApi } from '../testing/stub-api.ts'
import { stubPage } from '../testing/stub-page.ts'

/** A shop that is not built in German. */
vi.mock('./shop-language.ts', () => ({ shopLanguage: 'en', shopLanguages: ['en', 'fr'] }))

beforeEach(() => void vi.resetModules())

/** What comes of an account in a browser that says so, on a page in English: what the API is told, and what is shown. */
async function follow(cookie: string | null, account: string | null, isUntold = false) {
  const page = stubPage()
  const told: string[] = []
  stubApi().answer(SetLanguageDocument, ({ language }) => {
    told.push(language)
    return { setLanguage: { id: '1', language } }
  })
  if (cookie !== null) document.cookie = `language=${cookie}`
  if (isUntold) sessionStorage.setItem('ashcombe:untold-language', 'yes')
  const { followAccountLanguage } = await import('./account-language.ts')
  await followAccountLanguage(account)
  expect(sessionStorage.getItem('ashcombe:untold-language')).toBeNull()
  return { told, cookies: document.cookie, reloads: page.reloads }
}

describe('the language of an account', () => {
  it.each([
    ['was chosen in this tab', 'en', 'fr', true, ['en']],
    ['the browser reads where it knows nothing', 'en', null, false, ['en']],
    ['was chosen in place of a language of another shop', 'en', 'xx', false, ['en']],
    ['was chosen in place of a language this shop is not built in', 'en', 'de', false, ['en']],
  ])('becomes what %s', async (_what, cookie, account, isUntold, told) => {
    expect(await follow(cookie, account, isUntold)).toEqual({
      told,
      cookies: `language=${cookie}`,
      reloads: 0,
    })
  })

  it.each([
    ['it is the browser’s', 'en', 'en', true],
    ['it is the page’s', null, 'en', false],
    ['nobody has chosen any', null, null, false],
    ['this shop is not built in it', null, 'de', false],
    ['another was chosen in this tab, which keeps no cookie', null, 'fr', true],
  ])('changes nothing where %s', async (_what, cookie, account, isUntold) => {
    const cookies = cookie === null ? '' : `language=${cookie}`
    expect(await follow(cookie, account, isUntold)).toEqual({ told: [], cookies, reloads: 0 })
  })

  it.each([null, 'en'])(
    'is shown on a page whose browser has chosen %s, and not in this tab',
    async (cookie) => {
      expect(await follow(cookie, 'fr')).toEqual({ told: [], cookies: 'language=fr', reloads: 1 })
    },
  )
})

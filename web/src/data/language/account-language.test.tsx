import { afterEach, beforeEach, expect, it } from 'vitest'
import { SetLanguageDocument } from '#generated/graphql/graphql.ts'
import { stubApi } from '#data/testing/stub-api.ts'
import { forgetTabText, keepTabText, tabText } from '../tab-text.ts'
import { followAccountLanguage } from './account-language.ts'
import { untoldName } from './untold-name.ts'

const forget = () => {
  document.cookie = 'language=; Path=/; Max-Age=0'
  forgetTabText(untoldName)
}
beforeEach(forget)
afterEach(forget)

/** What the API was told, for a browser and an account that say so. */
async function toldOf(cookie: string | null, account: string | null, isUntold: boolean): Promise<string[]> {
  const told: string[] = []
  stubApi().answer(SetLanguageDocument, ({ language }) => {
    told.push(language)
    return { setLanguage: { id: '1', language } }
  })
  if (cookie !== null) document.cookie = `language=${cookie}; Path=/`
  if (isUntold) keepTabText(untoldName, 'yes')
  await followAccountLanguage(account)
  return told
}

it.each([
  ['what was chosen in this tab', 'en', 'de', true, ['en']],
  ['what the browser reads where it knows nothing', 'en', null, false, ['en']],
  ['nothing that it knows', 'en', 'en', true, []],
  ['nothing where nothing was chosen', null, null, false, []],
  ['what was chosen in place of a language of another shop', 'en', 'xx', false, ['en']],
])('an account is told %s', async (_what, cookie, account, isUntold, told) => {
  expect(await toldOf(cookie, account, isUntold)).toEqual(told)
  expect(tabText(untoldName)).toBeNull()
})

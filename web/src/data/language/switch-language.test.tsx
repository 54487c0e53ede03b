import { beforeEach, expect, it } from 'vitest'
import { accountStore } from '../account/account-store.ts'
import { followLanguage } from './switch-language.ts'

const forget = () => {
  document.cookie = 'language=; Path=/; Max-Age=0'
}
beforeEach(forget)

it.each([
  ['the cookie where they differ', 'fr', 'de', 'fr'],
  ['the cookie where the record is garbage', 'de', '<b>', 'de'],
  ['the page where there is neither', null, 'xx', 'en'],
  ['both where they agree', 'en', 'en', 'en'],
])('the account record follows %s', (_what, cookie, kept, language) => {
  if (cookie !== null) document.cookie = `language=${cookie}; Path=/`
  accountStore.set({ language: kept })
  followLanguage()
  expect(accountStore.state.language).toBe(language)
  forget()
})

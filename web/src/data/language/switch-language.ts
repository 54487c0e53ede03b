import type { Language } from '@shop/schema/domain/vocabulary/languages'
import { accountStore } from '../account/account-store.ts'
import { keepFields } from './kept-fields.ts'
import { chosenLanguage, cookieOfLanguage } from './language-cookie.ts'
import { shopLanguage, shopLanguages } from './shop-language.ts'

/**
 * Shows the page that is open in another language: at the same address and place, with what was typed. Says whether that
 * could be: not where the browser keeps no cookies.
 */
export function switchLanguage(language: Language): boolean {
  document.cookie = cookieOfLanguage(language, location.protocol === 'https:')
  if (chosenLanguage(document.cookie) !== language) return false
  accountStore.set({ language })
  keepFields()
  location.reload()
  return true
}

/**
 * Has account record and cookie name the same language. The cookie decides, since the server reads it; where a browser
 * has lost it, the record.
 */
export function followLanguage(): void {
  const chosen = chosenLanguage(document.cookie)
  const kept = shopLanguages.find((language) => language === accountStore.state.language)
  if (chosen === null && kept !== undefined && kept !== shopLanguage && switchLanguage(kept)) return
  const language = chosen ?? shopLanguage
  if (kept !== language) accountStore.set({ language })
}

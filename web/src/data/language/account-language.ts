import { SetLanguageDocument } from '#generated/graphql/graphql.ts'
import { isLanguage } from '@shop/schema/domain/vocabulary/languages'
import { request } from '../request.ts'
import { forgetTabText, tabText } from '../tab-text.ts'
import { chosenLanguage } from './language-cookie.ts'
import { shopLanguage, shopLanguages } from './shop-language.ts'
import { switchLanguage } from './switch-language.ts'
import { untoldName } from './untold-name.ts'

/**
 * Has browser and account agree on a language, as soon as the API has said who is signed in and what they read
 * (rules/content-and-languages#languages). What was chosen in this tab is told; else the account's choice is shown.
 */
export async function followAccountLanguage(ofAccount: string | null | undefined): Promise<void> {
  const chosen = chosenLanguage(document.cookie)
  const known = isLanguage(ofAccount) && shopLanguages.includes(ofAccount) ? ofAccount : null
  const isUntold = tabText(untoldName) !== null
  if (chosen !== null && chosen !== known && (isUntold || known === null)) {
    await request(SetLanguageDocument, { language: chosen })
  } else if (known !== null && known !== shopLanguage && !isUntold) {
    switchLanguage(known)
  }
  forgetTabText(untoldName)
}

import { whenIdle } from '#lib/when-idle.ts'
import { reportError } from '../report-error.ts'
import { tabText } from '../tab-text.ts'
import { chosenLanguage } from './language-cookie.ts'
import { keptFieldsName } from './kept-fields-name.ts'
import { shopLanguage, shopLanguages } from './shop-language.ts'

/**
 * Fills in what was typed before the language was switched, with code that comes where there is any, and loads a page
 * anew that comes back whole, as it was left, when another language has been chosen since. Called once, after hydration.
 */
export function startLanguage(): void {
  window.addEventListener('pageshow', onShow)
  if (tabText(keptFieldsName) !== null) whenIdle(() => void fillIn())
}

async function fillIn(): Promise<void> {
  try {
    const { fillKeptFields } = await import('./kept-fields.ts')
    fillKeptFields()
  } catch (error) {
    reportError(error, { where: 'language' })
  }
}

function onShow({ persisted: isFromCache }: PageTransitionEvent): void {
  if (!isFromCache) return
  const chosen = chosenLanguage(document.cookie)
  if (chosen !== null && chosen !== shopLanguage && shopLanguages.includes(chosen)) location.reload()
}

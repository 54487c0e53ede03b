import type { Language } from '@shop/schema/domain/vocabulary/languages'
import { whenIdle } from '#lib/when-idle.ts'
import { reportError } from '../report-error.ts'
import { keepTabText, tabText } from '../tab-text.ts'
import { chosenLanguage, languageAction } from './language-cookie.ts'
import { keptFieldsName } from './kept-fields-name.ts'
import { untoldName } from './untold-name.ts'
import { shopLanguage, shopLanguages } from './shop-language.ts'

/**
 * Switches the language where the selector is sent, with code that comes then; fills in what was typed before; and loads
 * a page anew that comes back whole, as it was left, when another language has been chosen since. Called once, after
 * hydration.
 */
export function startLanguage(): void {
  document.addEventListener('submit', onSubmit)
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

function onSubmit(event: SubmitEvent): void {
  const { target: form, submitter } = event
  if (!(form instanceof HTMLFormElement) || form.getAttribute('action') !== languageAction) return
  event.preventDefault()
  const chosen = shopLanguages.find((language) => language === submitter?.getAttribute('value'))
  if (chosen === shopLanguage && form.popover !== null) form.hidePopover()
  if (chosen !== undefined && chosen !== shopLanguage) void switchBy(form, chosen)
}

/** In place; by the form, as without a script, where that cannot be. */
async function switchBy(form: HTMLFormElement, language: Language): Promise<void> {
  try {
    const { switchLanguage } = await import('./switch-language.ts')
    keepTabText(untoldName, 'yes')
    if (switchLanguage(language)) return
  } catch (error) {
    reportError(error, { where: 'language' })
  }
  const field = document.createElement('input')
  form.append(Object.assign(field, { type: 'hidden', name: 'language', value: language }))
  form.submit()
}

function onShow({ persisted: isFromCache }: PageTransitionEvent): void {
  if (!isFromCache) return
  const chosen = chosenLanguage(document.cookie)
  if (chosen !== null && chosen !== shopLanguage && shopLanguages.includes(chosen)) location.reload()
}

import { languageNames } from '@shop/schema/domain/vocabulary/languages'
import { languageAction } from '#data/language/language-cookie.ts'
import { shopLanguage, shopLanguages } from '#data/language/shop-language.ts'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'

interface LanguageChoicesProps {
  readonly className?: string | undefined
  /** Given to what opens by a button that names it. */
  readonly popoverId?: string
}

/**
 * The languages of the shop, each a button of a form that any browser can send; where there is a script it is done in
 * place, and what was typed is kept (`data/language/start-language.ts`).
 */
export function LanguageChoices({ className, popoverId }: LanguageChoicesProps) {
  if (shopLanguages.length < 2) return null
  return (
    <form
      className={className}
      method="post"
      action={languageAction}
      aria-label={m.language_choose()}
      {...(popoverId !== undefined && { id: popoverId, popover: 'auto' })}
    >
      {shopLanguages.map((language) => (
        <button
          key={language}
          name="language"
          value={language}
          lang={language}
          aria-current={language === shopLanguage ? 'true' : undefined}
        >
          {languageNames[language]}
          {language === shopLanguage && <Icon name="check" />}
        </button>
      ))}
    </form>
  )
}

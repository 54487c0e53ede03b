import { languageNames } from '@shop/schema/domain/vocabulary/languages'
import { shopLanguage, shopLanguages } from '#data/language/shop-language.ts'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { LanguageChoices } from './language-choices.tsx'
import styles from './language.module.css'

const popoverId = 'languages'

/** Names the language of the page, and opens what it can be switched to, without a script as well. */
export function LanguageButton({ className = '' }: { className?: string | undefined }) {
  if (shopLanguages.length < 2) return null
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`}
      popoverTarget={popoverId}
      aria-label={m.language_now({ language: languageNames[shopLanguage] })}
    >
      {languageNames[shopLanguage]}
      <Icon name="chevron" />
    </button>
  )
}

/** What every `LanguageButton` opens, beside whichever was pressed: once on a page. */
export function LanguagePopover() {
  return <LanguageChoices className={styles.popover} popoverId={popoverId} />
}

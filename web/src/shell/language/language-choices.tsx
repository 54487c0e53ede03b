import { languageNames, type Language } from '@shop/schema/domain/vocabulary/languages'
import { useRef, type FormEvent, type Ref } from 'react'
import { languageAction } from '#data/language/language-cookie.ts'
import { shopLanguage, shopLanguages } from '#data/language/shop-language.ts'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'

interface LanguageChoicesProps {
  readonly className?: string | undefined
  /** Given to what opens by a button that names it. */
  readonly popoverId?: string
}

/**
 * The languages of the shop, each a button of a form that any browser can send; where there is a script it is done in
 * place, and what was typed is kept (rules/content-and-languages#languages).
 */
export function LanguageChoices({ className, popoverId }: LanguageChoicesProps) {
  const form = useRef<HTMLFormElement>(null)
  const onSubmit = useSwitch(form)
  if (shopLanguages.length < 2) return null
  return (
    <form
      ref={form}
      className={className}
      method="post"
      action={languageAction}
      aria-label={m.language_choose()}
      onSubmit={onSubmit}
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

/** Switches in place; has the browser send the form where that cannot be. */
function useSwitch(form: Ref<HTMLFormElement> & { readonly current: HTMLFormElement | null }) {
  const isBrowsers = useRef(false)
  return (event: FormEvent<HTMLFormElement>) => {
    const { nativeEvent } = event
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    const chosen = shopLanguages.find((language) => language === button?.getAttribute('value'))
    if (isBrowsers.current || chosen === undefined) return
    event.preventDefault()
    if (chosen === shopLanguage) {
      if (form.current?.popover === 'auto') form.current.hidePopover()
      return
    }
    void switchTo(chosen).then((isDone) => {
      isBrowsers.current = !isDone
      if (!isDone) form.current?.requestSubmit(button)
      return isDone
    })
  }
}

/** With code that comes when it is asked for; says whether it could be done. */
async function switchTo(language: Language): Promise<boolean> {
  try {
    const { switchLanguage } = await import('#data/language/switch-language.ts')
    return switchLanguage(language)
  } catch (error) {
    reportError(error, { where: 'language' })
    return false
  }
}

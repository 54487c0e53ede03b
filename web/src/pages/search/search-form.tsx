import { search } from '@shop/schema/domain/addresses/addresses'
import { longestSearchText } from '@shop/schema/domain/search/search-text'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { linkTarget } from '#ui/follow-link.ts'
import { opensSearchPage, sentText } from './search-text.ts'
import styles from './search-field.module.css'

/** The field of the search page: a plain form, which the browser can send without a script. */
export function SearchForm({ text }: { text: string }) {
  const router = useRouter()
  const [isShort, setShort] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const shownText = useRef(text)
  // Another search begins with its own text, in the field that may have the focus; what was typed early stays.
  useEffect(() => {
    if (field.current && text !== shownText.current) field.current.value = text
    shownText.current = text
  }, [text])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    if (typeof typed !== 'string') return
    setShort(!opensSearchPage(typed))
    if (!opensSearchPage(typed)) return
    void remember(sentText(typed))
    void router.navigate(linkTarget(search(sentText(typed))))
  }

  return (
    <form className={styles.form} role="search" action={search()} onSubmit={submit}>
      <div className={styles.row}>
        <input
          ref={field}
          name="q"
          type="text"
          aria-label={m.search_label()}
          placeholder={m.search_placeholder()}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="search"
          maxLength={longestSearchText}
          defaultValue={text}
        />
        <button type="submit" aria-label={m.search_submit()}>
          <Icon name="search" />
        </button>
      </div>
      {isShort && (
        <p role="alert" className={styles.hint}>
          {m.search_short()}
        </p>
      )}
    </form>
  )
}

/** The account record is loaded at its first use: this form is in the code of every page. */
async function remember(text: string): Promise<void> {
  try {
    const { rememberSearch } = await import('#data/account/previous-searches.ts')
    rememberSearch(text)
  } catch (error) {
    reportError(error, { where: 'search' })
  }
}

import { search } from '@shop/schema/domain/addresses/addresses'
import { longestSearchText } from '@shop/schema/domain/search/search-text'
import { useId, type FormEventHandler, type KeyboardEventHandler, type Ref } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { opensSearchPage } from './search-text.ts'
import styles from './search-field.module.css'

interface PanelFieldProps {
  readonly ref: Ref<HTMLInputElement>
  readonly text: string
  readonly onChange: (text: string) => void
  readonly onKeyDown: KeyboardEventHandler
  readonly onSubmit: FormEventHandler
  readonly listId: string
  /** The option that Enter opens; none while the text itself is meant. */
  readonly activeId: string | undefined
  readonly isExpanded: boolean
}

/** The field of the panel: a combobox whose list are the results below it. */
export function PanelField(props: PanelFieldProps) {
  const { ref, text, onChange, onKeyDown, onSubmit, listId, activeId, isExpanded } = props
  const hintId = useId()
  const hint = hintFor(text)
  return (
    <form className={`${styles.form} ${styles.inPanel}`} role="search" action={search()} onSubmit={onSubmit}>
      <div className={styles.row}>
        <input
          ref={ref}
          name="q"
          type="text"
          role="combobox"
          aria-label={m.search_label()}
          aria-autocomplete="list"
          aria-expanded={isExpanded}
          aria-controls={listId}
          aria-activedescendant={activeId}
          aria-describedby={hint ? hintId : undefined}
          placeholder={m.search_placeholder()}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="search"
          maxLength={longestSearchText}
          value={text}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" aria-label={m.search_submit()}>
          <Icon name="search" />
        </button>
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </form>
  )
}

function hintFor(text: string): string | null {
  if (text.length >= longestSearchText) return m.search_long()
  return text.trim() !== '' && !opensSearchPage(text) ? m.search_short() : null
}

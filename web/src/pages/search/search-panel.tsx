import { search as searchAddress } from '@shop/schema/domain/addresses/addresses'
import { useRouter } from '@tanstack/react-router'
import { useId, useRef, useState, type FormEvent, type KeyboardEvent, useEffect, type RefObject } from 'react'
import { rememberSearch } from '#data/account/previous-searches.ts'
import { m } from '#generated/paraglide/messages.js'
import { closeBeside } from '#ui/close-beside.ts'
import { Icon } from '#ui/icon.tsx'
import { linkTarget } from '#ui/follow-link.ts'
import { PanelField } from './panel-field.tsx'
import { PanelResults } from './panel-results.tsx'
import { PanelStart } from './panel-start.tsx'
import { opensSearchPage, sentText } from './search-text.ts'
import { usePanelSearch } from './use-panel-search.ts'
import styles from './search-panel.module.css'

/** The search: a panel at the side of a desktop, a drawer over a phone (rules/search#panel). */
export function SearchPanel({ onClosed }: { onClosed: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [text, setText] = useState('')
  const [activeIndex, setActiveIndex] = useState(-1)
  const router = useRouter()
  const search = usePanelSearch(text)
  useModal(dialog, field)

  const optionCount = search.state === 'found' && search.shown.length > 0 ? search.shown.length + 1 : 0
  const optionId = (index: number) => `${listId}-${index}`
  const active = activeIndex >= 0 && activeIndex < optionCount ? activeIndex : -1

  function change(next: string) {
    setText(next)
    setActiveIndex(-1)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || optionCount === 0) return
    event.preventDefault()
    // The field itself is one of the places: before the first option and after the last.
    setActiveIndex(((active + 1 + step + optionCount + 1) % (optionCount + 1)) - 1)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (active >= 0) document.getElementById(optionId(active))?.click()
    else if (opensSearchPage(text)) {
      rememberSearch(sentText(text))
      void router.navigate(linkTarget(searchAddress(sentText(text))))
    }
  }

  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-label={m.search_title()}
      onClose={onClosed}
      // A click beside it closes it; React passes on what it does not know, its types do not.
      {...{ closedby: 'any' }}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2>{m.search_title()}</h2>
          <button type="button" aria-label={m.close()} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        <PanelField
          ref={field}
          text={text}
          onChange={change}
          onKeyDown={onKeyDown}
          onSubmit={submit}
          listId={listId}
          activeId={active >= 0 ? optionId(active) : undefined}
          isExpanded={optionCount > 0}
        />
        <div className={styles.body}>
          {search.state === 'idle' ? (
            <PanelStart onForgotten={() => field.current?.focus()} />
          ) : (
            <PanelResults
              search={search}
              typed={text}
              listId={listId}
              optionId={optionId}
              active={active}
              onPoint={setActiveIndex}
            />
          )}
        </div>
      </div>
    </dialog>
  )
}

/**
 * Opens a dialog when it is drawn, with the focus in its field, and closes it when the page changes
 * (rules/search#panel). The browser gives the focus back to where it was.
 */
function useModal(dialog: RefObject<HTMLDialogElement | null>, field: RefObject<HTMLElement | null>): void {
  const router = useRouter()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    field.current?.focus()
    return dialog.current ? closeBeside(dialog.current) : undefined
  }, [dialog, field])
  useEffect(() => router.subscribe('onBeforeNavigate', () => dialog.current?.close()), [router, dialog])
}

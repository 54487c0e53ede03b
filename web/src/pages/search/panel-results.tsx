import { asksForSale } from '@shop/schema/domain/search/sale-words'
import { search as searchAddress } from '@shop/schema/domain/addresses/addresses'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { formatCount } from '#data/language/numbers.ts'
import { rememberSearch } from '#data/account/previous-searches.ts'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { ShopLink } from '#ui/shop-link.tsx'
import skeletons from '#ui/skeleton.module.css'
import { foundNumber } from './found-text.ts'
import { ReadingNote } from './reading-note.tsx'
import { ResultOption } from './result-option.tsx'
import { SaleWay } from './sale-way.tsx'
import { SearchHints } from './search-hints.tsx'
import type { PanelSearch } from './use-panel-search.ts'
import styles from './panel-results.module.css'
import options from './result-option.module.css'

/** How many results stand in for those that are loading (rules/search#panel). */
const placeholders = 8

interface PanelResultsProps {
  readonly search: PanelSearch
  readonly typed: string
  readonly listId: string
  readonly optionId: (index: number) => string
  /** The option that the arrow keys have reached; -1 for none. */
  readonly active: number
  readonly onPoint: (index: number) => void
}

/** What was found for the text in the panel's field, or that it is looked for, or could not be. */
export function PanelResults(props: PanelResultsProps) {
  const { search } = props
  return (
    <>
      <p className={styles.status} role="status">
        {statusText(search)}
      </p>
      {search.state === 'loading' && <PanelSkeleton />}
      {search.state === 'failed' && <Failed retry={search.retry} />}
      {search.state === 'found' && asksForSale(search.text) && <SaleWay />}
      {search.state === 'found' && search.shown.length === 0 && <SearchHints text={search.text} />}
      {search.state === 'found' && search.shown.length > 0 && (
        <>
          <ReadingNote reading={search.reading} />
          <Options {...props} found={search} />
        </>
      )}
    </>
  )
}

function Options(props: PanelResultsProps & { readonly found: PanelSearch & { state: 'found' } }) {
  const { found, typed, listId, optionId, active, onPoint } = props
  const { shown, total } = found
  const remember = () => rememberSearch(typed)
  return (
    <div id={listId} role="listbox" aria-label={m.search_results()} className={styles.options}>
      {shown.map((view, index) => (
        <ResultOption
          key={view.key}
          view={view}
          typed={typed}
          id={optionId(index)}
          isActive={index === active}
          onPoint={() => onPoint(index)}
          onOpen={remember}
        />
      ))}
      <ShopLink
        href={searchAddress(typed.trim())}
        id={optionId(shown.length)}
        role="option"
        aria-selected={active === shown.length}
        className={`${buttons.button} ${buttons.wide} ${styles.all}`}
        onClick={remember}
      >
        {m.search_show_all({ total: foundNumber(total) })}
      </ShopLink>
    </div>
  )
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <div role="alert" className={styles.failed}>
      <h3>{m.search_failed_title()}</h3>
      <p>{m.search_failed_text({ phone: shopIdentity.freephone.shown })}</p>
      <button type="button" className={buttons.button} onClick={retry}>
        {m.search_retry()}
      </button>
    </div>
  )
}

/** Results while they load, in the shape of what replaces them. */
function PanelSkeleton() {
  return (
    <ul aria-hidden="true">
      {Array.from({ length: placeholders }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are all alike
        <li key={index} className={options.row} data-placeholder>
          <span className={`${skeletons.stage} ${options.picture}`} />
          <span className={options.words}>
            <span className={skeletons.line} />
            <span className={skeletons.shortLine} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function statusText(search: PanelSearch): string {
  if (search.state === 'loading') return m.search_loading()
  if (search.state !== 'found') return ''
  const { shown, total, text } = search
  if (shown.length === 0) return m.search_none({ text })
  return total.count === 1
    ? m.search_showing_one()
    : m.search_showing({ shown: formatCount(shown.length), total: foundNumber(total) })
}

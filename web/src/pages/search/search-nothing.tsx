import { asksForSale } from '@shop/schema/domain/search/sale-words'
import { m } from '#generated/paraglide/messages.js'
import { popularSearches } from './popular-searches.ts'
import { SaleWay } from './sale-way.tsx'
import { SearchHints } from './search-hints.tsx'
import { inOwnWords } from './search-suggestions.ts'
import { SearchTerms } from './search-terms.tsx'
import { SearchWaysOn } from './search-ways-on.tsx'
import styles from './search-nothing.module.css'

interface NothingProps {
  readonly text: string
}

/** Nothing was asked, or too little: what others look for, and ways on without a search. */
export function NothingAsked({ text }: NothingProps) {
  return (
    <>
      <p className="muted">{text === '' ? m.search_empty_text() : m.search_too_short()}</p>
      <div className={styles.terms}>
        <SearchTerms title={m.search_popular()} terms={popularSearches.map(inOwnWords)} />
      </div>
      <SearchWaysOn />
    </>
  )
}

/** Nothing was found: other words, other ways, and people (rules/search#nothing-found). */
export function NothingFound({ text }: NothingProps) {
  return (
    <>
      {asksForSale(text) && <SaleWay />}
      <SearchHints text={text} />
      <SearchWaysOn />
    </>
  )
}

import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import type { LoadedSearch } from './load-search.ts'
import { popularSearches } from './popular-searches.ts'
import { inOwnWords } from './search-suggestions.ts'
import { ReadingNote, searchedText } from './reading-note.tsx'
import { SaleWay } from './sale-way.tsx'
import { SearchFrame } from './search-frame.tsx'
import { SearchResults } from './search-results.tsx'
import { askedText, isSearchable, type SearchParameters } from './search-text.ts'
import { SearchTerms } from './search-terms.tsx'
import { SearchWaysOn } from './search-ways-on.tsx'
import { SearchHints } from './search-hints.tsx'
import styles from './search-page.module.css'

interface SearchPageProps {
  readonly parameters: SearchParameters
  /** What was found; null when nothing was asked. */
  readonly loaded: LoadedSearch | null
  readonly rules: ShopRulesQuery
}

/** Everything that was found for a text, with filters; ways on where that is nothing (rules/search#page). */
export function SearchPage({ parameters, loaded, rules }: SearchPageProps) {
  const asked = askedText(parameters)
  if (!loaded || !isSearchable(asked.text)) {
    return (
      <SearchFrame asked={asked} heading={m.search_title()}>
        <p className="muted">{asked.text === '' ? m.search_empty_text() : m.search_too_short()}</p>
        <div className={styles.terms}>
          <SearchTerms title={m.search_popular()} terms={popularSearches.map(inOwnWords)} />
        </div>
        <SearchWaysOn />
      </SearchFrame>
    )
  }
  const { found, reading } = loaded
  if (found.length === 0) {
    return (
      <SearchFrame asked={asked} heading={m.search_none({ text: asked.text })}>
        <NoHits text={asked.text} />
      </SearchFrame>
    )
  }
  return (
    <SearchFrame asked={asked} heading={m.search_heading({ text: searchedText(asked.text, reading) })}>
      <SaleWay text={asked.text} />
      <ReadingNote reading={reading} />
      <SearchResults
        text={asked.text}
        answer={found}
        stoneCount={reading?.stoneCount}
        parameters={parameters}
        rules={rules}
      />
    </SearchFrame>
  )
}

/** Nothing was found: other words, other ways, and people (rules/search#nothing-found). */
function NoHits({ text }: { text: string }) {
  return (
    <>
      <SaleWay text={text} />
      <SearchHints text={text} />
      <SearchWaysOn />
    </>
  )
}

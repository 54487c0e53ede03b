import { asksForSale } from '@shop/schema/domain/search/sale-words'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { LazyHydration } from '#ui/lazy-hydration.tsx'
import { lazyNothingAsked, lazyNothingFound, lazySaleWay } from './lazy-search-parts.ts'
import type { LoadedSearch } from './load-search.ts'
import { ReadingNote, searchedText } from './reading-note.tsx'
import { SearchFrame } from './search-frame.tsx'
import { SearchResults } from './search-results.tsx'
import { askedText, isSearchable, type SearchParameters } from './search-text.ts'

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
        <LazyHydration code={lazyNothingAsked}>
          <lazyNothingAsked.Component text={asked.text} />
        </LazyHydration>
      </SearchFrame>
    )
  }
  const { found, reading } = loaded
  if (found.length === 0) {
    return (
      <SearchFrame asked={asked} heading={m.search_none({ text: asked.text })}>
        <LazyHydration code={lazyNothingFound}>
          <lazyNothingFound.Component text={asked.text} />
        </LazyHydration>
      </SearchFrame>
    )
  }
  return (
    <SearchFrame asked={asked} heading={m.search_heading({ text: searchedText(asked.text, reading) })}>
      {asksForSale(asked.text) && (
        <LazyHydration code={lazySaleWay}>
          <lazySaleWay.Component />
        </LazyHydration>
      )}
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

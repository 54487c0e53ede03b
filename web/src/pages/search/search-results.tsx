import { mayLackStones } from '@shop/schema/http/most-stone-hits'
import { useCallback, useMemo, useRef } from 'react'
import { formatCount } from '#data/language/numbers.ts'
import { publicConfig } from '#data/page-facts.ts'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { DesignCard } from '#shop/card/design-card.tsx'
import grids from '#shop/card/design-grid.module.css'
import { FilterDrawer } from '#shop/list/filter-drawer.tsx'
import { LoadMore } from '#shop/list/load-more.tsx'
import { NoMatch } from '#shop/list/no-match.tsx'
import { ResultsBar } from '#shop/list/results-bar.tsx'
import { LazyHydration } from '#ui/lazy-hydration.tsx'
import { optionName } from './filter-names.ts'
import { foundNumber } from './found-text.ts'
import { foundInMetals, type FoundHit } from './found-hit.ts'
import { hitViews } from './hit-view.ts'
import { lazyMoreStones } from './lazy-search-parts.ts'
import { SearchFilterBar } from './search-filter-bar.tsx'
import { SearchFilterGroups } from './search-filter-groups.tsx'
import {
  chosenCount,
  chosenMetalIds,
  countedHits,
  filteredHits,
  nothingChosen,
  otherParameters,
  searchAddress,
  searchFilters,
  selectionOf,
  toggled,
  type FoundCount,
  type SearchSelection,
} from './search-filters.ts'
import type { SearchParameters } from './search-text.ts'
import { StoneHitCard } from './stone-hit-card.tsx'
import { useShownHits } from './use-shown-hits.ts'

interface SearchResultsProps {
  readonly text: string
  readonly answer: readonly FoundHit[]
  /** Loose stones that answer to the text in all; undefined where the API does not tell. */
  readonly stoneCount: number | undefined
  /** What the address says beside the text. */
  readonly parameters: SearchParameters
  readonly rules: ShopRulesQuery
}

type AddressOf = (selection: SearchSelection) => string

const eagerCards = 4

/** The results with their filters: how many there are, what is chosen, and the cards. */
export function SearchResults({ text, answer: all, stoneCount, parameters, rules }: SearchResultsProps) {
  const selection = useMemo(() => selectionOf(parameters), [parameters])
  const metalIds = useMemo(() => chosenMetalIds(selection), [selection])
  const answer = useMemo(() => foundInMetals(all, metalIds, rules), [all, metalIds, rules])
  const addressOf: AddressOf = useCallback(
    (chosen) => searchAddress(text, chosen, otherParameters(parameters)),
    [text, parameters],
  )
  const found = useMemo(() => filteredHits(answer, selection), [answer, selection])
  const { shown, loadMore } = useShownHits(found.length)
  const views = useMemo(
    () => hitViews(found.slice(0, shown), { rules, assetsUrl: publicConfig().assetsUrl, metalIds }),
    [found, shown, rules, metalIds],
  )
  const grid = useRef<HTMLUListElement>(null)
  const total = countedHits(found, answer, stoneCount)
  const clearHref = addressOf(nothingChosen)
  const filters = { found: answer, stoneCount, selection, addressOf }
  const chips = chipsOf(selection, addressOf)
  return (
    <>
      <LazyHydration className="desktop-only">
        <SearchFilterBar {...filters} />
      </LazyHydration>
      <FilterDrawer
        count={chosenCount(selection)}
        clearHref={clearHref}
        showText={showText(total)}
        sort={null}
      >
        <LazyHydration isSoon>
          <SearchFilterGroups {...filters} />
        </LazyHydration>
      </FilterDrawer>
      <ResultsBar found={foundText(total)} more="idle" chips={chips} clearHref={clearHref}>
        {null}
      </ResultsBar>
      {mayLackStones(answer.map(({ hit }) => hit)) && (
        <LazyHydration code={lazyMoreStones}>
          <lazyMoreStones.Component text={text} />
        </LazyHydration>
      )}
      {found.length === 0 && (
        <NoMatch
          title={m.search_filtered_title()}
          text={m.search_filtered_text()}
          ways={chips.map(({ name, href }) => ({ text: m.list_empty_without({ name }), href }))}
          all={{ text: m.search_filtered_all(), href: clearHref }}
        />
      )}
      <ul ref={grid} className={grids.grid}>
        {views.map((view, index) => (
          <LazyHydration as="li" key={view.key} isEager={index < eagerCards}>
            {view.kind === 'stone' ? (
              <StoneHitCard view={view} isEager={index < eagerCards} />
            ) : (
              <DesignCard view={view.card} isFirst={index === 0} isEager={index < eagerCards} />
            )}
          </LazyHydration>
        ))}
      </ul>
      <LoadMore
        shown={Math.min(shown, found.length)}
        total={found.length}
        totalText={formatCount(found.length)}
        more="idle"
        loadMore={loadMore}
        words={{ more: m.search_more(), failed: '' }}
        links={() => [...(grid.current?.querySelectorAll<HTMLElement>('h2 a') ?? [])]}
      />
    </>
  )
}

function chipsOf(selection: SearchSelection, addressOf: AddressOf) {
  return searchFilters.flatMap((filter) =>
    selection[filter].map((slug) => ({
      slug: `${filter}-${slug}`,
      name: optionName(filter, slug),
      href: addressOf(toggled(selection, filter, slug)),
    })),
  )
}

function foundText(total: FoundCount): string {
  return total.count === 1 && !total.isAtLeast
    ? m.search_found_one()
    : m.search_found({ total: foundNumber(total) })
}

function showText(total: FoundCount): string {
  return total.count === 1 && !total.isAtLeast
    ? m.search_show_one()
    : m.search_show_results({ total: foundNumber(total) })
}

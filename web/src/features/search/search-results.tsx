import { search } from '@shop/schema/domain/addresses'
import { mostSearchHits } from '@shop/schema/http/search-hits'
import { useRef } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { DesignCard } from '../catalogue/design-card.tsx'
import grids from '../catalogue/design-grid.module.css'
import { FilterDrawer } from '../listing/filter-drawer.tsx'
import { formatCount } from '../listing/format-count.ts'
import { LoadMore } from '../listing/load-more.tsx'
import { NoMatch } from '../listing/no-match.tsx'
import { ResultsBar } from '../listing/results-bar.tsx'
import { optionName } from './filter-names.ts'
import type { HitView } from './hit-view.ts'
import { SearchFilterGroups } from './search-filter-groups.tsx'
import {
  chosenCount,
  filteredHits,
  searchAddress,
  searchFilters,
  toggled,
  type SearchSelection,
} from './search-filters.ts'
import { StoneHitCard } from './stone-hit-card.tsx'
import { useShownHits } from './use-shown-hits.ts'
import styles from './search-results.module.css'

interface SearchResultsProps {
  readonly text: string
  readonly views: readonly HitView[]
  readonly selection: SearchSelection
}

const eagerCards = 4

/** The results with their filters: how many there are, what is chosen, and the cards. */
export function SearchResults({ text, views, selection }: SearchResultsProps) {
  const found = filteredHits(views, selection)
  const { shown, loadMore } = useShownHits(found.length)
  const grid = useRef<HTMLUListElement>(null)
  const clearHref = search(text)
  const filters = <SearchFilterGroups text={text} views={views} selection={selection} />
  const chips = chipsOf(text, selection)
  return (
    <>
      <div className={`desktop-only ${styles.shelf}`}>{filters}</div>
      <FilterDrawer
        count={chosenCount(selection)}
        clearHref={clearHref}
        showText={showText(found.length)}
        sort={null}
      >
        {filters}
      </FilterDrawer>
      <ResultsBar found={foundText(found.length)} more="idle" chips={chips} clearHref={clearHref}>
        {views.length === mostSearchHits && <span className="caption">{m.search_most()}</span>}
      </ResultsBar>
      {found.length === 0 && (
        <NoMatch
          title={m.search_filtered_title()}
          text={m.search_filtered_text()}
          ways={chips.map(({ name, href }) => ({ text: m.list_empty_without({ name }), href }))}
          all={{ text: m.search_filtered_all(), href: clearHref }}
        />
      )}
      <ul ref={grid} className={grids.grid}>
        {found.slice(0, shown).map((view, index) => (
          <li key={view.key}>
            {view.kind === 'stone' ? (
              <StoneHitCard view={view} isEager={index < eagerCards} />
            ) : (
              <DesignCard view={view.card} isFirst={index === 0} isEager={index < eagerCards} />
            )}
          </li>
        ))}
      </ul>
      <LoadMore
        shown={Math.min(shown, found.length)}
        total={found.length}
        more="idle"
        loadMore={loadMore}
        words={{ more: m.search_more(), failed: '' }}
        links={() => [...(grid.current?.querySelectorAll<HTMLElement>('h2 a') ?? [])]}
      />
    </>
  )
}

function chipsOf(text: string, selection: SearchSelection) {
  return searchFilters.flatMap((filter) =>
    selection[filter].map((slug) => ({
      slug: `${filter}-${slug}`,
      name: optionName(filter, slug),
      href: searchAddress(text, toggled(selection, filter, slug)),
    })),
  )
}

function foundText(count: number): string {
  return count === 1 ? m.search_found_one() : m.search_found({ total: formatCount(count) })
}

function showText(count: number): string {
  return count === 1 ? m.search_show_one() : m.search_show_results({ total: formatCount(count) })
}

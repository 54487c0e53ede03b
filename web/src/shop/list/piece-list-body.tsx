import { useRef, type MouseEvent, type ReactNode } from 'react'
import { formatCount } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'
import { Busy } from './busy.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { LoadMore } from './load-more.tsx'
import { NoMatch } from './no-match.tsx'
import { ResultsBar } from './results-bar.tsx'
import { SortLinks } from './sort-links.tsx'
import { useIsPhone } from '#ui/use-is-phone.ts'
import type { ListPages } from './use-list-pages.ts'
import type { CardView } from '#shop/card/card-face.ts'
import { LazyHydration } from '#ui/lazy-hydration.tsx'
import { DesignGrid } from '#shop/card/design-grid.tsx'
import { lazyPriceFilter } from './lazy-price-filter.ts'
import { PieceFilters } from './piece-filters.tsx'
import {
  chosenOptions,
  clearedAddress,
  listAttributes,
  pieceList,
  sortOrders,
  type PieceFacets,
  type PieceList,
} from './piece-list.ts'
import type { PriceChoices } from './price-range.ts'
import { thingsWord, type Things } from './things.ts'
import { usePendingList } from './use-pending-list.ts'
import styles from './piece-list-page.module.css'

interface PieceListBodyProps {
  readonly list: PieceList
  readonly total: number
  readonly facets: PieceFacets
  /** The prices there are to choose between; null for none. */
  readonly prices: PriceChoices | null
  /** The cards of all pages that are shown. */
  readonly views: readonly CardView[]
  readonly pages: Omit<ListPages<unknown>, 'first' | 'answers'>
  readonly things: Things
  /** What stands instead of a list that is empty although nothing is chosen. */
  readonly nothing?: ReactNode
}

const resultsId = 'results'

/** What every list of pieces is made of below its heading: filters, what they leave, and more of it on demand. */
export function PieceListBody({
  list,
  total,
  facets,
  prices,
  views,
  pages,
  things,
  nothing,
}: PieceListBodyProps) {
  const results = useRef<HTMLDivElement>(null)
  const below = useRef<HTMLDivElement>(null)
  const isPhone = useIsPhone()
  const pending = usePendingList({
    list,
    base: list.base,
    attributes: listAttributes(list),
    decode: (attributes) => pieceList(list, attributes),
  })
  const chips = chosenOptions(pending, prices?.extent ?? null)
  const clearHref = clearedAddress(pending)
  const count = { total: formatCount(total), things: thingsWord(things, total) }
  const filters = <PieceFilters list={pending} facets={facets} prices={prices} things={things} />
  // The order in use is that of the pieces that are shown; the ways to another keep what is pending.
  const sort = <SortLinks current={list.selection.sort} orders={sortOrders(pending)} />

  function skip(event: MouseEvent) {
    // The address says what is listed; where the focus stands is no part of it.
    event.preventDefault()
    below.current?.focus()
  }

  if (total === 0 && chips.length === 0 && nothing) return nothing
  return (
    <>
      <a className={styles.skip} href={`#${resultsId}`} onClick={skip}>
        {m.list_skip_filters()}
      </a>
      <LazyHydration className={`desktop-only ${styles.shelf}`} code={lazyPriceFilter}>
        {isPhone !== true && filters}
      </LazyHydration>
      <FilterDrawer
        count={chips.length}
        clearHref={clearHref}
        showText={m.list_show_results(count)}
        sort={sort}
      >
        {isPhone !== false && (
          <LazyHydration code={lazyPriceFilter} isSoon>
            {filters}
          </LazyHydration>
        )}
      </FilterDrawer>
      <div ref={below} id={resultsId} className={styles.results} tabIndex={-1}>
        <ResultsBar found={m.list_found(count)} more={pages.more} chips={chips} clearHref={clearHref}>
          {sort}
        </ResultsBar>
        {views.length === 0 ? (
          <NoMatch
            title={m.list_empty_title({ thing: things.one() })}
            text={m.list_empty_text({ things: things.many() })}
            ways={chips.map(({ name, href }) => ({ text: m.list_empty_without({ name }), href }))}
            all={{ text: m.list_empty_all({ things: things.many() }), href: clearHref }}
          />
        ) : (
          <Busy more={pages.more} results={results}>
            <DesignGrid views={views} />
          </Busy>
        )}
        <LoadMore
          key={pages.address}
          more={pages.more}
          loadMore={pages.loadMore}
          href={pages.moreHref}
          shown={views.length}
          total={total}
          words={{
            more: m.list_more({ things: things.many() }),
            failed: m.list_more_failed({ things: things.many() }),
          }}
          links={() => [...(results.current?.querySelectorAll<HTMLAnchorElement>('article h2 a') ?? [])]}
        />
      </div>
    </>
  )
}

import { useRouterState } from '@tanstack/react-router'
import { useRef } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { useShopRules } from '#generated/queries.ts'
import { StepsBar } from '../designer/steps-bar.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { FilterGroups } from './filter-groups.tsx'
import { cardContext, type SettingSelection } from './listing.ts'
import { listingTitle } from './listing-title.ts'
import { LoadMore } from './load-more.tsx'
import { NoMatch } from './no-match.tsx'
import { ResultsBar } from './results-bar.tsx'
import { SettingGrid } from './setting-grid.tsx'
import { useListingPages } from './use-listing-pages.ts'
import styles from './setting-list-page.module.css'

/** The list of ring settings: filters, what they leave, and more of it on demand. */
export function SettingListPage({ selection }: { selection: SettingSelection }) {
  const rules = useShopRules()
  const listing = useListingPages(selection)
  const isLoading = useRouterState({ select: (state) => state.isLoading }) || listing.more === 'loading'
  const grid = useRef<HTMLDivElement>(null)
  return (
    <>
      <StepsBar current="setting" />
      <div className="wrap">
        <div className={styles.head}>
          <h1>{listingTitle(selection)}</h1>
          <p>{m.list_intro()}</p>
        </div>
        <div className={`desktop-only ${styles.shelf}`}>
          <FilterGroups selection={selection} facets={listing.facets} />
        </div>
        <FilterDrawer selection={selection} facets={listing.facets} total={listing.total} />
        <ResultsBar selection={selection} total={listing.total} isLoading={isLoading} />
        {listing.items.length === 0 ? (
          <NoMatch selection={selection} />
        ) : (
          <div ref={grid} aria-busy={isLoading} className={isLoading ? styles.loading : undefined}>
            <SettingGrid designs={listing.items} context={cardContext(selection)} rules={rules} />
          </div>
        )}
        <LoadMore listing={listing} shown={listing.items.length} grid={grid} />
      </div>
    </>
  )
}

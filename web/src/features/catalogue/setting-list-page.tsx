import { listingSorts } from '@shop/schema/domain/listing-grammar'
import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { useRef } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { settingListQuery, useShopRules } from '#generated/queries.ts'
import type { BuildStone } from '../designer/build-stone.ts'
import { StepsBar } from '../designer/steps-bar.tsx'
import { Busy } from '../listing/busy.tsx'
import { FilterDrawer } from '../listing/filter-drawer.tsx'
import { LoadMore } from '../listing/load-more.tsx'
import { NoMatch } from '../listing/no-match.tsx'
import { ResultsBar } from '../listing/results-bar.tsx'
import { SortLinks } from '../listing/sort-links.tsx'
import { useListingPages } from '../listing/use-listing-pages.ts'
import { FilterGroups } from './filter-groups.tsx'
import {
  cardContext,
  chosenOptions,
  listAddress,
  listVariables,
  nothingChosen,
  sortedBy,
  sortNames,
  type SettingSelection,
} from './listing.ts'
import { listingTitle } from './listing-title.ts'
import { SettingGrid } from './setting-grid.tsx'
import styles from './setting-list-page.module.css'

interface SettingListPageProps {
  readonly selection: SettingSelection
  /** The stone chosen before, which the server does not know. */
  readonly chosenStone: BuildStone | null
}

/** The list of ring settings: filters, what they leave, and more of it on demand. */
export function SettingListPage({ selection, chosenStone }: SettingListPageProps) {
  const rules = useShopRules()
  const queryClient = useQueryClient()
  const pageQuery = (page: number) => settingListQuery(listVariables(selection, page))
  const listing = useListingPages({
    address: listAddress(selection),
    bringPage: (page) => queryClient.ensureQueryData(pageQuery(page)),
  })
  const answers = useSuspenseQueries({
    queries: Array.from({ length: listing.pages }, (_, index) => pageQuery(index + 1)),
  })
  const grid = useRef<HTMLDivElement>(null)
  const designs = answers.flatMap(({ data }) => data.listDesigns.items)
  const { total = 0, facets = [] } = answers[0]?.data.listDesigns ?? {}
  const chips = chosenOptions(selection)
  const clearHref = listAddress(sortedBy(nothingChosen, selection.sort))
  const sort = (
    <SortLinks
      current={selection.sort}
      orders={listingSorts.map(({ key }) => ({
        key,
        name: sortNames[key](),
        href: listAddress(sortedBy(selection, key)),
      }))}
    />
  )
  return (
    <>
      <StepsBar current="setting" stone={chosenStone} />
      <div className="wrap">
        <div className={styles.head}>
          <h1>{listingTitle(selection)}</h1>
          <p>{m.list_intro()}</p>
        </div>
        <div className={`desktop-only ${styles.shelf}`}>
          <FilterGroups selection={selection} facets={facets} />
        </div>
        <FilterDrawer
          count={chips.length}
          clearHref={clearHref}
          showText={m.list_show_results({ total })}
          sort={sort}
        >
          <FilterGroups selection={selection} facets={facets} />
        </FilterDrawer>
        <ResultsBar
          found={total === 1 ? m.list_found_one() : m.list_found({ total })}
          more={listing.more}
          chips={chips}
          clearHref={clearHref}
        >
          {sort}
        </ResultsBar>
        {designs.length === 0 ? (
          <NoMatch
            title={m.list_empty_title()}
            text={m.list_empty_text()}
            ways={chips.map(({ name, href }) => ({ text: m.list_empty_without({ name }), href }))}
            all={{ text: m.list_empty_all(), href: listAddress(nothingChosen) }}
          />
        ) : (
          <Busy more={listing.more} results={grid}>
            <SettingGrid designs={designs} context={cardContext(selection)} rules={rules} />
          </Busy>
        )}
        <LoadMore
          {...listing}
          shown={designs.length}
          total={total}
          words={{ more: m.list_more(), failed: m.list_more_failed() }}
          links={() => [...(grid.current?.querySelectorAll<HTMLAnchorElement>('article h2 a') ?? [])]}
        />
      </div>
    </>
  )
}

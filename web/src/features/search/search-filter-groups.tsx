import { m } from '#generated/paraglide/messages.js'
import { Swatch } from '#ui/swatch.tsx'
import { TickOptions } from '../listing/tick-options.tsx'
import { filterNames, optionName } from './filter-names.ts'
import type { HitView } from './hit-view.ts'
import {
  optionsOfFilter,
  searchAddress,
  searchFilters,
  toggled,
  type SearchSelection,
} from './search-filters.ts'
import styles from './search-filter-groups.module.css'

interface SearchFilterGroupsProps {
  readonly text: string
  readonly views: readonly HitView[]
  readonly selection: SearchSelection
}

/** The filters of the results: of each the options that some result has. */
export function SearchFilterGroups({ text, views, selection }: SearchFilterGroupsProps) {
  const groups = searchFilters
    .map((filter) => ({ filter, options: optionsOfFilter(views, filter, selection) }))
    // A single option that every result has would filter nothing.
    .filter(({ options }) => options.length > 1 || options.some(({ isChosen }) => isChosen))
  return (
    <div className={styles.groups}>
      {groups.map(({ filter, options }) => (
        <section key={filter} aria-label={filterNames[filter]()}>
          <h2>{filterNames[filter]()}</h2>
          <TickOptions
            choices={options.map(({ slug, count, isChosen }) => ({
              slug,
              name: optionName(filter, slug),
              count,
              isChosen,
              href: searchAddress(text, toggled(selection, filter, slug)),
            }))}
            noun={(count) => (count === 1 ? m.search_option() : m.search_options())}
            {...(filter === 'metal' && { sign: swatchOf })}
          />
        </section>
      ))}
    </div>
  )
}

function swatchOf(colour: string) {
  return <Swatch colour={colour} />
}

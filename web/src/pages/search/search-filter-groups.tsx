import { m } from '#generated/paraglide/messages.js'
import { Swatch } from '#ui/swatch.tsx'
import { TickOptions } from '#shop/list/tick-options.tsx'
import { filterNames, optionName } from './filter-names.ts'
import type { FoundHit } from './found-hit.ts'
import { offeredFilters } from './offered-filters.ts'
import { toggled, type SearchSelection } from './search-filters.ts'
import styles from './search-filter-groups.module.css'

interface SearchFilterGroupsProps {
  readonly found: readonly FoundHit[]
  readonly selection: SearchSelection
  /** The address of these results with other filters. */
  readonly addressOf: (selection: SearchSelection) => string
}

/** The filters of the results: of each that tells them apart the options that some result has. */
export function SearchFilterGroups({ found, selection, addressOf }: SearchFilterGroupsProps) {
  return (
    <div className={styles.groups}>
      {offeredFilters(found, selection).map(({ filter, options }) => (
        <section key={filter} aria-label={filterNames[filter]()}>
          <h2>{filterNames[filter]()}</h2>
          <TickOptions
            choices={options.map((option) => ({
              ...option,
              name: optionName(filter, option.slug),
              href: addressOf(toggled(selection, filter, option.slug)),
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

import { filterNames } from './filter-names.ts'
import { offeredFilters } from './offered-filters.ts'
import { SearchFilterOptions, type SearchFilterProps } from './search-filter-options.tsx'
import styles from './search-filter-groups.module.css'

/** The filters of the results below each other: of each that tells them apart the options that some result has. */
export function SearchFilterGroups({ found, stoneCount, selection, addressOf }: SearchFilterProps) {
  return (
    <div className={styles.groups}>
      {offeredFilters(found, selection, stoneCount).map(({ filter, options }) => (
        <section key={filter} aria-label={filterNames[filter]()}>
          <h2>{filterNames[filter]()}</h2>
          <SearchFilterOptions
            filter={filter}
            options={options}
            selection={selection}
            addressOf={addressOf}
          />
        </section>
      ))}
    </div>
  )
}

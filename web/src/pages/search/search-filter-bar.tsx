import { m } from '#generated/paraglide/messages.js'
import { DropDowns } from '#ui/drop-downs.tsx'
import { Icon } from '#ui/icon.tsx'
import { filterNames } from './filter-names.ts'
import { offeredFilters } from './offered-filters.ts'
import { SearchFilterOptions, type SearchFilterProps } from './search-filter-options.tsx'
import styles from './search-filter-bar.module.css'

/** The filters of the results in one row above them, each opening over the list: results come first. */
export function SearchFilterBar({ found, stoneCount, selection, addressOf }: SearchFilterProps) {
  return (
    <DropDowns label={m.list_filters()} className={styles.bar}>
      {offeredFilters(found, selection, stoneCount).map(({ filter, options }) => {
        const chosen = selection[filter].length
        const name = filterNames[filter]()
        return (
          <details key={filter} name="search-filters">
            <summary>
              {chosen > 0 ? m.search_filter_count({ name, count: chosen }) : name}
              <Icon name="chevron" />
            </summary>
            <div className={styles.sheet}>
              <SearchFilterOptions
                filter={filter}
                options={options}
                selection={selection}
                addressOf={addressOf}
              />
            </div>
          </details>
        )
      })}
    </DropDowns>
  )
}

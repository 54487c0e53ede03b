import { m } from '#generated/paraglide/messages.js'
import { TickOptions } from '#shop/list/tick-options.tsx'
import { Swatch } from '#ui/swatch.tsx'
import { optionName } from './filter-names.ts'
import type { FoundHit } from './found-hit.ts'
import type { OfferedFilter } from './offered-filters.ts'
import { toggled, type SearchSelection } from './search-filters.ts'

export interface SearchFilterProps {
  readonly found: readonly FoundHit[]
  /** Loose stones that answer to the text in all; undefined where the API does not tell. */
  readonly stoneCount: number | undefined
  readonly selection: SearchSelection
  /** The address of these results with other filters. */
  readonly addressOf: (selection: SearchSelection) => string
}

/** The options of one filter that some result has, each with its count. */
export function SearchFilterOptions({
  filter,
  options,
  selection,
  addressOf,
}: OfferedFilter & Omit<SearchFilterProps, 'found' | 'stoneCount'>) {
  return (
    <TickOptions
      choices={options.map((option) => ({
        ...option,
        name: optionName(filter, option.slug),
        href: addressOf(toggled(selection, filter, option.slug)),
      }))}
      noun={(count) => (count === 1 ? m.search_option() : m.search_options())}
      {...(filter === 'metal' && { sign: swatchOf })}
    />
  )
}

function swatchOf(colour: string) {
  return <Swatch colour={colour} />
}

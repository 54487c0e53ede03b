import type { StoneGroupKey } from '@shop/schema/domain/addresses/stone-grammar'
import type { StonesThatFitQueryVariables } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { OptionLink } from '#shop/list/option-link.tsx'
import { ShapeRail } from '#shop/list/shape-rail.tsx'
import { TickOptions } from '#shop/list/tick-options.tsx'
import type { StoneList } from '#shop/gemstone/stone-list.ts'
import { GradeFilter, NumberFilter } from './range-filters.tsx'
import type { StoneBounds } from './stone-bounds.ts'
import { filterNames } from './stone-chips.ts'
import { stoneChoices, stoneNoun } from './stone-choices.ts'
import { hasFacet, type StoneFacets } from '#shop/gemstone/stone-facets.ts'
import { usePendingStones } from './use-pending-stones.ts'
import styles from './stone-filters.module.css'

export interface StoneFiltersProps {
  readonly list: StoneList
  readonly facets: StoneFacets
  /** The bounds of all that fits the setting. */
  readonly extent: StoneBounds
  /** The bounds of what is found. */
  readonly found: StoneBounds
  /** What the setting takes. */
  readonly sizes: StonesThatFitQueryVariables
}

/** Filters by options alone, in the order of the panel. */
const others = [
  'hue',
  'gemType',
  'delivery',
  'certificate',
  'polish',
  'symmetry',
  'fluorescence',
  'image360',
] as const

/** All filters of a list of stones, one below the other: options are links, ranges have handles and fields. */
export function StoneFilters({ list: shown, facets, extent, found, sizes }: StoneFiltersProps) {
  const list = usePendingStones(shown)
  const choices = (key: StoneGroupKey) => stoneChoices(list, key, facets)
  return (
    <div className={styles.filters}>
      <ShapeRail choices={choices('shape')} noun={stoneNoun} isTitled />
      <section aria-label={filterNames.origin()}>
        <h2>{filterNames.origin()}</h2>
        <ul className={styles.twoWay}>
          {choices('origin').map((choice) => (
            <li key={choice.slug}>
              <OptionLink choice={choice} noun={stoneNoun} className={styles.way} />
            </li>
          ))}
        </ul>
      </section>
      {(['carat', 'price'] as const).map((key) => (
        <div key={key}>
          <NumberFilter rangeKey={key} list={list} extent={extent[key]} found={found[key]} sizes={sizes} />
        </div>
      ))}
      {(['colour', 'clarity', 'cut'] as const).map((key) => (
        <div key={key}>
          <GradeFilter rangeKey={key} list={list} facets={facets} />
        </div>
      ))}
      <div>
        <NumberFilter rangeKey="ratio" list={list} extent={extent.ratio} found={found.ratio} sizes={sizes} />
      </div>
      {others
        .filter((key) => hasFacet(key, facets))
        .map((key) => (
          <section key={key} aria-label={filterNames[key]()}>
            <h2>{filterNames[key]()}</h2>
            {key === 'delivery' && <p className="caption">{m.stones_delivery_text()}</p>}
            <TickOptions choices={choices(key)} noun={stoneNoun} className={styles.options} />
          </section>
        ))}
    </div>
  )
}

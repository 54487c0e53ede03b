import type { PieceFilterKey } from '@shop/schema/domain/addresses/piece-filters'
import { m } from '#generated/paraglide/messages.js'
import { Swatch } from '#ui/swatch.tsx'
import { lazyPriceFilter } from './lazy-price-filter.ts'
import type { PriceChoices } from './price-range.ts'
import { ShapeRail } from './shape-rail.tsx'
import { TickOptions } from './tick-options.tsx'
import { filterChoices, type PieceFacets, type PieceList } from './piece-list.ts'
import { thingsWord, type Things } from './things.ts'
import styles from './piece-filters.module.css'

interface PieceFiltersProps {
  /** With what is chosen on it, pending or shown. */
  readonly list: PieceList
  readonly facets: PieceFacets
  /** The prices there are to choose between; null for none. */
  readonly prices: PriceChoices | null
  readonly things: Things
}

const groupNames: Readonly<Record<PieceFilterKey, () => string>> = {
  category: m.list_category,
  shape: m.list_shape,
  style: m.list_style,
  weddingStyle: m.list_wedding_style,
  earringStyle: m.list_earring_style,
  profile: m.list_profile,
  eternityStyle: m.list_eternity_style,
  setting: m.list_setting,
  collection: m.list_collection,
  metal: m.list_metal,
  gemstone: m.list_gemstone,
}

/** More options than this stand in two columns. */
const longestColumn = 6

/** The filters of a list of pieces, a shelf of groups: shapes are drawn in a row, the others have ticks. */
export function PieceFilters({ list, facets, prices, things }: PieceFiltersProps) {
  const noun = (count: number) => thingsWord(things, count)
  const groups = list.grammar.groups.filter(({ key }) => key !== 'shape')
  const shape = list.grammar.groups.find(({ key }) => key === 'shape')
  return (
    <div className={styles.groups}>
      {shape && <ShapeRail choices={filterChoices(list, shape, facets)} noun={noun} />}
      {groups.map((group) => (
        <section
          key={group.key}
          className={styles.ticks}
          data-width={widthOf(group.options.length, groups.length)}
          aria-label={groupNames[group.key]()}
        >
          <h2>{groupNames[group.key]()}</h2>
          <TickOptions
            choices={filterChoices(list, group, facets)}
            noun={noun}
            {...(group.key === 'metal' && { sign: swatchOf })}
          />
        </section>
      ))}
      {prices && (
        <div className={styles.price}>
          <lazyPriceFilter.Component list={list} prices={prices} />
        </div>
      )}
    </div>
  )
}

/** How much of the shelf a group takes: as much as its options need, or half of it where there are two. */
function widthOf(options: number, groups: number): 'long' | 'half' | 'column' {
  if (options > longestColumn) return 'long'
  return groups <= 2 ? 'half' : 'column'
}

function swatchOf(colour: string) {
  return <Swatch colour={colour} />
}

import type { StoneGroupKey } from '@shop/schema/domain/addresses/stone-grammar'
import { useState } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { OptionLink } from '#shop/list/option-link.tsx'
import { ShapeRail } from '#shop/list/shape-rail.tsx'
import { TickOptions } from '#shop/list/tick-options.tsx'
import type { StoneBounds } from './stone-bounds.ts'
import { filterNames } from './stone-chips.ts'
import { stoneChoices, stoneNoun, type StoneFacets } from './stone-choices.ts'
import { GradeFilter, NumberFilter } from './range-filters.tsx'
import { type StoneList, listAttributes, listBase, stoneSelection } from '#shop/gemstone/stone-list.ts'
import { usePendingList } from '#shop/list/use-pending-list.ts'
import styles from './stone-filters.module.css'

export interface StoneFiltersProps {
  readonly list: StoneList
  readonly facets: StoneFacets
  /** The bounds of all that fits the setting. */
  readonly extent: StoneBounds
  /** The bounds of what is found. */
  readonly found: StoneBounds
}

/** From seven filters on, the rest stand behind "More filters" (rules/filters#stone-lists). */
const others = ['polish', 'symmetry', 'fluorescence', 'image360'] as const

/** The filters of a list of stones: options are links, ranges have handles and fields. */
export function StoneFilters({ list: shown, facets, extent, found }: StoneFiltersProps) {
  const list = usePendingStones(shown)
  const choices = (key: StoneGroupKey) => stoneChoices(list, key, facets)
  const [isOpenAtFirst] = useState(() => others.some((key) => list.selection.options[key].length > 0))
  return (
    <div className={styles.filters}>
      <ShapeRail choices={choices('shape')} noun={stoneNoun} />
      <div className={styles.cells}>
        <section className={styles.cell} aria-label={m.stones_origin()}>
          <h2>{m.stones_origin()}</h2>
          <ul className={styles.twoWay}>
            {choices('origin').map((choice) => (
              <li key={choice.slug}>
                <OptionLink choice={choice} noun={stoneNoun} className={styles.way} />
              </li>
            ))}
          </ul>
        </section>
        <div className={styles.cell}>
          <NumberFilter rangeKey="carat" list={list} extent={extent.carat} found={found.carat} />
        </div>
        <div className={styles.cell}>
          <NumberFilter rangeKey="price" list={list} extent={extent.price} found={found.price} />
        </div>
        <div className={styles.cell}>
          <GradeFilter rangeKey="cut" list={list} facets={facets} />
        </div>
        <div className={styles.third}>
          <GradeFilter rangeKey="colour" list={list} facets={facets} />
        </div>
        <div className={styles.third}>
          <GradeFilter rangeKey="clarity" list={list} facets={facets} />
        </div>
        <section className={styles.third} aria-label={m.stones_certificate()}>
          <h2>{m.stones_certificate()}</h2>
          <TickOptions choices={choices('certificate')} noun={stoneNoun} className={styles.columns} />
        </section>
        <section className={styles.whole} aria-label={m.stones_kind()}>
          <h2>{m.stones_kind()}</h2>
          <TickOptions choices={choices('gemType')} noun={stoneNoun} className={styles.inline} />
        </section>
      </div>
      <details className={styles.more} open={isOpenAtFirst}>
        <summary>
          {m.stones_more_filters()}
          <Icon name="chevron" />
        </summary>
        <div className={styles.cells}>
          {others.map((key) => (
            <section key={key} className={styles.cell} aria-label={filterNames[key]()}>
              <h2>{filterNames[key]()}</h2>
              <TickOptions choices={choices(key)} noun={stoneNoun} />
            </section>
          ))}
        </div>
      </details>
    </div>
  )
}

function usePendingStones(list: StoneList): StoneList {
  return usePendingList({
    list,
    base: listBase(list),
    attributes: listAttributes(list),
    decode: (attributes) => {
      const selection = stoneSelection(attributes, list.setting?.shape ?? null)
      return selection && { ...list, selection }
    },
  })
}

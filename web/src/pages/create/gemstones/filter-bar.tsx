import type { StoneGradeKey, StoneNumberKey } from '@shop/schema/domain/addresses/stone-grammar'
import { stoneGrades } from '@shop/schema/domain/addresses/stone-grammar'
import type { ReactNode } from 'react'
import { formatCount } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'
import { DialogButton } from '#ui/dialog-button.tsx'
import { DropDowns } from '#ui/drop-downs.tsx'
import { Icon, ShapeIcon } from '#ui/icon.tsx'
import type { LazyCode } from '#ui/lazy-load.ts'
import { LazyHydration } from '#ui/lazy-hydration.tsx'
import { filterDialogId } from '#shop/list/filter-dialog.tsx'
import { ShapeRail } from '#shop/list/shape-rail.tsx'
import { TickOptions } from '#shop/list/tick-options.tsx'
import { shapesOfList, type StoneList } from '#shop/gemstone/stone-list.ts'
import { gradesValue, numbersValue, originValue, railPart, shapesValue } from './bar-values.ts'
import { lazyGradeFilter, lazyNumberFilter } from './lazy-stone-filters.ts'
import { filterNames } from './stone-chips.ts'
import { stoneChoices, stoneNoun } from './stone-choices.ts'
import { hasFacet, type StoneFacets } from '#shop/gemstone/stone-facets.ts'
import type { StoneFiltersProps } from './stone-filters.tsx'
import { usePendingStones } from './use-pending-stones.ts'
import styles from './filter-bar.module.css'

interface FilterBarProps extends StoneFiltersProps {
  /** How many stones are found. */
  readonly total: number
}

/**
 * The filters that most shoppers use in one bar above the list, and a button to all of them
 * (rules/filters#stone-lists). A control says what is chosen and opens over the list.
 */
export function FilterBar({ list: shown, facets, extent, found, sizes, total }: FilterBarProps) {
  const list = usePendingStones(shown)
  const [shape, ...otherShapes] = shapesOfList(list)
  return (
    <DropDowns label={m.list_filters()} className={styles.bar}>
      <Control
        name={filterNames.shape()}
        value={
          <>
            {shape && otherShapes.length === 0 && <ShapeIcon shape={shape.slug} />}
            <span>{shapesValue(list)}</span>
          </>
        }
        mark={<Caption>{`${formatCount(total)} ${stoneNoun(total)}`}</Caption>}
      >
        <ShapeRail choices={stoneChoices(list, 'shape', facets)} noun={stoneNoun} />
      </Control>
      <Control
        name={filterNames.origin()}
        value={<span>{originValue(list)}</span>}
        mark={<Caption>{originCounts(list, facets)}</Caption>}
      >
        <TickOptions choices={stoneChoices(list, 'origin', facets)} noun={stoneNoun} />
      </Control>
      {(['carat', 'price'] as const).map((key) => (
        <Control
          key={key}
          name={filterNames[key]()}
          value={<span>{numbersValue(list, key, extent[key])}</span>}
          mark={<Rail list={list} rangeKey={key} extent={extent} />}
          code={lazyNumberFilter}
        >
          <lazyNumberFilter.Component
            rangeKey={key}
            list={list}
            extent={extent[key]}
            found={found[key]}
            sizes={sizes}
          />
        </Control>
      ))}
      {(['colour', 'clarity', 'cut'] as const).map((key) => (
        <Control
          key={key}
          name={filterNames[key]()}
          value={<span>{gradesValue(list, key)}</span>}
          mark={<Pips list={list} rangeKey={key} />}
          isLate
          code={lazyGradeFilter}
        >
          <lazyGradeFilter.Component rangeKey={key} list={list} facets={facets} />
          {key === 'colour' && hasFacet('hue', facets) && (
            <section className={styles.hues} aria-label={filterNames.hue()}>
              <h2>{filterNames.hue()}</h2>
              <TickOptions choices={stoneChoices(list, 'hue', facets)} noun={stoneNoun} />
            </section>
          )}
        </Control>
      ))}
      <DialogButton dialogId={filterDialogId} does="show-modal" className={styles.all}>
        <Icon name="filter" />
        <span>{m.stones_all_filters()}</span>
        <small>{m.stones_all_filters_more()}</small>
      </DialogButton>
    </DropDowns>
  )
}

interface ControlProps {
  readonly name: string
  /** What is chosen. */
  readonly value: ReactNode
  /** How much of all that is, drawn or counted. */
  readonly mark: ReactNode
  /** One that stands in the bar on a wide window alone. */
  readonly isLate?: boolean
  /** The code of what it opens, where that comes later. */
  readonly code?: LazyCode
  readonly children: ReactNode
}

function Control({ name, value, mark, isLate = false, code, children }: ControlProps) {
  return (
    <details className={`${styles.control} ${isLate ? styles.late : ''}`} name="stone-filters">
      <summary>
        <span className={styles.name}>{name}</span>
        <span className={styles.value}>
          {value}
          <Icon name="chevron" />
        </span>
        {mark}
      </summary>
      <LazyHydration className={styles.popover} {...(code && { code })}>
        {children}
      </LazyHydration>
    </details>
  )
}

function Caption({ children }: { children: string }) {
  return <span className="caption">{children}</span>
}

function Rail({
  list,
  rangeKey,
  extent,
}: {
  list: StoneList
  rangeKey: StoneNumberKey
  extent: StoneFiltersProps['extent']
}) {
  const part = railPart(list, rangeKey, extent[rangeKey])
  return (
    <span className={styles.rail} aria-hidden="true">
      {part && <i style={{ '--from': part.min, '--to': part.max }} />}
    </span>
  )
}

/** A stroke for each grade, those that are chosen in ink. */
function Pips({ list, rangeKey }: { list: StoneList; rangeKey: StoneGradeKey }) {
  const bounds = list.selection.ranges[rangeKey]
  return (
    <span className={styles.pips} aria-hidden="true">
      {stoneGrades[rangeKey].map(({ slug }, place) => (
        <i key={slug} data-in={(bounds && place >= bounds.min && place <= bounds.max) || undefined} />
      ))}
    </span>
  )
}

function originCounts(list: StoneList, facets: StoneFacets): string {
  const [natural, grown] = stoneChoices(list, 'origin', facets)
  return m.stones_origin_counts({
    natural: formatCount(natural?.count ?? 0),
    grown: formatCount(grown?.count ?? 0),
  })
}

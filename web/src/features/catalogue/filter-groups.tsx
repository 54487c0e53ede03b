import type { SettingListQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { Swatch } from '#ui/swatch.tsx'
import { ShapeRail } from '../listing/shape-rail.tsx'
import { TickOptions } from '../listing/tick-options.tsx'
import { filterChoices, type SettingGroupKey, type SettingSelection } from './listing.ts'
import styles from './filter-groups.module.css'

interface FilterGroupsProps {
  readonly selection: SettingSelection
  readonly facets: SettingListQuery['listDesigns']['facets']
}

/** The three filters of the list of settings. */
export function FilterGroups({ selection, facets }: FilterGroupsProps) {
  const choices = (key: SettingGroupKey) => filterChoices(key, selection, facets)
  return (
    <div className={styles.groups}>
      <ShapeRail choices={choices('shape')} noun={noun} />
      <section className={styles.ticks} aria-label={m.list_style()}>
        <h2>{m.list_style()}</h2>
        <TickOptions choices={choices('style')} noun={noun} />
      </section>
      <section className={styles.ticks} aria-label={m.list_metal()}>
        <h2>{m.list_metal()}</h2>
        <TickOptions choices={choices('metal')} noun={noun} sign={swatchOf} />
      </section>
    </div>
  )
}

function noun(count: number): string {
  return count === 1 ? m.list_option_setting() : m.list_option_settings()
}

function swatchOf(colour: string) {
  return <Swatch colour={colour} />
}

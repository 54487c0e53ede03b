import type { SettingListQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { ShapeIcon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { Swatch } from '#ui/swatch.tsx'
import { filterChoices, type FilterChoice, type SettingGroupKey, type SettingSelection } from './listing.ts'
import styles from './filter-groups.module.css'

interface FilterGroupsProps {
  readonly selection: SettingSelection
  readonly facets: SettingListQuery['listDesigns']['facets']
}

/** The three filters of the list of settings. Every choice is a link, so it works before the script arrives. */
export function FilterGroups({ selection, facets }: FilterGroupsProps) {
  const choices = (key: SettingGroupKey) => filterChoices(key, selection, facets)
  return (
    <div className={styles.groups}>
      <section className={styles.shapes} aria-label={m.list_shape()}>
        <h2 className="sr-only">{m.list_shape()}</h2>
        <ul>
          {choices('shape').map((choice) => (
            <li key={choice.slug}>
              <Choice choice={choice} className={styles.shape}>
                <ShapeIcon shape={choice.slug} />
              </Choice>
            </li>
          ))}
        </ul>
      </section>
      <Ticks title={m.list_style()} choices={choices('style')} />
      <Ticks title={m.list_metal()} choices={choices('metal')} hasSwatches />
    </div>
  )
}

function Ticks({
  title,
  choices,
  hasSwatches = false,
}: {
  title: string
  choices: readonly FilterChoice[]
  hasSwatches?: boolean
}) {
  return (
    <section className={styles.ticks} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {choices.map((choice) => (
          <li key={choice.slug}>
            <Choice choice={choice} className={styles.tickRow}>
              <span className={styles.tick} data-checked={choice.isChosen || undefined} />
              {hasSwatches && <Swatch colour={choice.slug} />}
            </Choice>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Choice({
  choice,
  className,
  children,
}: {
  choice: FilterChoice
  className: string | undefined
  children: React.ReactNode
}) {
  const label = (
    <>
      {children}
      <span className={styles.name}>{choice.name}</span>
      <span className={styles.count}>
        {choice.count}
        <span className="sr-only">
          {' '}
          {choice.count === 1 ? m.list_option_setting() : m.list_option_settings()}
        </span>
      </span>
    </>
  )
  if (choice.count === 0 && !choice.isChosen) {
    return (
      <span className={className} aria-disabled="true">
        {label}
      </span>
    )
  }
  return (
    <ShopLink
      href={choice.href}
      className={className}
      aria-current={choice.isChosen || undefined}
      resetScroll={false}
    >
      {label}
    </ShopLink>
  )
}

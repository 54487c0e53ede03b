import type { SettingCardFragment, ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { cardView, type CardContext } from './card-view.ts'
import { SettingCard } from './setting-card.tsx'
import styles from './setting-grid.module.css'

interface SettingGridProps {
  readonly designs: readonly SettingCardFragment[]
  readonly context: CardContext
  readonly rules: ShopRulesQuery
  /** Whether the first picture is the first thing to see on the page. */
  readonly isFirst?: boolean
}

/** Cards four, three or two across. */
export function SettingGrid({ designs, context, rules, isFirst = true }: SettingGridProps) {
  return (
    <ul className={styles.grid}>
      {designs.map((design, index) => (
        <li key={design.sku}>
          <SettingCard
            view={cardView(design, context, rules)}
            isFirst={isFirst && index === 0}
            isEager={isFirst && index < 4}
          />
        </li>
      ))}
    </ul>
  )
}

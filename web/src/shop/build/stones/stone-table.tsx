import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import type { GemstoneCardFragment, ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import type { SettingOnPage } from '#shop/design/design.ts'
import { stonesOnPage } from '#shop/gemstone/stone-on-page.ts'
import { StoneRow } from './stone-row.tsx'
import styles from './stone-table.module.css'

export interface StonesProps {
  readonly stones: readonly GemstoneCardFragment[]
  readonly rules: ShopRulesQuery
  /** The setting the stones are meant for: adds what the ring costs, and the way into it. */
  readonly setting?: SettingOnPage | undefined
}

/** How many rows are in sight when a list opens. */
const eagerRows = 8

/** A dense table of stones; every row opens in place. */
export function StoneTable({ stones, rules, setting }: StonesProps) {
  const columns = [
    { name: m.stone_column_stone() },
    { name: m.stone_column_colour() },
    { name: m.stone_column_clarity() },
    { name: m.stone_column_cut() },
    { name: m.stone_column_size(), className: `${styles.figure} ${styles.wide}` },
    { name: m.stone_column_certificate(), className: styles.wide },
    { name: m.stone_column_price(), className: `${styles.figure} ${setting ? styles.part : ''}` },
    ...(setting
      ? [{ name: m.stone_total({ kind: createKindOf(setting.design) }), className: styles.figure }]
      : []),
    { name: m.stone_column_ways(), className: styles.ways, isHidden: setting !== undefined },
    { name: m.stone_column_compare(), className: `${styles.tool} ${styles.compare}` },
    { name: m.account_wishlist(), className: `${styles.tool} ${styles.compare}`, isHidden: true },
    { name: m.stone_column_more(), className: styles.tool, isHidden: true },
  ]
  return (
    <table className={styles.stones}>
      <caption className="sr-only">{m.stone_list_caption()}</caption>
      <thead>
        <tr>
          {columns.map(({ name, className, isHidden }) => (
            <th key={name} scope="col" className={className}>
              {isHidden ? <span className="sr-only">{name}</span> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stonesOnPage(stones, rules).map((stone, index) => (
          <StoneRow
            key={stone.view.id}
            stone={stone}
            rules={rules}
            setting={setting}
            isEager={index < eagerRows}
            columnCount={columns.length}
          />
        ))}
      </tbody>
    </table>
  )
}

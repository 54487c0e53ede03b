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
  const columns = columnsOf(setting)
  return (
    <table className={styles.stones}>
      <caption className="sr-only">{m.stone_list_caption()}</caption>
      <thead>
        <tr>
          {columns.map(({ name, widthEm, className, isHidden }) => (
            <th key={name} scope="col" className={className} style={{ inlineSize: `${widthEm}em` }}>
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

/** Each as wide as what most stones say in it, so that rows still on their way move no column when they come. */
function columnsOf(setting: SettingOnPage | undefined) {
  const { figure, part, wide, tool, compare } = styles
  const sum = setting && m.stone_total({ kind: createKindOf(setting.design) })
  return [
    { name: m.stone_column_stone(), widthEm: 23 },
    { name: m.stone_column_colour(), widthEm: 7.5 },
    { name: m.stone_column_clarity(), widthEm: 5.5 },
    { name: m.stone_column_cut(), widthEm: 7.25 },
    { name: m.stone_column_size(), widthEm: 12.25, className: `${figure} ${wide}` },
    { name: m.stone_column_certificate(), widthEm: 7.5, className: wide },
    { name: m.stone_column_price(), widthEm: 8.75, className: `${figure} ${setting ? part : ''}` },
    ...(sum ? [{ name: sum, widthEm: 9, className: figure }] : []),
    { name: m.stone_column_ways(), widthEm: 10.5, className: styles.ways, isHidden: setting !== undefined },
    { name: m.stone_column_compare(), widthEm: 5.5, className: `${tool} ${compare}` },
    { name: m.account_wishlist(), widthEm: 4.5, className: `${tool} ${compare}`, isHidden: true },
    { name: m.stone_column_more(), widthEm: 3.5, className: tool, isHidden: true },
  ]
}

import { useId } from 'react'
import type { ShopRulesQuery } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import fields from '#ui/field.module.css'
import { useFocusNext } from '#ui/use-focus-next.ts'
import type { SettingOnPage } from '#shop/design/design.ts'
import { StoneAction } from '../stones/stone-action.tsx'
import { CompareHead, RemoveCompared } from './compare-head.tsx'
import { compareRows } from './compare-rows.ts'
import { showOnlyDifferences, toggleCompared, useIsOnlyDifferences } from './compare-store.ts'
import { useDrawnStones } from '#shop/gemstone/use-drawn-stones.ts'
import { useComparedStones } from './use-compared-stones.ts'
import styles from './compare-table.module.css'

interface CompareTableProps {
  readonly rules: ShopRulesQuery
  readonly setting?: SettingOnPage | undefined
  /** The shopper follows a link out of the comparison. */
  readonly onLeave: () => void
}

/** Two to four stones side by side: a column each, a row a fact, or only where they differ. */
export function CompareTable({ rules, setting, onLeave }: CompareTableProps) {
  const isOnlyDifferences = useIsOnlyDifferences()
  const compared = useComparedStones(true, rules)
  const ready = compared.flatMap((each) => (each.state === 'ready' ? [each.stone] : []))
  const drawn = useDrawnStones(
    ready.map(({ stone }) => stone),
    { width: drawnWidth, when: atOnce },
  )
  const rows = compareRows(ready, { rules, setting })
  const shown = isOnlyDifferences ? rows.filter(({ isSame }) => !isSame) : rows
  const readyIds = ready.map(({ view }) => view.id)
  const tableId = useId()
  const focusNext = useFocusNext()
  const removeId = (id: string) => `${tableId}-remove-${id}`

  /** The way out goes with its column: that of the column beside it is next. */
  function remove(id: string): void {
    const at = compared.findIndex((each) => each.id === id)
    const beside = compared[at + 1] ?? compared[at - 1]
    focusNext(...(beside ? [removeId(beside.id)] : []), tableId)
    toggleCompared(id)
  }

  return (
    <>
      <div className={styles.bar}>
        <label>
          <input
            type="checkbox"
            className={fields.tick}
            checked={isOnlyDifferences}
            onChange={({ target }) => showOnlyDifferences(target.checked)}
          />
          {m.compare_differences()}
        </label>
        {drawn.size > 0 && <p>{m.compare_one_scale()}</p>}
        {compared.length < 2 && <p role="status">{m.compare_few()}</p>}
        {isOnlyDifferences && ready.length > 1 && shown.length === 0 && (
          <p role="status">{m.compare_same()}</p>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of a keyboard */}
      <div id={tableId} className={styles.scroll} tabIndex={0} role="region" aria-label={m.compare_title()}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{m.compare_fact()}</span>
              </th>
              {compared.map((each) => (
                <th key={each.id} scope="col">
                  <CompareHead
                    compared={each}
                    setting={setting}
                    drawn={drawn.get(each.id)}
                    onLeave={onLeave}
                  />
                </th>
              ))}
            </tr>
            {/* In a row of their own: however many lines a name takes, they stand side by side. */}
            <tr className={styles.out}>
              <td>
                <span className="sr-only">{m.compare_remove()}</span>
              </td>
              {compared.map((each) => (
                <td key={each.id}>
                  <RemoveCompared id={removeId(each.id)} compared={each} onRemove={() => remove(each.id)} />
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, label, values, isSame }) => (
              <tr key={key} data-different={!isSame || undefined}>
                <th scope="row">{label}</th>
                {compared.map(({ id }) => (
                  <Value key={id} text={values[readyIds.indexOf(id)] ?? null} />
                ))}
              </tr>
            ))}
          </tbody>
          {setting && ready.length > 0 && (
            <tfoot>
              <tr>
                <th scope="row">
                  <span className="sr-only">{m.build_add()}</span>
                </th>
                {compared.map((each) => (
                  <td key={each.id}>
                    {each.state === 'ready' && <StoneAction stone={each.stone} setting={setting} isQuiet />}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </>
  )
}

/** Of a picture at the head of a column, in its own pixels, as the styles say. */
const drawnWidth = 160

/** Whoever compares has asked for it. */
function atOnce(act: () => void): () => void {
  act()
  return () => {}
}

function Value({ text }: { text: string | null }) {
  if (text !== null) return <td>{text}</td>
  return (
    <td className={styles.missing}>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{m.compare_unknown()}</span>
    </td>
  )
}

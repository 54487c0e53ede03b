import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { showStonesAs, stoneViews, useStoneListView } from './stone-list-view.ts'
import styles from './view-switch.module.css'

const names = { list: m.stones_view_list, grid: m.stones_view_grid }

/** Switches a wide window between a table and cards; the choice is remembered. */
export function ViewSwitch() {
  const shown = useStoneListView()
  return (
    <div className={styles.switch} role="group" aria-label={m.stones_view()}>
      {stoneViews.map((view) => (
        <button
          key={view}
          type="button"
          title={names[view]()}
          aria-label={names[view]()}
          aria-pressed={view === shown}
          onClick={() => showStonesAs(view)}
        >
          <Icon name={view} />
        </button>
      ))}
    </div>
  )
}

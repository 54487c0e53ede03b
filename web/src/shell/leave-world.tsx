import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import styles from './message-page.module.css'

/** The mock's world that this browser asks for is gone: the way back into the default one. */
export function LeaveWorld() {
  return (
    <div className={`wrap ${styles.page}`} role="alert">
      <title>{m.page_title({ title: m.world_title() })}</title>
      <h1>{m.world_title()}</h1>
      <p>{m.world_text()}</p>
      <div className={styles.actions}>
        <button type="button" className={buttons.button} onClick={leave}>
          {m.world_leave()}
        </button>
      </div>
    </div>
  )
}

function leave(): void {
  document.cookie = 'world=; path=/; max-age=0'
  location.reload()
}

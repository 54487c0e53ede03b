import skeletons from '#ui/skeleton.module.css'
import { m } from '#generated/paraglide/messages.js'
import styles from './stone-page.module.css'

/** The shape of a stone's page while it is on its way. */
export function StoneSkeleton() {
  return (
    <div className={`wrap ${styles.page}`}>
      <p role="status" className="sr-only">
        {m.list_loading()}
      </p>
      <div className={styles.picture} aria-hidden="true">
        <i className={skeletons.stage} />
      </div>
      <div className={styles.choose} aria-hidden="true">
        <i className={skeletons.title} />
        <i className={skeletons.line} />
        <i className={skeletons.line} />
        <i className={skeletons.shortLine} />
      </div>
    </div>
  )
}

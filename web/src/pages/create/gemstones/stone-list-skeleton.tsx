import { m } from '#generated/paraglide/messages.js'
import skeletons from '#ui/skeleton.module.css'
import styles from './stone-list-skeleton.module.css'
import page from './stone-list-page.module.css'

/** A list of stones while it loads, in the shape of what replaces it. */
export function StoneListSkeleton() {
  return (
    <div className="wrap">
      <div className={page.head}>
        <p className="sr-only" role="status">
          {m.list_loading()} {m.loading_wait()}
        </p>
        <i className={skeletons.title} />
        <i className={skeletons.line} />
      </div>
      <i className={`tablet-up ${skeletons.stage} ${styles.shelf}`} aria-hidden="true" />
      <div className={styles.rows} aria-hidden="true">
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index}>
            <i className={skeletons.stage} />
            <i className={skeletons.line} />
          </div>
        ))}
      </div>
    </div>
  )
}

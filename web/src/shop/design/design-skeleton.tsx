import { m } from '#generated/paraglide/messages.js'
import skeletons from '#ui/skeleton.module.css'
import styles from './piece-page.module.css'

/** The page of a design while it loads, in the shape of what replaces it. */
export function DesignSkeleton() {
  return (
    <div className={`wrap ${styles.page}`}>
      <p className="sr-only" role="status">
        {m.list_loading()}
      </p>
      <div className={styles.pictures} aria-hidden="true">
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

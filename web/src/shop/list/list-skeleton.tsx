import { m } from '#generated/paraglide/messages.js'
import skeletons from '#ui/skeleton.module.css'
import { CardGridSkeleton } from '#shop/card/card-grid-skeleton.tsx'
import styles from './piece-list-page.module.css'

/** The list while it loads, in the shape of what replaces it. */
export function ListSkeleton() {
  return (
    <div className="wrap">
      <div className={styles.head}>
        <p className="sr-only" role="status">
          {m.list_loading()} {m.loading_wait()}
        </p>
        <i className={skeletons.title} />
        <i className={skeletons.line} />
      </div>
      <CardGridSkeleton />
    </div>
  )
}

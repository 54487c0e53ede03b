import { m } from '#generated/paraglide/messages.js'
import skeletons from '#ui/skeleton.module.css'
import grid from '#shop/card/design-grid.module.css'
import styles from './piece-list-page.module.css'

/** The list while it loads, in the shape of what replaces it. */
export function ListSkeleton() {
  return (
    <div className="wrap">
      <div className={styles.head}>
        <p className="sr-only" role="status">
          {m.list_loading()}
        </p>
        <i className={skeletons.title} />
        <i className={skeletons.line} />
      </div>
      <div className={grid.grid} aria-hidden="true">
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index}>
            <i className={skeletons.stage} />
            <i className={skeletons.line} />
            <i className={skeletons.shortLine} />
          </div>
        ))}
      </div>
    </div>
  )
}

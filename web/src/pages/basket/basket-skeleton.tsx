import { m } from '#generated/paraglide/messages.js'
import skeletons from '#ui/skeleton.module.css'
import styles from './basket-page.module.css'

/** A basket while nobody knows what is in it, in the shape of what replaces it. */
export function BasketSkeleton() {
  return (
    <div className={`${styles.columns} ${styles.waiting}`}>
      <p className="sr-only" role="status">
        {m.basket_loading()}
      </p>
      <div className={styles.skeleton} aria-hidden="true">
        <i className={skeletons.stage} />
        <div>
          <i className={skeletons.title} />
          <i className={skeletons.line} />
          <i className={skeletons.line} />
          <i className={skeletons.shortLine} />
        </div>
      </div>
      <div className={styles.sum} aria-hidden="true">
        <i className={skeletons.title} />
        <i className={skeletons.line} />
        <i className={skeletons.line} />
        <i className={skeletons.title} />
      </div>
    </div>
  )
}

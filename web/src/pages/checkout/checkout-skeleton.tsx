import { m } from '#generated/paraglide/messages.js'
import skeletons from '#ui/skeleton.module.css'
import styles from './checkout-page.module.css'

/** A checkout while nobody knows what is ordered, in the shape of what replaces it. */
export function CheckoutSkeleton() {
  return (
    <>
      <p className={styles.who}>&nbsp;</p>
      <div className={`${styles.columns} ${styles.waiting}`}>
        <p className="sr-only" role="status">
          {m.checkout_loading()}
        </p>
        <div aria-hidden="true">
          {['contact', 'delivery', 'date', 'payment'].map((part) => (
            <div key={part} className={styles.part}>
              <i className={skeletons.title} />
              <i className={skeletons.line} />
              <i className={skeletons.line} />
              <i className={skeletons.shortLine} />
            </div>
          ))}
        </div>
        <div className={styles.sum} aria-hidden="true">
          <i className={skeletons.title} />
          <i className={skeletons.line} />
          <i className={skeletons.line} />
          <i className={skeletons.title} />
        </div>
      </div>
    </>
  )
}

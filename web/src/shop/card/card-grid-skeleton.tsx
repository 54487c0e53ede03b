import skeletons from '#ui/skeleton.module.css'
import styles from './design-grid.module.css'

/** How many cards stand in for those that are loading. */
const placeholders = 8

/** Cards while they load, in the shape of what replaces them. */
export function CardGridSkeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: placeholders }, (_, index) => (
        <div key={index}>
          <i className={skeletons.stage} />
          <i className={skeletons.line} />
          <i className={skeletons.shortLine} />
        </div>
      ))}
    </div>
  )
}

import skeletons from '#ui/skeleton.module.css'
import styles from './result-option.module.css'

/** How many results are hinted at while the shop looks (rules/search#panel). */
const placeholders = 8

/** Eight results in outline. */
export function PanelSkeleton() {
  return (
    <ul aria-hidden="true">
      {Array.from({ length: placeholders }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are all alike
        <li key={index} className={styles.row} data-placeholder>
          <span className={`${skeletons.stage} ${styles.picture}`} />
          <span className={styles.words}>
            <span className={skeletons.line} />
            <span className={skeletons.shortLine} />
          </span>
        </li>
      ))}
    </ul>
  )
}

import { PageSkeleton } from '#shop/design/page-skeleton.tsx'
import styles from './stone-page.module.css'

/** The page of a stone while it loads, in the shape of what replaces it. */
export function StoneSkeleton() {
  return <PageSkeleton classes={styles} />
}

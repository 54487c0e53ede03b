import { PageSkeleton } from './page-skeleton.tsx'
import page from './piece-page.module.css'

/** The page of a design while it loads, in the shape of what replaces it. */
export function DesignSkeleton() {
  return <PageSkeleton classes={page} />
}

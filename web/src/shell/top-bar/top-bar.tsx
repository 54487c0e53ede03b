import { createIsomorphicFn } from '@tanstack/react-start'
import { reportError } from '#data/report-error.ts'
import { lazyComponent } from '#ui/lazy-component.ts'
import { LazyHydration } from '#ui/lazy-hydration.tsx'
import { News } from './news.tsx'
import styles from './top-bar.module.css'

/** What is read needs no code, and what turns it over comes late. */
const preloadedNews = createIsomorphicFn()
  .server(() => News)
  .client(() => null)
const news = lazyComponent(
  async () => (await import('./news.tsx')).News,
  preloadedNews(),
  (error) => reportError(error, { where: 'top bar' }),
)

/** The line above the header (rules/shell#top-bar), as high before its code has come as after. */
export function TopBar() {
  return (
    <LazyHydration className={`no-print ${styles.bar}`} code={news}>
      <news.Component />
    </LazyHydration>
  )
}

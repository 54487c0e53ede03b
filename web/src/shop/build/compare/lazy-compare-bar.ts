import { untilKept } from '#data/kept-text.ts'
import { reportError } from '#data/report-error.ts'
import { lazyComponent } from '#ui/lazy-component.ts'

/** The bar of the stones to compare, from the first that is chosen: two bring it into sight, and most visitors choose none. */
export const LazyCompareBar = lazyComponent(
  async () => {
    await untilKept('compare')
    return (await import('./compare-bar.tsx')).CompareBar
  },
  null,
  (error) => reportError(error, { where: 'comparison' }),
).Component

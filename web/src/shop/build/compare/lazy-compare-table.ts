import { reportError } from '#data/report-error.ts'
import { PartFailed } from '../part-failed.tsx'
import { lazyComponent } from '#ui/lazy-component.ts'

/** Stones side by side: most visitors never compare any. */
export const lazyCompareTable = lazyComponent(
  async () => (await import('./compare-table.tsx')).CompareTable,
  null,
  (error) => reportError(error, { where: 'comparison' }),
  PartFailed,
)

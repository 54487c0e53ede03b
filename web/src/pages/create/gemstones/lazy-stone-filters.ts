import { createIsomorphicFn } from '@tanstack/react-start'
import { reportError } from '#data/report-error.ts'
import { lazyComponent } from '#ui/lazy-component.ts'
import { GradeFilter, NumberFilter } from './range-filters.tsx'
import { StoneFilters } from './stone-filters.tsx'

/** As the server wrote them until their code comes, when they are opened or neared. */
const onServer = createIsomorphicFn()
  .server(() => ({ StoneFilters, NumberFilter, GradeFilter }))
  .client(() => null)
const preloaded = onServer()
const onFailure = (error: unknown) => reportError(error, { where: 'stone filters' })

/** All filters, which stand in a dialog. */
export const lazyStoneFilters = lazyComponent(
  async () => (await import('./stone-filters.tsx')).StoneFilters,
  preloaded?.StoneFilters ?? null,
  onFailure,
)

/** Weight, price or ratio, below its control in the bar. */
export const lazyNumberFilter = lazyComponent(
  async () => (await import('./range-filters.tsx')).NumberFilter,
  preloaded?.NumberFilter ?? null,
  onFailure,
)

/** Colour, clarity or cut, below its control in the bar. */
export const lazyGradeFilter = lazyComponent(
  async () => (await import('./range-filters.tsx')).GradeFilter,
  preloaded?.GradeFilter ?? null,
  onFailure,
)

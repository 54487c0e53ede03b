import { createIsomorphicFn } from '@tanstack/react-start'
import { reportError } from '#data/report-error.ts'
import { lazyComponent } from '#ui/lazy-component.ts'
import { PriceFilter } from './price-filter.tsx'

const preloaded = createIsomorphicFn()
  .server(() => PriceFilter)
  .client(() => null)

/** The price of a list's filters: it stands as the server wrote it until its code comes, with the first who is near it. */
export const lazyPriceFilter = lazyComponent(
  async () => (await import('./price-filter.tsx')).PriceFilter,
  preloaded(),
  (error) => reportError(error, { where: 'price filter' }),
)

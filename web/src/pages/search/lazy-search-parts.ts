import { createIsomorphicFn } from '@tanstack/react-start'
import { reportError } from '#data/report-error.ts'
import { lazyComponent } from '#ui/lazy-component.ts'
import { MoreStones } from './more-stones.tsx'
import { SaleWay } from './sale-way.tsx'
import { NothingAsked, NothingFound } from './search-nothing.tsx'

/** As the server wrote them until their code comes: most searches find pieces, and few more stones than they show. */
const onServer = createIsomorphicFn()
  .server(() => ({ MoreStones, NothingAsked, NothingFound, SaleWay }))
  .client(() => null)
const preloaded = onServer()
const onFailure = (error: unknown) => reportError(error, { where: 'search' })

/** What a search page says that was asked for nothing. */
export const lazyNothingAsked = lazyComponent(
  async () => (await import('./search-nothing.tsx')).NothingAsked,
  preloaded?.NothingAsked ?? null,
  onFailure,
)

/** What it says where nothing was found. */
export const lazyNothingFound = lazyComponent(
  async () => (await import('./search-nothing.tsx')).NothingFound,
  preloaded?.NothingFound ?? null,
  onFailure,
)

/** The way to the sale. */
export const lazySaleWay = lazyComponent(
  async () => (await import('./sale-way.tsx')).SaleWay,
  preloaded?.SaleWay ?? null,
  onFailure,
)

/** That there are more stones than were found, and where. */
export const lazyMoreStones = lazyComponent(
  async () => (await import('./more-stones.tsx')).MoreStones,
  preloaded?.MoreStones ?? null,
  onFailure,
)

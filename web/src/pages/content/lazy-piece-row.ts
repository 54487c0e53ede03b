import type { QueryClient } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { reportError } from '#data/report-error.ts'
import { lazyComponent } from '#ui/lazy-component.ts'
import { lazyLoad, type LazyCode } from '#ui/lazy-load.ts'
import { PieceRow } from './piece-row.tsx'
import { piecesQuery } from './pieces-query.ts'

const onServer = createIsomorphicFn()
  .server(() => PieceRow)
  .client(() => null)
const onFailure = (error: unknown) => reportError(error, { where: 'pieces of a page' })

/** Pieces on a page: their code comes when they come near, and never to a page that has none. */
export const lazyPieceRow = lazyComponent(
  async () => (await import('./piece-row.tsx')).PieceRow,
  onServer(),
  onFailure,
)

/** What the pieces of a list need to wake on a page that the server wrote: their code and their cards. */
export function lazyPieces(queryClient: QueryClient, list: string): LazyCode {
  return lazyLoad(
    () => Promise.all([queryClient.ensureQueryData(piecesQuery(list)), lazyPieceRow.need()]),
    null,
    onFailure,
  )
}

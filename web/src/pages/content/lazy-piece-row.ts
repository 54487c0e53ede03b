import { createIsomorphicFn } from '@tanstack/react-start'
import { reportError } from '#data/report-error.ts'
import { lazyComponent } from '#ui/lazy-component.ts'
import { PieceRow } from './piece-row.tsx'

const onServer = createIsomorphicFn()
  .server(() => PieceRow)
  .client(() => null)

/** Pieces on a page: their code comes when they come near, and never to a page that has none. */
export const lazyPieceRow = lazyComponent(
  async () => (await import('./piece-row.tsx')).PieceRow,
  onServer(),
  (error) => reportError(error, { where: 'pieces of a page' }),
)

import { createIsomorphicFn } from '@tanstack/react-start'
import { reportError } from '#data/report-error.ts'
import { lazyComponent } from '#ui/lazy-component.ts'
import { RelatedPieces, type RelatedPiecesProps } from './related-pieces.tsx'

const preloaded = createIsomorphicFn()
  .server(() => RelatedPieces)
  .client(() => null)

/** The row of other pieces, below all of the piece itself: as the server wrote it until somebody comes near. */
export const lazyRelatedPieces = lazyComponent<RelatedPiecesProps>(
  async () => (await import('./related-pieces.tsx')).RelatedPieces,
  preloaded(),
  (error) => reportError(error, { where: 'related pieces' }),
)

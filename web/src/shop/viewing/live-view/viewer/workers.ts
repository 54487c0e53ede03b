import { isDressSetting, isPlainRing } from '@shop/schema/geometry/pieces/ring-kinds'
import type { ViewedPiece } from '../viewed-piece.ts'

/** What a worker can build. */
export type WorkerKind = ViewedPiece['piece']['kind'] | 'plain-ring' | 'dress-setting'

/** Which worker builds a piece: rings that need less than others of their kind have one that knows less. */
export function workerKindOf(piece: ViewedPiece['piece']): WorkerKind {
  if (piece.kind === 'setting' && isPlainRing(piece)) return 'plain-ring'
  if (piece.kind === 'dress-ring' && isDressSetting(piece)) return 'dress-setting'
  return piece.kind
}

/** Every kind of piece has a worker of its own, so that nobody loads how the others are built. */
export function workerFor(kind: WorkerKind): Worker {
  // The build looks for exactly this: an address it can read, written out.
  switch (kind) {
    case 'setting':
      return new Worker(new URL('./workers/ring-setting.ts', import.meta.url), { type: 'module' })
    case 'plain-ring':
      return new Worker(new URL('./workers/plain-ring.ts', import.meta.url), { type: 'module' })
    case 'pendant-setting':
      return new Worker(new URL('./workers/pendant.ts', import.meta.url), { type: 'module' })
    case 'earring-setting':
      return new Worker(new URL('./workers/earring-setting.ts', import.meta.url), { type: 'module' })
    case 'band':
      return new Worker(new URL('./workers/plain-band.ts', import.meta.url), { type: 'module' })
    case 'stone-band':
      return new Worker(new URL('./workers/stone-band.ts', import.meta.url), { type: 'module' })
    case 'dress-ring':
      return new Worker(new URL('./workers/motif-ring.ts', import.meta.url), { type: 'module' })
    case 'dress-setting':
      return new Worker(new URL('./workers/dress-setting.ts', import.meta.url), { type: 'module' })
    case 'necklace':
      return new Worker(new URL('./workers/necklace.ts', import.meta.url), { type: 'module' })
    case 'earrings':
      return new Worker(new URL('./workers/earrings.ts', import.meta.url), { type: 'module' })
    case 'bracelet':
      return new Worker(new URL('./workers/bracelet.ts', import.meta.url), { type: 'module' })
    case 'loose-stone':
      return new Worker(new URL('./workers/loose-stone.ts', import.meta.url), { type: 'module' })
  }
}

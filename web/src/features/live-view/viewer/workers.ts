import type { ViewedPiece } from '../viewed-piece.ts'

/** Every kind of piece has a worker of its own, so that nobody loads how the others are built. */
export function workerFor(kind: ViewedPiece['piece']['kind']): Worker {
  // The build looks for exactly this: an address it can read, written out.
  switch (kind) {
    case 'setting':
      return new Worker(new URL('./workers/ring-setting.ts', import.meta.url), { type: 'module' })
    case 'pendant-setting':
      return new Worker(new URL('./workers/pendant.ts', import.meta.url), { type: 'module' })
    case 'earring-setting':
      return new Worker(new URL('./workers/earring-setting.ts', import.meta.url), { type: 'module' })
    case 'band':
      return new Worker(new URL('./workers/plain-band.ts', import.meta.url), { type: 'module' })
    case 'stone-band':
      return new Worker(new URL('./workers/stone-band.ts', import.meta.url), { type: 'module' })
    case 'dress-ring':
      return new Worker(new URL('./workers/dress-ring.ts', import.meta.url), { type: 'module' })
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

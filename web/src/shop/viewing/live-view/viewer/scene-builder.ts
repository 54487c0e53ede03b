import type { ViewedPiece } from '../viewed-piece.ts'
import type { SceneAnswer, SceneRequest } from './answer-with.ts'
import { workerFor, workerKindOf, type WorkerKind } from './workers.ts'

type Piece = ViewedPiece['piece']

/** Has pieces built in a worker. */
export interface SceneBuilder {
  /** Asks for a piece, worn or by itself; `needsLight` for the light it stands in, too. */
  readonly build: (view: Pick<ViewedPiece, 'piece' | 'skin'>, needsLight: boolean) => void
  readonly release: () => void
}

/** `onBuilt` is told of the last piece that was asked for and of no other; `onFailed` of why none can be built. */
export function sceneBuilder(
  onBuilt: (answer: SceneAnswer) => void,
  onFailed: (error: Error) => void,
): SceneBuilder {
  let worker: Worker | null = null
  let kind: WorkerKind | null = null
  let id = 0

  function start(needed: WorkerKind): Worker {
    worker?.terminate()
    const started = workerFor(needed)
    started.addEventListener('message', ({ data }: MessageEvent<SceneAnswer>) => {
      if (data.id === id) onBuilt(data)
    })
    started.addEventListener('error', ({ message }) => {
      // An event without one says that the worker's file could not be had.
      onFailed(new Error(message || 'The worker could not be started'))
    })
    kind = needed
    worker = started
    return started
  }

  return {
    build: ({ piece, skin }, needsLight) => {
      id += 1
      const request: SceneRequest<Piece> = { id, piece, needsLight, isWorn: skin !== undefined }
      const needed = workerKindOf(piece)
      const asked = worker !== null && kind === needed ? worker : start(needed)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      asked.postMessage(request)
    },
    release: () => worker?.terminate(),
  }
}

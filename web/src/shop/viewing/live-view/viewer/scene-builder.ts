import type { ViewedPiece } from '../viewed-piece.ts'
import type { SceneAnswer, SceneRequest } from './answer-with.ts'
import { workerFor, workerKindOf, type WorkerKind } from './workers.ts'

type Piece = ViewedPiece['piece']

/** Has pieces built in a worker. */
export interface SceneBuilder {
  /** Asks for a piece; `wantsLight` for the light it stands in, too. */
  readonly build: (piece: Piece, wantsLight: boolean) => void
  readonly release: () => void
}

/** `onBuilt` is told of the last piece that was asked for and of no other; `onFailed` when none can be built. */
export function sceneBuilder(onBuilt: (answer: SceneAnswer) => void, onFailed: () => void): SceneBuilder {
  let worker: Worker | null = null
  let kind: WorkerKind | null = null
  let id = 0

  function start(wanted: WorkerKind): Worker {
    worker?.terminate()
    const started = workerFor(wanted)
    started.addEventListener('message', ({ data }: MessageEvent<SceneAnswer>) => {
      if (data.id === id) onBuilt(data)
    })
    started.addEventListener('error', onFailed)
    kind = wanted
    worker = started
    return started
  }

  return {
    build: (piece, wantsLight) => {
      id += 1
      const request: SceneRequest<Piece> = { id, piece, wantsLight }
      const wanted = workerKindOf(piece)
      const asked = worker !== null && kind === wanted ? worker : start(wanted)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      asked.postMessage(request)
    },
    release: () => worker?.terminate(),
  }
}

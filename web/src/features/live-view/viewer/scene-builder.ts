import type { ViewedPiece } from '../viewed-piece.ts'
import type { SceneAnswer, SceneRequest } from './answer-with.ts'
import { workerFor } from './workers.ts'

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
  let kind: Piece['kind'] | null = null
  let id = 0

  function start(piece: Piece): Worker {
    worker?.terminate()
    const started = workerFor(piece.kind)
    started.addEventListener('message', ({ data }: MessageEvent<SceneAnswer>) => {
      if (data.id === id) onBuilt(data)
    })
    started.addEventListener('error', onFailed)
    kind = piece.kind
    worker = started
    return started
  }

  return {
    build: (piece, wantsLight) => {
      id += 1
      const request: SceneRequest<Piece> = { id, piece, wantsLight }
      const asked = worker !== null && kind === piece.kind ? worker : start(piece)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      asked.postMessage(request)
    },
    release: () => worker?.terminate(),
  }
}

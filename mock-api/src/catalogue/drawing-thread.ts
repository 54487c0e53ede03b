import { Worker } from 'node:worker_threads'
import type { DrawnPiece, PieceView } from '../drawings/piece.ts'

export interface DrawingOrder {
  readonly id: number
  readonly piece: DrawnPiece
  readonly view: PieceView
}

export type DrawingResult = { readonly id: number } & (
  | { readonly svg: string }
  | { readonly failure: string }
)

export interface DrawingThread {
  readonly draw: (piece: DrawnPiece, view: PieceView) => Promise<string>
  readonly close: () => void
}

/**
 * Draws pictures one after the other in a thread of its own, because a drawing takes so long that answers
 * to queries would wait for it. The thread starts with the first picture.
 */
export function drawingThread(): DrawingThread {
  const waiting = new Map<number, PromiseWithResolvers<string>>()
  let thread: Worker | undefined
  let orders = 0

  function start(): Worker {
    const worker = new Worker(new URL('draw-worker.ts', import.meta.url))
    worker.on('message', (result: DrawingResult) => {
      const order = waiting.get(result.id)
      waiting.delete(result.id)
      // A thread without work keeps no process alive.
      if (waiting.size === 0) worker.unref()
      if ('svg' in result) order?.resolve(result.svg)
      else order?.reject(new Error(result.failure))
    })
    worker.on('error', (error) => {
      for (const order of waiting.values()) order.reject(error)
      waiting.clear()
      thread = undefined
    })
    return worker
  }

  return {
    draw(piece, view) {
      thread ??= start()
      thread.ref()
      orders += 1
      const order = Promise.withResolvers<string>()
      waiting.set(orders, order)
      thread.postMessage({ id: orders, piece, view } satisfies DrawingOrder, [])
      return order.promise
    },
    close() {
      void thread?.terminate()
      thread = undefined
    },
  }
}

import { parentPort } from 'node:worker_threads'
import { drawPiece } from '../drawings/draw-piece.ts'
import type { DrawingOrder, DrawingResult } from './drawing-thread.ts'

// Runs in the thread that draws; see drawing-thread.ts.
parentPort?.on('message', ({ id, piece, view }: DrawingOrder) => {
  parentPort?.postMessage(
    resultOf(id, () => drawPiece(piece, view)),
    [],
  )
})

function resultOf(id: number, draw: () => string): DrawingResult {
  try {
    return { id, svg: draw() }
  } catch (error) {
    return { id, failure: String(error) }
  }
}

import { heroPoseOf } from '@shop/schema/geometry/scene/pose'
import type { ViewedPiece } from '../viewed-piece.ts'
import type { SceneAnswer } from './answer-with.ts'
import { startSight } from './orbit.ts'
import type { PackedScene } from './packed-scene.ts'
import { rendererOf } from './renderer.ts'
import { sceneBuilder } from './scene-builder.ts'

/** Small pictures are drawn twice as large first: the facets of a small stone are narrower than a pixel. */
const smallSide = 400
/** Fine enough that no facet is blurred. */
const quality = 0.92

/**
 * Pictures of pieces from straight before them, one after the other in one context and by one worker, as data
 * addresses of squares of so many pixels. All show the same number of millimetres, so that what is larger looks it.
 * Null where a browser cannot draw. Rejects where a piece cannot be built, and when the signal calls it off or has done
 * so already.
 */
export async function drawAtOneScale(
  views: readonly ViewedPiece[],
  side: number,
  signal: AbortSignal,
): Promise<readonly string[] | null> {
  signal.throwIfAborted()
  const canvas = squareOf(side <= smallSide ? 2 * side : side)
  const gl = canvas.getContext('webgl2')
  if (!gl) return null
  try {
    const answers = await builtInTurn(
      views.map(({ piece }) => piece),
      signal,
    )
    const light = answers[0]?.light
    if (!light) return []
    const renderer = rendererOf(gl, light)
    const scenes = atOneScale(answers.map(({ scene }) => scene))
    const addresses: string[] = []
    for (const [place, view] of views.entries()) {
      // Where a processor draws, the page is not to stand still for all of them.
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await otherTasks()
      signal.throwIfAborted()
      const scene = scenes[place]
      if (!scene) continue
      renderer.load(scene)
      renderer.draw({ ...startSight(heroPoseOf(scene.kind)), yaw: 0 }, view)
      addresses.push(addressOf(canvas, side))
    }
    return addresses
  } finally {
    gl.getExtension('WEBGL_lose_context')?.loseContext()
  }
}

function otherTasks(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}

function squareOf(side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  return canvas
}

function addressOf(drawn: HTMLCanvasElement, side: number): string {
  const shown = squareOf(side)
  const context = shown.getContext('2d')
  if (!context) return drawn.toDataURL('image/webp', quality)
  context.imageSmoothingQuality = 'high'
  context.drawImage(drawn, 0, 0, side, side)
  return shown.toDataURL('image/webp', quality)
}

/** Scenes in frames that show as many millimetres as the widest of them needs. */
function atOneScale(scenes: readonly PackedScene[]): PackedScene[] {
  const widthMm = Math.max(...scenes.map(({ frame }) => frame.widthMm))
  return scenes.map((scene) => ({ ...scene, frame: { ...scene.frame, widthMm } }))
}

function builtInTurn(
  pieces: readonly ViewedPiece['piece'][],
  signal: AbortSignal,
): Promise<readonly SceneAnswer[]> {
  return new Promise((resolve, reject) => {
    const answers: SceneAnswer[] = []
    const builder = sceneBuilder(
      (answer) => {
        answers.push(answer)
        next()
      },
      (error) => end(() => reject(error)),
    )
    signal.addEventListener('abort', () => end(() => reject(new Error('Nobody waits for it'))), {
      once: true,
    })
    next()

    function next(): void {
      const piece = pieces[answers.length]
      if (piece) builder.build({ piece }, answers.length === 0)
      else end(() => resolve(answers))
    }

    function end(settle: () => void): void {
      builder.release()
      settle()
    }
  })
}

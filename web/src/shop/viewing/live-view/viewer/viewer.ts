import type { DrawnPictures, EyeView } from '../drawn-view.ts'
import type { ViewedPiece } from '../viewed-piece.ts'
import { drawingOf } from './drawing.ts'
import { eyeOf } from './eye.ts'
import { followHand } from './gestures.ts'
import type { Move } from './orbit.ts'
import { fullPace, paceAfter, restingRatio } from './pixel-ratio.ts'
import { sceneBuilder } from './scene-builder.ts'
import { steadyRenderer, type LitScene } from './steady-renderer.ts'
import { drawThumbs } from './thumbs.ts'

// One file with the viewer, which is fetched once for all.
export { startCloseUp } from './close-up.ts'
export { drawAtOneScale } from './draw-at-one-scale.ts'

/** A piece in three dimensions inside an element. */
export interface Viewer {
  /** Shows another piece, or the same one in another metal or stone. */
  readonly show: (view: ViewedPiece) => void
  /** Turns or zooms smoothly. */
  readonly step: (move: Move) => void
  /** Turns at once so far, in radians, from how the piece was shown first. */
  readonly turnTo: (angle: number) => void
  readonly reset: () => void
  /** Goes to where the eye stands for a view; as soon as there is a picture, if there is none yet. */
  readonly look: (view: EyeView) => void
  /** Gives everything back: memory, worker and context. */
  readonly release: () => void
}

/** `live` as soon as there is a picture, `none` when there can be none. */
export type ViewerState = 'live' | 'none'

/** How a viewer stands in its page, and who is told of it. */
export interface ViewerUse {
  /** A finger and a wheel go on to scroll the page that it stands in. */
  readonly isInPage: boolean
  /** Told of what becomes of it, and of every loss of the graphics card. */
  readonly onState: (state: ViewerState) => void
  /** Told with every picture how far the piece is turned from how it was shown first, in radians. */
  readonly onTurn?: ((angle: number) => void) | undefined
  /** Told of small pictures of its views whenever it has come to rest and looks otherwise than before. */
  readonly onThumbs?: ((pictures: DrawnPictures) => void) | undefined
}

/** Begins to show a piece. */
export function startViewer(
  host: HTMLElement,
  first: ViewedPiece,
  { isInPage, onState, onTurn, onThumbs }: ViewerUse,
): Viewer {
  const canvas = document.createElement('canvas')
  host.append(canvas)
  const gl = canvas.getContext('webgl2')
  if (!gl) {
    canvas.remove()
    onState('none')
    return { show: nothing, step: nothing, turnTo: nothing, reset: nothing, look: nothing, release: nothing }
  }
  const ended = new AbortController()
  const { signal } = ended
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  let view = first
  let known: LitScene | null = null
  let pace = fullPace
  let isLive = false
  let isBuilding = true
  let areThumbsDue = onThumbs !== undefined

  const drawing = drawingOf(canvas, draw)
  const eye = eyeOf({ isInPage, isCalm: () => calm.matches, onMove: drawing.request })
  const graphics = steadyRenderer(canvas, gl, {
    signal,
    onLoss: () => {
      isLive = false
      onState('none')
    },
    onReturn: drawing.request,
  })
  const builder = sceneBuilder(({ scene, light }) => {
    const lit = light ?? known?.light
    if (!lit) return
    known = { scene, light: lit }
    isBuilding = false
    areThumbsDue = onThumbs !== undefined
    eye.face(scene)
    graphics.load(known)
    drawing.request()
  }, graphics.fail)

  function draw(passedMs: number, now: number): boolean {
    const renderer = graphics.current()
    const seen = renderer && eye.follow(passedMs, now)
    if (!renderer || !seen) return false
    const { sight, turned, isMoving } = seen
    if (isMoving && passedMs > 0) pace = paceAfter(pace, passedMs)
    // On the same canvas, before the picture itself.
    if (!isMoving && areThumbsDue && !isBuilding && known) {
      areThumbsDue = false
      onThumbs?.(drawThumbs(canvas, renderer, known.scene, view))
    }
    fit(canvas, restingRatio(devicePixelRatio) * (isMoving ? pace.share : 1))
    renderer.draw(sight, view)
    onTurn?.(turned)
    if (!isLive) onState('live')
    isLive = true
    return isMoving
  }

  followHand(host, eye, { isInPage, signal })
  const size = new ResizeObserver(drawing.request)
  size.observe(host)
  builder.build(first, true)

  return {
    show: (next) => {
      const isOther = JSON.stringify(builtOf(next)) !== JSON.stringify(builtOf(view))
      view = next
      isBuilding ||= isOther
      areThumbsDue = onThumbs !== undefined
      if (isOther) builder.build(next, known === null)
      drawing.request()
    },
    step: eye.step,
    turnTo: eye.turnTo,
    reset: eye.reset,
    look: eye.look,
    release: () => {
      ended.abort()
      size.disconnect()
      drawing.stop()
      builder.release()
      // All that lies on the graphics card goes with its context.
      gl.getExtension('WEBGL_lose_context')?.loseContext()
      canvas.remove()
    },
  }
}

/** What a scene is built of; the rest is only how it is lit. */
function builtOf({ piece, skin }: ViewedPiece) {
  return { piece, isWorn: skin !== undefined }
}

/** Gives a canvas as many pixels as it is large, times a ratio. */
function fit(canvas: HTMLCanvasElement, ratio: number): void {
  const width = Math.max(1, Math.round(canvas.clientWidth * ratio))
  const height = Math.max(1, Math.round(canvas.clientHeight * ratio))
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
}

function nothing(): void {}

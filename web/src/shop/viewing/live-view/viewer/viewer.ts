import { heroPoseOf } from '@shop/schema/geometry/scene/pose'
import { reportError } from '#data/report-error.ts'
import type { DrawnPictures, EyeView } from '../drawn-view.ts'
import type { ViewedPiece } from '../viewed-piece.ts'
import { drawingOf } from './drawing.ts'
import { followHand } from './gestures.ts'
import {
  boundsOf,
  followed,
  freeBounds,
  isAtRest,
  moved,
  sightOf,
  startSight,
  unwound,
  type Bounds,
  type Move,
  type Orbit,
} from './orbit.ts'
import type { PackedLight, PackedScene } from './packed-scene.ts'
import { fullPace, paceAfter, restingRatio } from './pixel-ratio.ts'
import { rendererOf, type Renderer } from './renderer.ts'
import { sceneBuilder } from './scene-builder.ts'
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

/** A throw goes on by what it would cover in so many milliseconds. */
const flingMs = 160
/** A hand that has not moved for so long has come to rest. */
const handRestMs = 150
/** The piece comes round by this much when it appears, so that one sees that it can. */
const entrance = 0.5

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
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  let view = first
  let renderer: Renderer | null = null
  let known: { readonly scene: PackedScene; readonly light: PackedLight } | null = null
  let orbit: Orbit | null = null
  let pace = fullPace
  let busyUntil = 0
  let isLive = false
  let wanted: EyeView | null = null
  let isBuilding = true
  let areThumbsDue = onThumbs !== undefined

  const drawing = drawingOf(canvas, (passedMs, now) => {
    if (!renderer || !orbit) return false
    orbit = followed(orbit, passedMs)
    const isMoving = !isAtRest(orbit) || now < busyUntil
    if (isMoving && passedMs > 0) pace = paceAfter(pace, passedMs)
    // On the same canvas, before the picture itself.
    if (!isMoving && areThumbsDue && !isBuilding && known) {
      areThumbsDue = false
      onThumbs?.(drawThumbs(canvas, renderer, known.scene, view))
    }
    fit(canvas, restingRatio(devicePixelRatio) * (isMoving ? pace.share : 1))
    renderer.draw(orbit.shown, view)
    if (known) onTurn?.(orbit.shown.yaw - firstSight(known.scene).yaw)
    if (!isLive) onState('live')
    isLive = true
    return isMoving
  })

  const builder = sceneBuilder(({ scene, light }) => {
    const isOtherKind = known?.scene.kind !== scene.kind
    const lit = light ?? known?.light
    if (!lit) return
    known = { scene, light: lit }
    isBuilding = false
    areThumbsDue = onThumbs !== undefined
    if (isOtherKind) enter(scene)
    if (renderer) renderer.load(scene)
    else prepare()
    drawing.request()
  }, failWith)

  function enter(scene: PackedScene): void {
    const target = firstSight(scene)
    // In a page it takes the place of its picture, of which it must look like no other.
    orbit = { shown: calm.matches || isInPage ? target : moved(target, { yaw: entrance }), target }
    if (wanted) look(wanted)
  }

  function prepare(): void {
    if (!known || !gl || gl.isContextLost()) return
    try {
      renderer = rendererOf(gl, known.light)
      renderer.load(known.scene)
    } catch (error) {
      failWith(error)
    }
  }

  function failWith(error: unknown): void {
    reportError(error, { where: 'live view' })
    fail()
  }

  function fail(): void {
    renderer = null
    isLive = false
    onState('none')
  }

  /** Goes on to where the view shall be, at once where movement is switched off. */
  function head(target: Orbit['target'], from: Orbit['shown']): void {
    orbit = { shown: calm.matches ? target : from, target }
    drawing.request()
  }

  function boundsNow(): Bounds {
    return known ? boundsOf(known.scene.kind) : freeBounds
  }

  function step(move: Move): void {
    if (orbit) head(moved(orbit.target, move, boundsNow()), orbit.shown)
  }

  function turnTo(angle: number): void {
    if (!orbit || !known) return
    const target = moved({ ...orbit.target, yaw: firstSight(known.scene).yaw + angle }, {}, boundsNow())
    head(target, { ...orbit.shown, yaw: target.yaw })
  }

  function reset(): void {
    if (!orbit || !known) return
    const start = firstSight(known.scene)
    head(start, unwound(orbit.shown, start))
  }

  function look(looked: EyeView): void {
    wanted = orbit ? null : looked
    if (!orbit || !known) return
    const start = firstSight(known.scene)
    head(sightOf(looked, known.scene.kind, known.scene.frame), unwound(orbit.shown, start))
  }

  function drag(move: Move): void {
    if (!orbit) return
    const target = moved(orbit.shown, move, boundsNow())
    orbit = { shown: target, target }
    busyUntil = performance.now() + handRestMs
    drawing.request()
  }

  followHand(
    host,
    {
      drag,
      fling: ({ yaw, elevation }) => {
        if (!calm.matches) step({ yaw: yaw * flingMs, elevation: elevation * flingMs })
      },
      step,
      reset,
    },
    { isInPage, signal: ended.signal },
  )
  const { signal } = ended
  canvas.addEventListener(
    'webglcontextlost',
    (event) => {
      event.preventDefault()
      fail()
    },
    { signal },
  )
  canvas.addEventListener(
    'webglcontextrestored',
    () => {
      prepare()
      drawing.request()
    },
    { signal },
  )
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
    step,
    turnTo,
    reset,
    look,
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

function firstSight({ kind }: PackedScene): Orbit['target'] {
  return startSight(heroPoseOf(kind))
}

/** Gives a canvas as many pixels as it is large, times a ratio. */
function fit(canvas: HTMLCanvasElement, ratio: number): void {
  const width = Math.max(1, Math.round(canvas.clientWidth * ratio))
  const height = Math.max(1, Math.round(canvas.clientHeight * ratio))
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
}

function nothing(): void {}

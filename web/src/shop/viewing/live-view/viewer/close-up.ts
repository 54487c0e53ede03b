import { heroPoseOf } from '@shop/schema/geometry/scene/pose'
import { reportError } from '#data/report-error.ts'
import type { ViewedPiece } from '../viewed-piece.ts'
import type { Crop } from './camera.ts'
import { contextOfCard } from './graphics-card.ts'
import { startSight } from './orbit.ts'
import type { PackedScene } from './packed-scene.ts'
import { rendererOf, type Renderer } from './renderer.ts'
import { sceneBuilder } from './scene-builder.ts'

/** A part of a picture to be drawn anew, and how many of the screen's pixels all of the picture would have along a side. */
export interface PicturePart {
  readonly crop: Crop
  readonly sidePixels: number
}

/** `live` as soon as something is drawn, `none` where nothing can be. */
export type CloseUpState = 'live' | 'none'

/** Lies over a kept picture of a piece and draws what is in sight of it, as sharply as the screen is. */
export interface CloseUp {
  readonly show: (part: PicturePart) => void
  /** Gives everything back: memory, worker and context. */
  readonly release: () => void
}

/**
 * Begins to draw over the main picture of a piece, from where that was taken. `onState` is told of the first drawing,
 * and where there can be none: then nothing lies over the picture.
 */
export function startCloseUp(
  host: HTMLElement,
  view: ViewedPiece,
  onState: (state: CloseUpState) => void,
): CloseUp {
  const canvas = document.createElement('canvas')
  // A whole screen of facets takes a processor seconds: without a graphics card the file is sharp enough.
  const gl = contextOfCard(canvas)
  if (!gl) {
    onState('none')
    return { show: nothing, release: nothing }
  }
  const graphics = gl
  let known: { readonly renderer: Renderer; readonly kind: PackedScene['kind'] } | null = null
  let wanted: PicturePart | null = null

  const builder = sceneBuilder(({ scene, light }) => {
    if (!light || graphics.isContextLost()) return
    try {
      const renderer = rendererOf(graphics, light)
      renderer.load(scene)
      known = { renderer, kind: scene.kind }
    } catch (error) {
      fail(error)
      return
    }
    draw()
  }, fail)
  builder.build(view, true)
  canvas.addEventListener('webglcontextlost', () => canvas.remove())

  function fail(error: unknown): void {
    reportError(error, { where: 'close-up' })
    onState('none')
  }

  function draw(): void {
    if (!known || !wanted || graphics.isContextLost()) return
    const { crop, sidePixels } = wanted
    canvas.width = Math.max(1, Math.round(crop.width * sidePixels))
    canvas.height = Math.max(1, Math.round(crop.height * sidePixels))
    for (const [side, share] of Object.entries(crop)) canvas.style.setProperty(side, `calc(100% * ${share})`)
    known.renderer.draw(startSight(heroPoseOf(known.kind)), view, crop)
    if (canvas.isConnected) return
    host.append(canvas)
    onState('live')
  }

  return {
    show: (part) => {
      wanted = part
      draw()
    },
    release: () => {
      builder.release()
      graphics.getExtension('WEBGL_lose_context')?.loseContext()
      canvas.remove()
    },
  }
}

function nothing(): void {}

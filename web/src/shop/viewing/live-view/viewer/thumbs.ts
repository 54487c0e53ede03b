import { heroPoseOf, isWorn } from '@shop/schema/geometry/scene/pose'
import { drawnViewsOf, type DrawnPictures, type DrawnView } from '../drawn-view.ts'
import type { ViewedPiece } from '../viewed-piece.ts'
import { isWornView } from '../worn-view.ts'
import { sightOf, startSight } from './orbit.ts'
import type { PackedScene } from './packed-scene.ts'
import type { Renderer } from './renderer.ts'

/** As wide as a small picture stands on a phone, in its own pixels. */
const side = 180
/** Small facets are narrower than a pixel: they are drawn twice as large first. */
const drawnSide = 2 * side
const quality = 0.85

/**
 * Small pictures of the views that a scene can be looked at in, drawn one after the other on the canvas of its
 * renderer, whose own picture has to be drawn again then.
 */
export function drawThumbs(
  canvas: HTMLCanvasElement,
  renderer: Renderer,
  { kind, frame }: Pick<PackedScene, 'kind' | 'frame'>,
  view: ViewedPiece,
): DrawnPictures {
  canvas.width = canvas.height = drawnSide
  const small = document.createElement('canvas')
  small.width = small.height = side
  const context = small.getContext('2d')
  if (!context) return {}
  context.imageSmoothingQuality = 'high'
  const pictures: Partial<Record<DrawnView, string>> = {}
  for (const drawn of drawnViewsOf(view.piece)) {
    if (isWornView(drawn) !== isWorn(kind)) continue
    renderer.draw(isWornView(drawn) ? startSight(heroPoseOf(kind)) : sightOf(drawn, kind, frame), view)
    context.clearRect(0, 0, side, side)
    context.drawImage(canvas, 0, 0, side, side)
    pictures[drawn] = small.toDataURL('image/webp', quality)
  }
  return pictures
}

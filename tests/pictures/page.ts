/** What runs in the page: a global `pictureStudio` with what is exported here. */
import type { DrawingJob } from './drawing-job.ts'
import { looseStoneScene } from '@shop/schema/geometry/stones/loose-stone'
import { pieceScene } from '@shop/schema/geometry/pieces/piece-scene'
import { poseOf } from '@shop/schema/geometry/scene/pose'
import { startSight } from '../../web/src/shop/viewing/live-view/viewer/orbit.ts'
import { packLight } from '../../web/src/shop/viewing/live-view/viewer/pack-light.ts'
import { packScene } from '../../web/src/shop/viewing/live-view/viewer/pack-scene.ts'
import { plainWebp } from './plain-webp.ts'
import { rendererOf, type Renderer } from '../../web/src/shop/viewing/live-view/viewer/renderer.ts'

/** A picture as it is sent to whoever asked for it. */
export interface DrawnPicture {
  readonly key: string
  /** A PNG file of the largest side, in base64. */
  readonly png: string
  /** A data address. */
  readonly placeholder: string
}

/** All that is drawn of a job. */
export interface DrawnJob {
  readonly pictures: readonly DrawnPicture[]
  /** A WebP file in base64, opaque where the main stone is; null where the job asks for none. */
  readonly stoneMask: string | null
}

/** The colour of the shop's stage. */
const ground = 'rgb(244 240 234)'
const maskQuality = 0.8
const placeholderSide = 8
const placeholderQuality = 0.5
const maskSide = 320
/** Of the three colours together; less is no stone but its reflection. */
const leastApart = 24

let studio: { readonly canvas: HTMLCanvasElement; readonly renderer: Renderer } | null = null

/** Draws the pictures of a job. Throws for a piece that no geometry can be made of. */
export function draw({ piece, view, turnDegrees, sides, pictures, stoneMask }: DrawingJob): DrawnJob {
  const { canvas, renderer } = (studio ??= openStudio())
  const scene = piece.kind === 'loose-stone' ? looseStoneScene(piece.stone) : pieceScene(piece)
  const usual = poseOf(scene, view)
  const pose = { ...usual, yawDegrees: usual.yawDegrees + turnDegrees }
  canvas.width = canvas.height = Math.max(...sides)
  renderer.load(packScene(scene, pose))
  const drawn = pictures.map(({ key, metal, stoneLook }, place) => {
    const looks = { piece, metal, stoneLook }
    // Stones take most of the time, and are the same in every metal.
    if (place > 0 && pictures[place - 1]?.stoneLook === stoneLook)
      renderer.redrawMetal(startSight(pose), looks)
    else renderer.draw(startSight(pose), looks)
    return {
      key,
      png: base64Of(onGround(canvas, canvas.width).toDataURL()),
      placeholder: withoutProfile(
        onGround(canvas, placeholderSide).toDataURL('image/webp', placeholderQuality),
      ),
    }
  })
  if (stoneMask === null) return { pictures: drawn, stoneMask: null }
  canvas.width = canvas.height = maskSide
  const [light = [], dark = []] = (['white', 'fancy-black'] as const).map((stoneLook) => {
    renderer.draw(startSight(pose), { piece, metal: 'platinum', stoneLook })
    return pixelsOf(canvas)
  })
  return { pictures: drawn, stoneMask: maskOf(light, dark) }
}

/** Where two pictures differ of which one has a clear stone, the other a black one: opaque there. */
function maskOf(light: ArrayLike<number>, dark: ArrayLike<number>): string {
  const canvas = squareCanvas(maskSide)
  const context = contextOf(canvas)
  const mask = context.createImageData(maskSide, maskSide)
  for (let at = 0; at < mask.data.length; at += 4) {
    const apart = [0, 1, 2].reduce((sum, c) => sum + Math.abs((light[at + c] ?? 0) - (dark[at + c] ?? 0)), 0)
    mask.data[at + 3] = Math.min(255, Math.max(0, apart - leastApart) * 4)
  }
  context.putImageData(mask, 0, 0)
  return base64Of(canvas.toDataURL('image/webp', maskQuality))
}

/** What a data address holds. */
function base64Of(address: string): string {
  return address.replace(/^.*,/, '')
}

function pixelsOf(shown: HTMLCanvasElement): ArrayLike<number> {
  const context = contextOf(squareCanvas(shown.width))
  context.drawImage(shown, 0, 0)
  return context.getImageData(0, 0, shown.width, shown.width).data
}

function squareCanvas(side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  return canvas
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas')
  return context
}

function openStudio(): NonNullable<typeof studio> {
  const canvas = document.createElement('canvas')
  const gl = canvas.getContext('webgl2')
  if (!gl) throw new Error('This browser has no WebGL 2')
  return { canvas, renderer: rendererOf(gl, packLight()) }
}

/** What a canvas shows on the ground, in another size. */
function onGround(shown: HTMLCanvasElement, side: number): HTMLCanvasElement {
  const canvas = squareCanvas(side)
  const context = contextOf(canvas)
  context.fillStyle = ground
  context.fillRect(0, 0, side, side)
  context.imageSmoothingQuality = 'high'
  context.drawImage(shown, 0, 0, side, side)
  return canvas
}

/** A data address that stands in every page with its picture: each byte counts. */
function withoutProfile(address: string): string {
  const [head = '', base64 = ''] = address.split(',')
  const file = plainWebp(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)))
  return `${head},${btoa(String.fromCharCode(...file))}`
}

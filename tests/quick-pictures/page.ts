/** What runs in the page: a global `quickPictures` with what is exported here. */
import type { QuickJob } from '@shop/fixtures/imagery/render/quick-job'
import { looseStoneScene } from '@shop/schema/geometry/stones/loose-stone'
import { pieceScene } from '@shop/schema/geometry/pieces/piece-scene'
import { poseOf } from '@shop/schema/geometry/scene/pose'
import { startSight } from '../../web/src/shop/viewing/live-view/viewer/orbit.ts'
import { packLight } from '../../web/src/shop/viewing/live-view/viewer/pack-light.ts'
import { packScene } from '../../web/src/shop/viewing/live-view/viewer/pack-scene.ts'
import { rendererOf, type Renderer } from '../../web/src/shop/viewing/live-view/viewer/renderer.ts'

/** A picture as it is sent to whoever asked for it. */
export interface DrawnPicture {
  readonly key: string
  /** The WebP files in base64, in the order of the sides. */
  readonly files: readonly string[]
  /** A data address. */
  readonly placeholder: string
}

/** The ground of the stills (develop.py), which is the colour of the shop's stage. */
const ground = 'rgb(244 240 234)'
const quality = 0.8
const placeholderSide = 8
const placeholderQuality = 0.5

let studio: { readonly canvas: HTMLCanvasElement; readonly renderer: Renderer } | null = null

/** Draws the pictures of a job. Throws for a piece that no geometry can be made of. */
export function draw({ piece, view, sides, pictures }: QuickJob): DrawnPicture[] {
  const { canvas, renderer } = (studio ??= openStudio())
  const scene = piece.kind === 'loose-stone' ? looseStoneScene(piece.stone) : pieceScene(piece)
  const pose = poseOf(scene, view)
  canvas.width = canvas.height = Math.max(...sides)
  renderer.load(packScene(scene, pose))
  return pictures.map(({ key, metal, stoneLook }) => {
    renderer.draw(startSight(pose), { piece, metal, stoneLook })
    return {
      key,
      files: sides.map((side) => webp(canvas, side, quality).replace(/^.*,/, '')),
      placeholder: webp(canvas, placeholderSide, placeholderQuality),
    }
  })
}

function openStudio(): NonNullable<typeof studio> {
  const canvas = document.createElement('canvas')
  const gl = canvas.getContext('webgl2')
  if (!gl) throw new Error('This browser has no WebGL 2')
  return { canvas, renderer: rendererOf(gl, packLight()) }
}

/** What a canvas shows on the ground, in another size, as a data address. */
function webp(shown: HTMLCanvasElement, side: number, fineness: number): string {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas')
  context.fillStyle = ground
  context.fillRect(0, 0, side, side)
  context.imageSmoothingQuality = 'high'
  context.drawImage(shown, 0, 0, side, side)
  return canvas.toDataURL('image/webp', fineness)
}

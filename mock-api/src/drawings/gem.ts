import { shapes, type ShapeSlug } from '@shop/schema/domain/taxonomy'
import { cameraAt } from './picture/camera.ts'
import { standing } from './picture/frame.ts'
import { remembered } from './picture/memo.ts'
import { outlineOf } from './stone/outline.ts'
import { shadowDefinition } from './picture/shadow.ts'
import type { StoneColour } from './stone/stone-colours.ts'
import { stonePart } from './stone/stone-part.ts'
import { partMarkup, svgOf } from './picture/svg-document.ts'

export type { StoneColour } from './stone/stone-colours.ts'

const longestPixels = 470
const patches = 1500

/** The picture of a loose stone seen from above: a 600 by 600 SVG on a transparent ground. */
export function drawStone(shape: ShapeSlug, colour: StoneColour = 'white'): string {
  const name = shapes.find(({ slug }) => slug === shape)?.name ?? shape
  return svgOf(`${name} stone, ${colour}`, stoneMarkup({ shape, colour }))
}

const stoneMarkup = remembered(
  20,
  ({ shape, colour }: { readonly shape: ShapeSlug; readonly colour: StoneColour }) => `${shape} ${colour}`,
  ({ shape, colour }) => {
    const { lengthToWidth } = outlineOf(shape)
    const pixels = longestPixels / Math.max(1, lengthToWidth)
    const camera = cameraAt(`loose ${shape}`, {
      yawDegrees: 0,
      elevationDegrees: 90,
      aim: [0, 0, 0],
      pixelsPerMm: pixels,
      middle: [300, 296],
    })
    const stone = stonePart({
      camera,
      shape,
      frame: standing(0),
      widthMm: 1,
      patches,
      colour,
      isMounted: false,
    })
    const [x, y] = [pixels * 3.1, pixels * lengthToWidth * 3.1]
    const shadow = `<ellipse cx="1500" cy="1540" rx="${Math.round(x)}" ry="${Math.round(y)}" fill="url(#s)" opacity=".55"/>`
    return `${shadowDefinition}<g transform="scale(.2)" stroke-linejoin="round">${shadow}${partMarkup(stone, 0)}</g>`
  },
)

import { metalColours, settingStyles, shapes } from '@shop/schema/domain/taxonomy'
import { cameraFor } from './picture/camera.ts'
import { headParts } from './mount/head.ts'
import { studioFor } from './metal/light.ts'
import { meleeDefinitions } from './mount/melee.ts'
import { remembered } from './picture/memo.ts'
import { lightOfStep } from './metal/metalwork.ts'
import { metalColour } from './metal/metals.ts'
import type { Part, Scene } from './picture/part.ts'
import type { RingPiece, RingView } from './piece.ts'
import { type Setting, settingOf } from './mount/setting.ts'
import { shadowDefinition, shadowPart } from './picture/shadow.ts'
import { insideRadius, shankPart } from './mount/shank.ts'
import { shoulderPart } from './mount/shoulder.ts'
import { polishFilter, partMarkup, svgOf } from './picture/svg-document.ts'
import { inMetal } from './picture/svg.ts'
import { twistParts } from './mount/twist.ts'
import { dot } from './picture/vector.ts'

export type { BandProfile, RingPiece, RingView } from './piece.ts'

/** The picture of a setting until it is photographed: a 600 by 600 SVG on a transparent ground. */
export function drawRing(piece: RingPiece, view: RingView): string {
  const colourOf = (step: number) => metalColour(piece.metal, lightOfStep(step))
  return svgOf(titleOf(piece), inMetal(unpainted({ piece, view }), colourOf))
}

function nameIn(options: readonly { slug: string; name: string }[], slug: string): string {
  return options.find((option) => option.slug === slug)?.name ?? slug
}

function titleOf({ style, shape, metal }: RingPiece): string {
  return `${nameIn(settingStyles, style)} ring, ${nameIn(shapes, shape)}, ${nameIn(metalColours, metal)}`
}

interface Picture {
  readonly piece: RingPiece
  readonly view: RingView
}

/** The picture before it has a metal: most shoppers look at one design in several. */
const unpainted = remembered(
  48,
  ({ piece, view }: Picture) => JSON.stringify([view, { ...piece, metal: undefined }]),
  draw,
)

function draw({ piece, view }: Picture): string {
  const camera = cameraFor(view)
  const setting = settingOf(piece)
  const parts = settingParts(setting, { camera, studio: studioFor(camera) })
  const definitions = polishFilter + shadowDefinition + (hasSmallStones(setting) ? meleeDefinitions() : '')
  return `${definitions}<g transform="scale(.2)" stroke-linejoin="round">${parts.map(partMarkup).join('')}</g>`
}

function hasSmallStones({ shoulders, heads }: Setting): boolean {
  return shoulders !== undefined || heads.some(({ haloMeleeMm }) => haloMeleeMm !== undefined)
}

/** The parts of a setting with its stone, from back to front. */
export function settingParts({ shank, heads, shoulders }: Setting, scene: Scene): Part[] {
  const { camera } = scene
  const fromBack = heads.toSorted(
    (a, b) => dot(a.frame.origin, camera.back) - dot(b.frame.origin, camera.back),
  )
  return [
    shadowPart(scene, -(insideRadius + shank.depths[1])),
    ...(shank.isTwisted ? twistParts(shank, scene) : [shankPart({ shank, scene })]),
    ...(shoulders ? [shoulderPart(shoulders, scene)] : []),
    ...fromBack.flatMap((head) => headParts(head, scene)),
  ]
}

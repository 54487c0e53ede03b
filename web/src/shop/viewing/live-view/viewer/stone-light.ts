import type { Material } from '@shop/schema/geometry/scene/scene'
import { pieceStoneLook, stoneLooks, type StoneOptics } from '@shop/schema/geometry/looks/stone-looks'
import type { ViewedPiece } from '../viewed-piece.ts'
import type { LinearColour } from '@shop/schema/geometry/looks/metal-looks'
import type { PackedStone } from './packed-scene.ts'

/** How a stone is drawn. */
export interface StoneLight {
  readonly index: number
  /** How much the index of red is less and that of blue is more. */
  readonly spread: number
  readonly absorptionPerMm: LinearColour
  /** How much of its own reflection it shows: all would lay a white veil over the table. */
  readonly glare: number
  /** How much of the light from behind its setting takes away, 0 to 1. */
  readonly shade: number
  /** How often light is followed from facet to facet. */
  readonly bounces: number
}

/** The width at which a stone has the colour of its look; smaller ones are cut from deeper colour, to a limit. */
const fullColourMm = 6.5
const deepest = 3
/** Light leaves a stone once in this picture and is bent once; in the stills it is bent on its way in, too. */
const fire = 1.35
/** Behind a set stone there is metal, and no light. */
const settingShade = 0.7

/** Nothing is behind a loose stone that would hide what light has not left its long tips after a few turns. */
const looseBounces = 18

/** How a stone is drawn, when the main stone of its piece has a look. */
export function stoneLight(
  material: Material,
  { gem, widthMm, isMirrored }: Pick<PackedStone, 'gem' | 'widthMm' | 'isMirrored'>,
  { stoneLook: mainLook, stoneTint }: Pick<ViewedPiece, 'stoneLook' | 'stoneTint'>,
  isLoose: boolean,
): StoneLight {
  const look = material === 'stone' || gem === 'OTHER' ? mainLook : pieceStoneLook(gem, null)
  const { index, dispersion, absorptionPerMm }: StoneOptics = stoneLooks[look]
  const depth = Math.min(deepest, Math.max(1, fullColourMm / widthMm))
  const [red, green, blue] = absorptionPerMm
  const isColoured = red + green + blue > 0
  const [redTint, greenTint, blueTint] = (material === 'stone' && stoneTint) || [0, 0, 0]
  return {
    index,
    spread: material === 'melee' ? 0 : dispersion * fire,
    absorptionPerMm: [red * depth + redTint, green * depth + greenTint, blue * depth + blueTint],
    glare: isColoured || isLoose ? 0.06 : 0.15,
    shade: isLoose || material === 'melee' ? 0 : settingShade,
    bounces: material === 'melee' ? 7 : isLoose ? looseBounces : isMirrored ? 11 : 8,
  }
}

/** A stone at least so many pixels wide shows each of its flashes; in a smaller one they run into each other. */
const sharpPixels = 240
const mostBlur = 4

/** How far the small lights are out of focus in a stone that is so many pixels wide, in levels of their map. */
export function sparkleBlur(widthPixels: number): number {
  return Math.min(mostBlur, Math.max(0, Math.log2(sharpPixels / widthPixels)))
}

import type { GemColour } from '../../domain/vocabulary/gemstone-grades.ts'
import { isDiamond, type GemStoneType } from '../../domain/vocabulary/gemstones.ts'
import type { LinearColour } from './metal-looks.ts'

/** What a stone is to light. */
export interface StoneOptics {
  /** Refractive index of green light. */
  readonly index: number
  /** How much less the index of red light is, and a little more than that the index of blue more: its fire. */
  readonly dispersion: number
  /** How fast red, green and blue fade inside, per millimetre. */
  readonly absorptionPerMm: LinearColour
}

const diamond = { index: 2.417, dispersion: 0.022 } as const
/** Sapphire and ruby; garnet and tanzanite are close enough to be shown alike. */
const corundum = { index: 1.77, dispersion: 0 } as const
/** Emerald, aquamarine and morganite; so are tourmaline and amethyst. */
const beryl = { index: 1.6, dispersion: 0 } as const

/** Every look of a stone that is sold. */
export const stoneLooks = {
  white: { ...diamond, absorptionPerMm: [0, 0, 0] },
  'fancy-yellow': { ...diamond, absorptionPerMm: [0, 0.026, 0.17] },
  'fancy-orange': { ...diamond, absorptionPerMm: [0, 0.085, 0.3] },
  'fancy-brown': { ...diamond, absorptionPerMm: [0.04, 0.085, 0.16] },
  'fancy-pink': { ...diamond, absorptionPerMm: [0.004, 0.085, 0.05] },
  'fancy-blue': { ...diamond, absorptionPerMm: [0.13, 0.07, 0.02] },
  'fancy-green': { ...diamond, absorptionPerMm: [0.12, 0.02, 0.1] },
  'fancy-grey': { ...diamond, absorptionPerMm: [0.085, 0.08, 0.07] },
  'fancy-black': { ...diamond, absorptionPerMm: [0.6, 0.6, 0.6] },
  sapphire: { ...corundum, absorptionPerMm: [0.54, 0.41, 0.12] },
  'pink-sapphire': { ...corundum, absorptionPerMm: [0.02, 0.24, 0.1] },
  'peach-sapphire': { ...corundum, absorptionPerMm: [0.005, 0.085, 0.1] },
  'yellow-sapphire': { ...corundum, absorptionPerMm: [0.005, 0.05, 0.36] },
  'teal-sapphire': { ...corundum, absorptionPerMm: [0.36, 0.11, 0.1] },
  ruby: { ...corundum, absorptionPerMm: [0.085, 0.58, 0.48] },
  garnet: { ...corundum, absorptionPerMm: [0.14, 0.6, 0.54] },
  tsavorite: { ...corundum, absorptionPerMm: [0.33, 0.055, 0.3] },
  tanzanite: { ...corundum, absorptionPerMm: [0.27, 0.3, 0.05] },
  emerald: { ...beryl, absorptionPerMm: [0.48, 0.115, 0.27] },
  aquamarine: { ...beryl, absorptionPerMm: [0.1, 0.022, 0.01] },
  morganite: { ...beryl, absorptionPerMm: [0.006, 0.07, 0.055] },
  'golden-beryl': { ...beryl, absorptionPerMm: [0.005, 0.045, 0.24] },
  rubellite: { ...beryl, absorptionPerMm: [0.05, 0.42, 0.22] },
  'green-tourmaline': { ...beryl, absorptionPerMm: [0.3, 0.11, 0.26] },
  amethyst: { ...beryl, absorptionPerMm: [0.15, 0.4, 0.07] },
} as const satisfies Readonly<Record<string, StoneOptics>>

export type StoneLook = keyof typeof stoneLooks

/** Looks of fancy diamonds by their hue, the last word of their colour: "Fancy Vivid Blue-Green" is green. */
const fancyLooks: Readonly<Record<string, StoneLook>> = {
  Yellow: 'fancy-yellow',
  Orange: 'fancy-orange',
  Brown: 'fancy-brown',
  Cognac: 'fancy-brown',
  Champagne: 'fancy-brown',
  Pink: 'fancy-pink',
  Red: 'fancy-pink',
  Violet: 'fancy-pink',
  Purple: 'fancy-pink',
  Blue: 'fancy-blue',
  Green: 'fancy-green',
  Grey: 'fancy-grey',
  Black: 'fancy-black',
}

/** Looks of coloured stones by species and colour, where the colour makes a difference. */
const varietyLooks: Readonly<Record<string, StoneLook>> = {
  Sapphire: 'sapphire',
  'Sapphire Pink': 'pink-sapphire',
  'Sapphire Peach': 'peach-sapphire',
  'Sapphire Padparadscha': 'peach-sapphire',
  'Sapphire Yellow': 'yellow-sapphire',
  'Sapphire Teal': 'teal-sapphire',
  Ruby: 'ruby',
  Emerald: 'emerald',
  Aquamarine: 'aquamarine',
  Morganite: 'morganite',
  Tanzanite: 'tanzanite',
  Rubellite: 'rubellite',
  'Green Tourmaline': 'green-tourmaline',
  'Golden Beryl': 'golden-beryl',
  Garnet: 'garnet',
  'Tsavorite Garnet': 'tsavorite',
  Amethyst: 'amethyst',
}

/**
 * What the colour grade of a diamond adds to its absorption, per millimetre; grades that are better than G are
 * clear to the eye.
 */
const gradeTints: Partial<Readonly<Record<GemColour, LinearColour>>> = {
  G: [0, 0.0005, 0.003],
  H: [0, 0.001, 0.0055],
  I: [0, 0.0017, 0.0095],
  J: [0, 0.0025, 0.0145],
  K: [0.0005, 0.0036, 0.02],
  L: [0.0007, 0.0048, 0.027],
  M: [0.001, 0.006, 0.034],
}

const clear: LinearColour = [0, 0, 0]

/** What the colour grade of a stone adds to its absorption: always the same object for the same grade. */
export function gradeTint(colour: GemColour | null | undefined): LinearColour {
  return (colour && gradeTints[colour]) ?? clear
}

/** The look that each kind is best known for, of a stone of which nothing else is known. */
const usualLooks: Readonly<Record<GemStoneType, StoneLook>> = {
  NATURAL_DIAMOND: 'white',
  LAB_GROWN_DIAMOND: 'white',
  NATURAL_FANCY_DIAMOND: 'fancy-yellow',
  LAB_GROWN_FANCY_DIAMOND: 'fancy-yellow',
  SAPPHIRE: 'sapphire',
  LAB_GROWN_SAPPHIRE: 'sapphire',
  EMERALD: 'emerald',
  LAB_GROWN_EMERALD: 'emerald',
  RUBY: 'ruby',
  LAB_GROWN_RUBY: 'ruby',
  MORGANITE: 'morganite',
  AQUAMARINE: 'aquamarine',
  OTHER: 'amethyst',
}

/** What the look of a loose stone depends on. */
export interface LookedAtStone {
  readonly gemStoneType: GemStoneType
  /** Null for a diamond, or where nobody has written it down. */
  readonly species: string | null
  readonly fancyColour: string | null
  /** The grade of a white diamond; null or left out where nobody has graded it. */
  readonly plainColour?: GemColour | null
}

/** How a loose stone looks; grown or mined makes no difference to the eye. */
export function looseStoneLook({ gemStoneType, species, fancyColour }: LookedAtStone): StoneLook {
  const usual = usualLooks[gemStoneType]
  if (isDiamond(gemStoneType)) {
    const hue = fancyColour?.split(/[ -]/).at(-1)
    return (hue !== undefined && fancyLooks[hue]) || usual
  }
  // Of a set stone only its kind is written down: a green emerald is no green diamond.
  const known = species ?? (usual === 'sapphire' ? 'Sapphire' : '')
  return varietyLooks[`${known} ${fancyColour}`] ?? varietyLooks[known] ?? usual
}

/** How the stones of a piece look that are of this kind; `named` is what its page calls them, if anything. */
export function pieceStoneLook(gem: GemStoneType, named: string | null): StoneLook {
  return (gem === 'OTHER' && named !== null && varietyLooks[named]) || usualLooks[gem]
}

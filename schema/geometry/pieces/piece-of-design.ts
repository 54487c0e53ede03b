import { optionsOf } from '../../domain/design/design.ts'
import { defaultShape } from '../../domain/design/design-shapes.ts'
import type { GemStoneType } from '../../domain/vocabulary/gemstones.ts'
import { totalCaratAttribute, weightAttribute } from '../../domain/design/product-choice.ts'
import type { ShapeSlug } from '../../domain/vocabulary/taxonomy.ts'
import { cutOf, type MeasuredStone } from '../stones/cut-of-stone.ts'
import { picturedCaratOf } from '../looks/pictured-measures.ts'
import { lookOfDesign, type LookedAtDesign } from '../looks/look-of-design.ts'
import type { PieceLook } from '../looks/piece-look.ts'
import type { PieceGeometry, RingMeasures, WeighedStones } from './piece.ts'
import type { StoneSpec } from '../scene/scene.ts'
import { looseStoneLook, pieceStoneLook, type LookedAtStone, type StoneLook } from '../looks/stone-looks.ts'
import { usualStone } from '../stones/usual-stone.ts'

/** How a design is wanted. */
export interface ShownChoice {
  /** Of the main stone; the design's own where it is no choice. */
  readonly shape: ShapeSlug | null
  /** The chosen stone; of a pair, the larger. One of a carat, or of half a carat in earrings, when left out. */
  readonly stone?: MeasuredStone | null
  /** What a stone weighs that is looked at before one is chosen; of a pair, each of the two. */
  readonly carat?: number | null
  /** Of the finger, when a size is chosen. */
  readonly innerDiameterMm?: number
  /** Ids of the options chosen, such as a width. */
  readonly optionIds?: readonly string[]
}

/** Each of a pair of earrings carries a stone of about half a carat; rings and pendants one of a carat. */
const earringSize = 0.8

/** How deep a band of each weight is, in millimetres. */
const weightDepthsMm: Readonly<Record<string, number>> = {
  Light: 1.2,
  Medium: 1.5,
  Heavy: 1.8,
  'Extra Heavy': 2.1,
}

/**
 * The piece that a design is, as chosen, in true measures; null where what the design carries does not say
 * enough of its look.
 */
export function pieceOfDesign(design: LookedAtDesign, choice: ShownChoice): PieceGeometry | null {
  const look = lookOfDesign(design, choice.optionIds)
  if (look === null) return null
  const shape = choice.shape ?? defaultShape(design)?.slug ?? 'round-brilliant'
  const stone = stoneOfDesign(design, look, { ...choice, shape })
  return pieceOfLook(look, {
    shape,
    gemTypes: design.gemTypes ?? [],
    stone,
    weighed: weighedStonesOf(design, choice),
    ...measuresOf(design, choice),
  })
}

/** The chosen stone, else one of the weight that is looked at, else that of the pictures. */
function stoneOfDesign(
  design: LookedAtDesign,
  look: PieceLook,
  { stone, carat, shape }: Pick<ShownChoice, 'stone' | 'carat'> & { readonly shape: ShapeSlug },
): StoneSpec | null {
  if (stone) return cutOf(stone)
  return carat ? stoneOfCarat(design, shape, carat) : picturedStoneOf(design, look, shape)
}

/** The stone that a design's pictures show, where they say how heavy it is; null where it carries none of its own. */
export function picturedStoneOf(
  design: Pick<LookedAtDesign, 'fixedAttributes' | 'gemTypes'>,
  { kind }: Pick<PieceLook, 'kind'>,
  shape: ShapeSlug,
): StoneSpec | null {
  const carat = picturedCaratOf(design)
  if (carat === null || kind !== 'setting') return null
  return stoneOfCarat(design, shape, carat)
}

function stoneOfCarat({ gemTypes }: Pick<LookedAtDesign, 'gemTypes'>, shape: ShapeSlug, carat: number) {
  const gem = gemTypes?.[0] ?? 'NATURAL_DIAMOND'
  return usualStone(shape, gem, usualStone(shape, gem).lengthMm * Math.cbrt(carat))
}

/** What a look leaves open. */
export interface LookChoice extends RingMeasures {
  /** Of the main stone, where the look does not say it. */
  readonly shape: ShapeSlug
  /** What the design is set with; nothing for a setting without its stone. */
  readonly gemTypes: readonly GemStoneType[]
  readonly stone: StoneSpec | null
  /** Of a ring to wear for itself, of a necklace, of earrings or of a bracelet. */
  readonly weighed?: WeighedStones
}

/** The piece of a look, with a usual stone where it carries one and none is chosen. */
export function pieceOfLook(
  look: PieceLook,
  { shape, gemTypes: [gem = 'NATURAL_DIAMOND'], stone, weighed, ...measures }: LookChoice,
): PieceGeometry {
  switch (look.kind) {
    case 'setting':
      return { ...look, ...measures, stone: stone ?? usualStone(shape, gem) }
    case 'pendant-setting':
      return { ...look, stone: stone ?? usualStone(shape, gem) }
    case 'earring-setting':
      return {
        ...look,
        stone: stone ?? usualStone(shape, gem, usualStone(shape, gem).lengthMm * earringSize),
      }
    case 'band':
    case 'stone-band':
      return { ...look, ...measures }
    case 'dress-ring':
      return { ...look, ...measures, ...weighed }
    default:
      return { ...look, ...weighed }
  }
}

/**
 * How the stones of a design look: the chosen one as it is, else the kind that the design is set with, by the
 * name that its page has for it; a diamond where a setting awaits its stone.
 */
export function stoneLookOfDesign(
  { fixedAttributes, gemTypes }: Pick<LookedAtDesign, 'fixedAttributes' | 'gemTypes'>,
  stone: LookedAtStone | null = null,
): StoneLook {
  if (stone) return looseStoneLook(stone)
  const named = fixedAttributes.find(({ name }) => name === 'Stone')?.optionName ?? null
  return pieceStoneLook(gemTypes?.[0] ?? 'NATURAL_DIAMOND', named)
}

/** What the stones weigh together, where that is a choice. */
function weighedStonesOf(design: LookedAtDesign, { optionIds = [] }: ShownChoice): WeighedStones {
  const chosen = optionsOf(design, totalCaratAttribute).find(({ id }) => optionIds.includes(id))
  return chosen ? { totalCarat: Number(chosen.name) } : picturedWeightOf(design)
}

/** What the stones weigh together that a design's pictures show, where they say it. */
export function picturedWeightOf(design: Pick<LookedAtDesign, 'fixedAttributes'>): WeighedStones {
  const carat = picturedCaratOf(design)
  return carat === null ? {} : { totalCarat: carat }
}

/** Of the finger and of the band, as far as they are known. */
function measuresOf(design: LookedAtDesign, { innerDiameterMm, optionIds = [] }: ShownChoice): RingMeasures {
  const weight = optionsOf(design, weightAttribute).find(({ id }) => optionIds.includes(id))
  const bandDepthMm = (weight && weightDepthsMm[weight.name]) ?? design.dimensions?.bandDepthMm
  return {
    ...(innerDiameterMm === undefined ? {} : { innerDiameterMm }),
    ...(bandDepthMm === undefined ? {} : { bandDepthMm }),
  }
}

import { shapesOf } from '../design/design-shapes.ts'
import { stoneSizeAttribute } from '../design/design.ts'
import type { Shape, ShapeSlug } from '../vocabulary/taxonomy.ts'

/** What the rule reads of a design: fields of the contract's `Design` type. */
export interface FitDesign {
  readonly attributes: readonly {
    readonly name: string
    readonly options: readonly StoneSizeOption[]
  }[]
  readonly fixedAttributes: readonly { readonly optionName: string }[]
}

interface StoneSizeOption {
  readonly id: string
  readonly name: string
  /** Percent of the design price that a head of this size adds. */
  readonly price: number
  readonly isFixedPrice: boolean
  readonly lengthMin?: number | null
  readonly lengthMax?: number | null
}

/** What the rule reads of a stone: fields of the contract's `Gemstone` type. */
export interface FitStone {
  /** One of the ten shape values. */
  readonly shape: string
  /** Millimetres. */
  readonly measLength: number
}

/** Lengths of a shape that a setting takes, in millimetres: from `lengthMin` on and below `lengthMax`. */
export interface StoneSizeRange {
  readonly shape: Shape
  readonly lengthMin: number
  readonly lengthMax: number
}

/** Why a stone does not fit. */
export const stoneMisfits = ['shape-not-made', 'too-small', 'too-large', 'between-sizes'] as const
export type StoneMisfit = (typeof stoneMisfits)[number]

export type StoneFit =
  | {
      readonly fits: true
      readonly shape: Shape
      /** The size option the stone needs. */
      readonly optionId: string
      /** Percent that it adds to the design price; 0 for a head that costs nothing more. */
      readonly stoneSizePercent: number
    }
  | {
      readonly fits: false
      readonly reason: StoneMisfit
      /** What the setting takes in the stone's shape; in every shape where it is not made in that one. */
      readonly ranges: readonly StoneSizeRange[]
    }

/** A head of a setting: what one size option says. */
export interface StoneSize {
  readonly optionId: string
  readonly lengthMin: number
  readonly lengthMax: number
  readonly stoneSizePercent: number
}

/**
 * Which stones a setting takes, in every shape it is made in (rules/stones#fit). Size options that meet
 * are one range; between two that do not lies a gap, and stones of that length do not fit.
 */
export function stoneSizeRanges(design: FitDesign): readonly StoneSizeRange[] {
  return shapesOf(design).flatMap((shape) => rangesOf(design, shape))
}

/**
 * Whether a stone fits a setting, or a pair, of which the larger counts (rules/stones#fit): by the size
 * option of its shape with lengthMin ≤ length < lengthMax. A setting with a Halo has options of its own for
 * Round and Oval. A pair of two shapes fits nothing. Throws without a stone.
 */
export function stoneFit(design: FitDesign, stones: readonly FitStone[]): StoneFit {
  const [largest] = stones.toSorted((a, b) => b.measLength - a.measLength)
  if (!largest) throw new RangeError('Nothing fits without a stone')
  const shape = shapesOf(design).find(({ value }) => value === largest.shape)
  const sizes =
    shape && stones.every(({ shape: value }) => value === shape.value) ? stoneSizesOf(design, shape) : []
  const [smallest] = sizes
  if (!shape || !smallest) return { fits: false, reason: 'shape-not-made', ranges: stoneSizeRanges(design) }
  const { measLength } = largest
  const size = sizes.find(({ lengthMin, lengthMax }) => lengthMin <= measLength && measLength < lengthMax)
  if (size) {
    return { fits: true, shape, optionId: size.optionId, stoneSizePercent: size.stoneSizePercent }
  }
  const longest = Math.max(...sizes.map(({ lengthMax }) => lengthMax))
  const reason =
    measLength < smallest.lengthMin ? 'too-small' : measLength >= longest ? 'too-large' : 'between-sizes'
  return { fits: false, reason, ranges: rangesOf(design, shape) }
}

/** The heads that a setting has for a shape, the smallest first; none when it is not made in it. */
export function stoneSizesOf(design: FitDesign, shape: Shape): readonly StoneSize[] {
  const options = design.attributes.find(({ name }) => name === stoneSizeAttribute)?.options ?? []
  const hasOwn = haloShapes.includes(shape.slug) && hasHalo(design)
  const ofHalo = hasOwn ? options.filter(({ name }) => name === `${shape.name} Halo`) : []
  const ofShape = ofHalo.length > 0 ? ofHalo : options.filter(({ name }) => name === shape.name)
  return ofShape
    .flatMap(({ id, price, lengthMin, lengthMax }) =>
      // An option without lengths says nothing of a stone.
      lengthMin == null || lengthMax == null
        ? []
        : [{ optionId: id, lengthMin, lengthMax, stoneSizePercent: price }],
    )
    .toSorted((a, b) => a.lengthMin - b.lengthMin)
}

/** The shapes with options of their own for settings with a halo. */
const haloShapes: readonly ShapeSlug[] = ['round-brilliant', 'oval-shape']

/** Whether small stones surround the stone: by the style, or by another feature that names a halo. */
function hasHalo({ fixedAttributes }: FitDesign): boolean {
  return fixedAttributes.some(({ optionName }) => /\bhalo\b/i.test(optionName))
}

function rangesOf(design: FitDesign, shape: Shape): StoneSizeRange[] {
  const ranges: StoneSizeRange[] = []
  for (const { lengthMin, lengthMax } of stoneSizesOf(design, shape)) {
    const last = ranges.at(-1)
    if (last && lengthMin <= last.lengthMax) {
      ranges.splice(-1, 1, { ...last, lengthMax: Math.max(last.lengthMax, lengthMax) })
    } else {
      ranges.push({ shape, lengthMin, lengthMax })
    }
  }
  return ranges
}

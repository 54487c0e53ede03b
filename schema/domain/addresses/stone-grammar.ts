import { encodeAttributes } from './attributes.ts'
import type { Bounds, ListingSelection } from './attributes.ts'
import {
  gemCertificates,
  gemClarities,
  gemColours,
  gemCuts,
  gemFinishes,
  gemFluorescences,
} from '../vocabulary/gemstone-grades.ts'
import type { StoneOption } from '../vocabulary/gemstone-grades.ts'
import { deliveryChoices } from '../delivery/gem-delivery.ts'
import { gemHues } from '../vocabulary/gem-hues.ts'
import { gemOrigins, gemstoneSorts, gemStoneTypes } from '../vocabulary/gemstones.ts'
import type { ListingGrammar } from './listing-grammar.ts'
import { shapes } from '../vocabulary/taxonomy.ts'
import type { Shape, ShapeSlug } from '../vocabulary/taxonomy.ts'

/**
 * How a list of stones may be filtered and sorted (rules/filters#stone-lists, rules/routes#attributes).
 * Shapes, kinds and origins are bare slugs; every other option says its filter first, because a grade such as
 * `very-good` is one of several: `polish-very-good`. What nobody has graded is an option beside a range of
 * grades.
 */
export const stoneOptions = {
  shape: shapes,
  gemType: gemStoneTypes,
  origin: gemOrigins,
  colour: ungraded('colour', gemColours),
  clarity: ungraded('clarity', gemClarities),
  cut: ungraded('cut', gemCuts),
  polish: [...prefixed('polish', graded(gemFinishes)), ...ungraded('polish', gemFinishes)],
  symmetry: [...prefixed('symmetry', graded(gemFinishes)), ...ungraded('symmetry', gemFinishes)],
  fluorescence: prefixed('fluorescence', gemFluorescences),
  certificate: prefixed('certificate', gemCertificates),
  image360: [{ slug: '360-image', name: '360° image', value: 'true' }],
  hue: prefixed('hue', gemHues),
  delivery: deliveryChoices,
} as const

/** The grades of each range in the order of the page: the best first, save a cut, from good to ideal. */
export const stoneGrades = {
  colour: graded(gemColours),
  clarity: graded(gemClarities),
  cut: graded(gemCuts).toReversed(),
} as const

export type StoneGroupKey = keyof typeof stoneOptions
export type StoneGradeKey = keyof typeof stoneGrades
export type StoneNumberKey = 'carat' | 'price' | 'ratio'
export type StoneRangeKey = StoneNumberKey | StoneGradeKey
export type StoneSortKey = (typeof gemstoneSorts)[number]['key']
export type StoneSelection = ListingSelection<StoneGroupKey, StoneRangeKey, StoneSortKey>

/** Lists of stones; shapes are several there (rules/filters#groups). */
export const stoneGrammar = {
  groups: [
    { key: 'shape', select: 'multi', options: stoneOptions.shape },
    { key: 'gemType', select: 'multi', options: stoneOptions.gemType },
    { key: 'origin', select: 'multi', options: stoneOptions.origin },
    { key: 'colour', select: 'multi', options: stoneOptions.colour },
    { key: 'clarity', select: 'multi', options: stoneOptions.clarity },
    { key: 'cut', select: 'multi', options: stoneOptions.cut },
    { key: 'polish', select: 'multi', options: stoneOptions.polish },
    { key: 'symmetry', select: 'multi', options: stoneOptions.symmetry },
    { key: 'fluorescence', select: 'multi', options: stoneOptions.fluorescence },
    { key: 'certificate', select: 'multi', options: stoneOptions.certificate },
    { key: 'image360', select: 'multi', options: stoneOptions.image360 },
    { key: 'hue', select: 'multi', options: stoneOptions.hue },
    { key: 'delivery', select: 'single', options: stoneOptions.delivery },
  ],
  ranges: [
    { key: 'carat', decimals: 2 },
    { key: 'price', decimals: 0 },
    { key: 'colour', grades: stoneGrades.colour },
    { key: 'clarity', grades: stoneGrades.clarity },
    { key: 'cut', grades: stoneGrades.cut },
    { key: 'ratio', decimals: 2 },
  ],
  sorts: gemstoneSorts,
} as const satisfies ListingGrammar

/**
 * The shapes a list of stones shows: those chosen, else the one in the setting's address, so that a list
 * without a filter already is of stones for the setting as it was chosen.
 */
export function shownShapes({ options }: StoneSelection, ownShape: ShapeSlug | null): readonly Shape[] {
  const chosen = shapes.filter(({ slug }) => options.shape.includes(slug))
  return chosen.length > 0 ? chosen : shapes.filter(({ slug }) => slug === ownShape)
}

/** The segment of a list of stones; a shape that is only the address's own goes without saying. */
export function stoneAttributes(selection: StoneSelection, ownShape: ShapeSlug | null): string {
  return encodeAttributes(stoneGrammar, withoutOwnShape(selection, ownShape))
}

/** A selection in which a shape that is only the address's own is not said: both list the same stones. */
export function withoutOwnShape(selection: StoneSelection, ownShape: ShapeSlug | null): StoneSelection {
  const isOwnOnly = selection.options.shape.every((slug) => slug === ownShape)
  return isOwnOnly ? { ...selection, options: { ...selection.options, shape: [] } } : selection
}

/** What a selection means to the API's list query, in its enums; shapes and bounds depend on the setting. */
export function stoneValues({ options, ranges, sort }: StoneSelection) {
  return {
    gemType: valuesOf(stoneOptions.gemType, options.gemType),
    origins: valuesOf(stoneOptions.origin, options.origin),
    colours: [
      ...valuesBetween(stoneGrades.colour, ranges.colour),
      ...valuesOf(stoneOptions.colour, options.colour),
    ],
    clarities: [
      ...valuesBetween(stoneGrades.clarity, ranges.clarity),
      ...valuesOf(stoneOptions.clarity, options.clarity),
    ],
    cuts: [...valuesBetween(stoneGrades.cut, ranges.cut), ...valuesOf(stoneOptions.cut, options.cut)],
    polishes: valuesOf(stoneOptions.polish, options.polish),
    symmetries: valuesOf(stoneOptions.symmetry, options.symmetry),
    fluorescences: valuesOf(stoneOptions.fluorescence, options.fluorescence),
    certificates: valuesOf(stoneOptions.certificate, options.certificate),
    is360Image: options.image360.length > 0,
    hues: valuesOf(stoneOptions.hue, options.hue),
    deliveries: stoneOptions.delivery
      .filter(({ slug }) => options.delivery.includes(slug))
      .flatMap(({ values }) => values),
    sort: (gemstoneSorts.find(({ key }) => key === sort) ?? gemstoneSorts[0]).argument,
  }
}

type OptionOf<Option extends StoneOption> = Readonly<Record<'slug' | 'name', string>> & {
  readonly value: Option['value']
}

/** Options that say their filter first: `certificate-gia`. */
function prefixed<Option extends StoneOption>(
  prefix: string,
  options: readonly Option[],
): readonly OptionOf<Option>[] {
  return options.map(({ slug, name, value }) => ({ slug: `${prefix}-${slug}`, name, value }))
}

/** The grades that somebody gave: all but NONE, which is no place on a scale. */
function graded<Option extends StoneOption>(options: readonly Option[]): readonly GradedOption<Option>[] {
  return options.filter((option): option is GradedOption<Option> => option.value !== 'NONE')
}

type GradedOption<Option extends StoneOption> = Exclude<Option, { readonly value: 'NONE' }>

/** The option of the stones that nobody has graded: `colour-not-graded`. */
function ungraded<Option extends StoneOption>(
  prefix: string,
  options: readonly Option[],
): readonly OptionOf<Option>[] {
  return options
    .filter(({ value }) => value === 'NONE')
    .map(({ name, value }) => ({ slug: `${prefix}-not-graded`, name, value }))
}

function valuesOf<Value extends string>(
  options: readonly { readonly slug: string; readonly value: Value }[],
  slugs: readonly string[],
): Value[] {
  return options.flatMap(({ slug, value }) => (slugs.includes(slug) ? value : []))
}

function valuesBetween<Value extends string>(
  grades: readonly { readonly value: Value }[],
  bounds: Bounds | undefined,
): Value[] {
  return bounds ? grades.slice(bounds.min, bounds.max + 1).map(({ value }) => value) : []
}

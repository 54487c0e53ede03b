import { isInStock } from '../delivery/delivery.ts'
import { defaultShape, shapeAttribute } from './design-shapes.ts'
import { optionsOf, stoneSizeAttribute } from './design.ts'
import type { AttributeOption, DesignAttribute, PricedDesign } from './design.ts'
import { displayedMetal } from './displayed-metal.ts'
import { metalAttribute } from './metals.ts'
import { optionsByNearness } from './nearest-option.ts'
import { soldCombinations } from './sold-combinations.ts'
import { subCategoryIds } from '../vocabulary/taxonomy.ts'

export const widthAttribute = 'Width'
export const weightAttribute = 'Weight'
export const totalCaratAttribute = 'Total Carat Weight'
export const chainLengthAttribute = 'Chain Length'
export const fingerSizeAttribute = 'Finger Size'
export const engravingAttribute = 'Engraving'

/** What is not chosen with the piece: who wears it has a size and a lettering, and a setting its stone. */
const notOfThePiece = new Set([fingerSizeAttribute, engravingAttribute, stoneSizeAttribute])

/** What the rules read of a finished piece: fields of the contract's `Design` type. */
export interface ProductDesign extends Pick<PricedDesign, 'sku' | 'attributes'> {
  readonly subCategory: { readonly id: string }
  readonly purchaseAvailability: 'ALWAYS' | 'STOCK'
  readonly stock: readonly { readonly stockStatus: string; readonly attributes: readonly string[] }[]
}

/** One option of each of a piece's choices. */
export interface ProductChoice {
  /** By the name of the choice. */
  readonly options: Readonly<Record<string, AttributeOption>>
  /** In the order in which prices are added: metal, shape, then the design's own. */
  readonly optionIds: readonly string[]
}

/** Ids of options that are asked for, by the name of the choice. */
export type AskedOptions = Readonly<Record<string, string>>

/** What a shopper chooses one option each of, in the order in which prices are added. */
export function productAttributes({ attributes }: Pick<PricedDesign, 'attributes'>): DesignAttribute[] {
  const offered = attributes.filter(({ name, options }) => options.length > 0 && !notOfThePiece.has(name))
  const first = offered.filter((attribute) => rank(attribute) >= 0).toSorted((a, b) => rank(a) - rank(b))
  return [...first, ...offered.filter((attribute) => rank(attribute) < 0)]
}

/**
 * A whole choice of a piece: what is `fixed`, else what is `preferred`, else the shop's defaults
 * (rules/products#defaults). A piece that is sold from stock only is shown as it lies there: the nearest to
 * that choice. One that is sold out is shown as it was asked for; `isMade` says that it is not to be had.
 */
export function productChoice(
  design: ProductDesign,
  fixed: AskedOptions = {},
  preferred: AskedOptions = {},
): ProductChoice {
  const asked = askedChoice(design, fixed, preferred)
  return isMade(design, asked) ? asked : (nearestMade(design, asked, Object.keys(fixed)) ?? asked)
}

/** The choice that has these options; null when the piece has none of one of its choices among them. */
export function choiceOfOptions(design: ProductDesign, optionIds: readonly string[]): ProductChoice | null {
  const chosen = productAttributes(design).flatMap(({ name, options }) => {
    const option = options.find(({ id }) => optionIds.includes(id))
    return option ? [[name, option] as const] : []
  })
  return chosen.length === productAttributes(design).length ? choiceOf(chosen) : null
}

/** Metal before shape; -1 for all others, which stay in the design's own order. */
function rank({ name }: DesignAttribute): number {
  return [metalAttribute, shapeAttribute].indexOf(name)
}

/** Whether a piece is to be had as chosen: every way when it is made to order, else as it lies in stock. */
export function isMade(design: ProductDesign, { optionIds }: Pick<ProductChoice, 'optionIds'>): boolean {
  return design.purchaseAvailability === 'ALWAYS' || isInStock({ stock: design.stock, optionIds })
}

/** An option as a page offers it beside what is chosen. */
export interface OfferedOption {
  readonly option: AttributeOption
  readonly isChosen: boolean
  /** The choice with this option and all others as they are; null when that is not made. */
  readonly choice: ProductChoice | null
  /** The nearest choice with this option that is made; null when there is none. */
  readonly nearest: ProductChoice | null
}

/** The options of one choice of a piece, each with what taking it leads to. */
export function offeredOptions(
  design: ProductDesign,
  chosen: ProductChoice,
  attributeName: string,
): OfferedOption[] {
  return optionsOf(design, attributeName).map((option) => {
    const choice = choiceOf(
      Object.entries(chosen.options).map(([name, other]) => [name, name === attributeName ? option : other]),
    )
    if (isMade(design, choice)) {
      return { option, isChosen: isOption(chosen, attributeName, option), choice, nearest: choice }
    }
    const nearest = nearestMade(design, choice, [attributeName])
    return {
      option,
      isChosen: isOption(chosen, attributeName, option),
      choice: null,
      nearest: nearest && isOption(nearest, attributeName, option) ? nearest : null,
    }
  })
}

/** The finger sizes a piece is to be had in as chosen, by name: all it is made in, or those in stock. */
export function soldFingerSizes(design: ProductDesign, { optionIds }: ProductChoice): string[] {
  const sizes = optionsOf(design, fingerSizeAttribute)
  const sold = soldCombinations(design)
  if (!sold) return sizes.map(({ name }) => name)
  const fitting = sold.filter((ids) => optionIds.every((id) => ids.includes(id)))
  return sizes.flatMap(({ id, name }) => (fitting.some((ids) => ids.includes(id)) ? [name] : []))
}

function askedChoice(design: ProductDesign, fixed: AskedOptions, preferred: AskedOptions): ProductChoice {
  return choiceOf(
    productAttributes(design).flatMap((attribute) => {
      const { name, options } = attribute
      const byId = (id: string | undefined) => options.find((option) => option.id === id)
      const option = byId(fixed[name]) ?? byId(preferred[name]) ?? defaultOption(design, attribute)
      return option ? [[name, option] as const] : []
    }),
  )
}

/**
 * The combination in stock that is nearest: with most of what must be, then the nearest metal, then most of the
 * rest and the nearest of it.
 */
function nearestMade(
  design: ProductDesign,
  asked: ProductChoice,
  fixedNames: readonly string[],
): ProductChoice | null {
  const candidates = (soldCombinations(design) ?? []).flatMap((ids) => choiceOfOptions(design, ids) ?? [])
  const nearest = Object.entries(asked.options).map(([name, { name: text }]) => ({
    name,
    ids: optionsByNearness(name, optionsOf(design, name), text).map(({ id }) => id),
  }))
  const ranked = candidates.map((choice) => ({ choice, rank: distance(nearest, choice, fixedNames) }))
  return ranked.toSorted((a, b) => compareRanks(a.rank, b.rank))[0]?.choice ?? null
}

function distance(
  /** Of each choice the ids of its options, what is asked for first and then the nearest to it. */
  nearest: readonly { readonly name: string; readonly ids: readonly string[] }[],
  { options }: ProductChoice,
  fixedNames: readonly string[],
): readonly number[] {
  const steps = nearest.map(({ name, ids }) => ({ name, count: ids.indexOf(options[name]?.id ?? '') }))
  const differing = steps.filter(({ count }) => count !== 0)
  return [
    differing.filter(({ name }) => fixedNames.includes(name)).length,
    steps.find(({ name }) => name === metalAttribute)?.count ?? 0,
    differing.length,
    steps.reduce((sum, { count }) => sum + count, 0),
  ]
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  // Of equal ranks there is none, at which neither has anything.
  const index = a.findIndex((value, place) => value !== b[place])
  return (a[index] ?? 0) - (b[index] ?? 0)
}

/**
 * The shop's own choice (rules/products#defaults): the metal a card shows, Round
 * Brilliant, a width of 2.50 for eternity rings and else of 3.00, Medium, 0.20 carats, a chain of 18 inches
 * a bracelet of 7 or an anklet of 9.5; the first option where the piece is not made so.
 */
function defaultOption(
  design: ProductDesign,
  { name, options }: DesignAttribute,
): AttributeOption | undefined {
  if (name === metalAttribute) {
    const sold = soldCombinations(design)?.flat() ?? []
    const offered = options.filter(({ id }) => sold.length === 0 || sold.includes(id))
    return displayedMetal({ sku: design.sku, attributes: [{ name, options: offered }] }) ?? options[0]
  }
  if (name === shapeAttribute) {
    const shape = defaultShape(design)
    return options.find(({ id }) => shape?.ids.some((shapeId) => shapeId === id)) ?? options[0]
  }
  const isEternity = design.subCategory.id === subCategoryIds.eternityRing
  const names: Readonly<Record<string, readonly string[]>> = {
    [widthAttribute]: [isEternity ? '2.50' : '3.00'],
    [weightAttribute]: ['Medium'],
    [totalCaratAttribute]: ['0.20'],
    [chainLengthAttribute]: ['18"', '7"', '9.5"'],
  }
  return options.find((option) => names[name]?.includes(option.name)) ?? options[0]
}

function choiceOf(chosen: readonly (readonly [string, AttributeOption])[]): ProductChoice {
  return { options: Object.fromEntries(chosen), optionIds: chosen.map(([, { id }]) => id) }
}

function isOption({ options }: ProductChoice, attributeName: string, { id }: AttributeOption): boolean {
  return options[attributeName]?.id === id
}

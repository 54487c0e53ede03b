import { product } from './addresses.ts'
import { optionsOf } from '../design/design.ts'
import type { AttributeOption, PricedDesign } from '../design/design.ts'
import { metalAttribute, metalNameOfSlug, metalOptionBySlug, metalSlug } from '../design/metals.ts'
import { optionsByNearness } from '../design/nearest-option.ts'
import {
  isMade,
  productChoice,
  totalCaratAttribute,
  weightAttribute,
  widthAttribute,
} from '../design/product-choice.ts'
import type { ProductChoice, ProductDesign, AskedOptions } from '../design/product-choice.ts'
import { ownFamily } from './product-families.ts'
import type { ProductFamily } from './product-families.ts'
import { soldCombinations } from '../design/sold-combinations.ts'

/**
 * What the path of a product says after its sku; a decimal point is a dash there
 * (rules/routes#product-routes).
 */
export interface ProductSegments {
  readonly metal?: string | undefined
  /** Millimetres of a band, or carats in total: `2-50`. */
  readonly size?: string | undefined
  readonly weight?: string | undefined
}

/** What an address asks for in one choice, in the names of the contract: of Width `9.00`, of Metal `Rose Gold`. */
export interface AskedOption {
  readonly attributeName: string
  readonly optionName: string
}

/** A piece as an address asks for it. */
export interface AddressedProduct {
  readonly choice: ProductChoice
  /** Ids of the options that the address itself names; the price ranges over what it leaves open. */
  readonly namedIds: readonly string[]
  /**
   * What the address asked for that the piece is not made in; where there is any, and where `notInStock` says so,
   * this is the nearest that is to be had.
   */
  readonly notMade: readonly AskedOption[]
  /** What it asked for that the piece is made in, but does not lie in stock: by itself, else all of it together. */
  readonly notInStock: readonly AskedOption[]
}

const sizeForm = /^\d{1,2}-\d{2}$/
const weightNames: Readonly<Record<string, string>> = {
  light: 'Light',
  medium: 'Medium',
  heavy: 'Heavy',
  'extra-heavy': 'Extra Heavy',
}

/**
 * What an address of a family chooses of a piece; what it leaves out is `preferred`, or the shop's default.
 * What the piece is not made in is left to the nearest that it is made in. Null for an address that says
 * nothing at all: a metal, a size or a weight that no piece has.
 */
export function addressedProduct(
  design: ProductDesign,
  family: ProductFamily,
  segments: ProductSegments,
  preferred: AskedOptions = {},
): AddressedProduct | null {
  const parts = partsOf(design, family, segments)
  if (!parts) return null
  // What is not made stands for the nearest that is, before what a shopper chose elsewhere.
  const wanted = parts.flatMap(({ asked, option, nearest }) => {
    const taken = option ?? nearest
    return taken ? [[asked.attributeName, taken.id] as const] : []
  })
  const choice = productChoice(design, Object.fromEntries(wanted), preferred)
  return {
    choice,
    namedIds: parts.flatMap(({ option }) =>
      option && choice.optionIds.includes(option.id) ? [option.id] : [],
    ),
    notMade: parts.flatMap(({ option, asked }) => (option ? [] : [asked])),
    notInStock: missingOf(design, choice, parts),
  }
}

/** What of the parts does not lie in stock; none of a piece that is sold out, of which the page says so. */
function missingOf(design: ProductDesign, choice: ProductChoice, parts: readonly NamedPart[]): AskedOption[] {
  const made = parts.filter(({ option }) => option !== null)
  const isMet = made.every(({ option }) => option && choice.optionIds.includes(option.id))
  if (isMet || !isMade(design, choice)) return []
  const sold = soldCombinations(design)?.flat() ?? []
  const alone = made.filter(({ option }) => option && !sold.includes(option.id))
  return (alone.length > 0 ? alone : made).map(({ asked }) => asked)
}

/** The one address of a piece as chosen; null for a setting, which is built at `/create`. */
export function productAddress(
  design: ProductDesign,
  { options }: Pick<ProductChoice, 'options'>,
): string | null {
  const family = ownFamily(design)
  if (!family) return null
  const metal = options[metalAttribute]
  if (!metal) return product(family.path, design.sku)
  const { size, weight } = pathAttributes(design, family)
  return product(family.path, design.sku, {
    metal: metalSlug(optionsOf(design, metalAttribute), metal),
    size: size === null ? undefined : options[size]?.name.replace('.', '-'),
    weight: weight === null ? undefined : options[weight] && weightSlug(options[weight]),
  })
}

/**
 * The choice that the address of a choice shows: what no address can name, such as the length of a chain, is
 * the shop's default there.
 */
export function choiceAtAddress(
  design: ProductDesign,
  { options }: Pick<ProductChoice, 'options'>,
): ProductChoice {
  const family = ownFamily(design)
  const { size, weight } = family ? pathAttributes(design, family) : { size: null, weight: null }
  const named = [metalAttribute, size, weight].flatMap((name): [string, string][] => {
    const option = name === null ? undefined : options[name]
    return name !== null && option ? [[name, option.id]] : []
  })
  return productChoice(design, Object.fromEntries(named))
}

/** The choices that the address of a piece can name, by what its parts are called; null for one it cannot. */
export function pathAttributes(
  design: Pick<PricedDesign, 'attributes'>,
  { size, hasWeight }: Pick<ProductFamily, 'size' | 'hasWeight'>,
): { readonly size: string | null; readonly weight: string | null } {
  const sizeName = size === 'width' ? widthAttribute : totalCaratAttribute
  const hasSize = size !== null && optionsOf(design, sizeName).length > 0
  // A weight stands behind a size: without one there is no place for it.
  const hasOwnWeight = hasSize && hasWeight && optionsOf(design, weightAttribute).length > 0
  return { size: hasSize ? sizeName : null, weight: hasOwnWeight ? weightAttribute : null }
}

interface NamedPart {
  readonly asked: AskedOption
  /** Null when the piece is not made in it. */
  readonly option: AttributeOption | null
  /** What is nearest to it of what the piece is made in; null when there is nothing of the kind. */
  readonly nearest: AttributeOption | null
}

function partsOf(
  design: ProductDesign,
  family: ProductFamily,
  { metal, size, weight }: ProductSegments,
): NamedPart[] | null {
  const parts = [
    metal === undefined ? undefined : metalPart(design, metal),
    size === undefined ? undefined : sizePart(design, family, size),
    weight === undefined ? undefined : weightPart(design, family, weight),
  ]
  return parts.includes(null) ? null : parts.flatMap((part) => part ?? [])
}

function metalPart(design: ProductDesign, slug: string): NamedPart | null {
  const options = optionsOf(design, metalAttribute)
  const text = metalNameOfSlug(slug)
  if (text === null) return null
  const option = metalOptionBySlug(options, slug) ?? options.find(({ name }) => name === text) ?? null
  return namedPart(design, metalAttribute, option, text)
}

function namedPart(
  design: ProductDesign,
  attributeName: string,
  option: AttributeOption | null,
  optionName: string,
): NamedPart {
  const nearest = optionsByNearness(attributeName, optionsOf(design, attributeName), optionName)[0] ?? null
  return { asked: { attributeName, optionName }, option, nearest }
}

function sizePart(design: ProductDesign, family: ProductFamily, slug: string): NamedPart | null {
  if (family.size === null || !sizeForm.test(slug)) return null
  const name = family.size === 'width' ? widthAttribute : totalCaratAttribute
  const number = slug.replace('-', '.')
  const option = optionsOf(design, name).find((each) => each.name === number) ?? null
  return namedPart(design, name, option, number)
}

function weightPart(design: ProductDesign, family: ProductFamily, slug: string): NamedPart | null {
  const text = Object.hasOwn(weightNames, slug) ? weightNames[slug] : undefined
  if (!family.hasWeight || text === undefined) return null
  const option = optionsOf(design, weightAttribute).find(({ name }) => name === text) ?? null
  return namedPart(design, weightAttribute, option, text)
}

function weightSlug({ name }: AttributeOption): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

import type { AttributeOption } from './design.ts'
import { metalColours } from '../vocabulary/taxonomy.ts'
import type { MetalColour, MetalColourSlug } from '../vocabulary/taxonomy.ts'

/** The attribute whose options are metals (rules/taxonomy#attributes). */
export const metalAttribute = 'Metal'

const goldCarats = [18, 14, 9] as const
export type GoldCarat = (typeof goldCarats)[number]
/** Parts of pure metal in a thousand, as struck on the piece. */
export type Fineness = 375 | 585 | 750 | 950

/** A metal as designs offer it: a colour, and for gold how fine it is. */
export interface Metal {
  readonly colour: MetalColourSlug
  /** Null for platinum and palladium, which the shop sells in one fineness. */
  readonly carat: GoldCarat | null
}

/** All that the rules read of a metal option. */
export type MetalOption = Pick<AttributeOption, 'id' | 'name'>

/** The place of each colour in the shop's order. */
const colourRanks = Object.fromEntries(metalColours.map(({ slug }, rank) => [slug, rank])) as Readonly<
  Record<MetalColourSlug, number>
> // every colour is in the list that the type is made from

const goldFineness: Readonly<Record<GoldCarat, Fineness>> = { 18: 750, 14: 585, 9: 375 }

/** The names that were read already: a list of designs says the same few hundreds of times. */
const read = new Map<string, Metal | null>()

/** The metal that an option's name says: `18ct Yellow Gold`, `Platinum`; null when it says none we know. */
export function parseMetal(optionName: string): Metal | null {
  let metal = read.get(optionName)
  if (metal === undefined) {
    metal = readMetal(optionName)
    read.set(optionName, metal)
  }
  return metal
}

function readMetal(optionName: string): Metal | null {
  const [, caratText, colourName] = /^(?:(9|14|18)ct )?(.+)$/.exec(optionName) ?? []
  const colour = metalColours.find(({ name }) => name === colourName)
  const carat = goldCarats.find((known) => String(known) === caratText) ?? null
  if (!colour || isGold(colour) !== (carat !== null)) return null
  return { colour: colour.slug, carat }
}

/** Parts in a thousand: 18ct 750, 14ct 585, 9ct 375, platinum and palladium 950. */
export function finenessOf({ carat }: Metal): Fineness {
  return carat === null ? 950 : goldFineness[carat]
}

/** The name beside a choice: `18ct Yellow Gold`, `Platinum (950)` (rules/products#metals). */
export function metalDisplayName(metal: Metal): string {
  const { name } = colourOf(metal)
  return metal.carat === null ? `${name} (${finenessOf(metal)})` : `${metal.carat}ct ${name}`
}

/** The metals of a design in the shop's order: colours as in the taxonomy, the highest carat first. */
export function inMetalOrder<Option extends MetalOption>(options: readonly Option[]): Option[] {
  return options
    .flatMap((option) => {
      const metal = parseMetal(option.name)
      return metal ? [{ option, rank: colourRanks[metal.colour], carat: metal.carat ?? 0 }] : []
    })
    .toSorted((a, b) => a.rank - b.rank || b.carat - a.carat)
    .map(({ option }) => option)
}

/** One metal a colour, each in the highest carat the design is made in: the swatches of a card. */
export function highestCarats<Option extends MetalOption>(options: readonly Option[]): Option[] {
  return inMetalOrder(options).filter(({ name }, index, ordered) => {
    const before = ordered[index - 1]
    return !before || parseMetal(before.name)?.colour !== parseMetal(name)?.colour
  })
}

/**
 * The metal in an address (rules/routes#metals-in-addresses): the colour for the highest carat the design is
 * made in, `9ct-yellow-gold` for another. Throws when the option is not among the design's.
 */
export function metalSlug(options: readonly MetalOption[], option: MetalOption): string {
  const metal = parseMetal(option.name)
  if (!metal || !options.some(({ id }) => id === option.id)) {
    throw new RangeError(`Not a metal of this design: ${option.name}`)
  }
  const isHighest = !options.some(({ name }) => isSameColourButFiner(parseMetal(name), metal))
  return isHighest ? metal.colour : `${metal.carat}ct-${metal.colour}`
}

function isSameColourButFiner(other: Metal | null, { colour, carat }: Metal): boolean {
  return other !== null && other.colour === colour && (other.carat ?? 0) > (carat ?? 0)
}

/** The option that an address names, the inverse of `metalSlug`; null when the design is not made in it. */
export function metalOptionBySlug<Option extends MetalOption>(
  options: readonly Option[],
  slug: string,
): Option | null {
  return inMetalOrder(options).find((option) => metalSlug(options, option) === slug) ?? null
}

/**
 * The metal that an address asks for, whatever a design is made in, as options are named: `14ct Yellow Gold`,
 * `Platinum`, or `Yellow Gold` for the highest carat. Null when it names no metal of the shop.
 */
export function metalNameOfSlug(slug: string): string | null {
  const [, carat, colourSlug] = /^(?:(9|14|18)ct-)?(.+)$/.exec(slug) ?? []
  const colour = metalColours.find((known) => known.slug === colourSlug)
  if (!colour || (carat && !isGold(colour))) return null
  return carat ? `${carat}ct ${colour.name}` : colour.name
}

function isGold(colour: MetalColour): boolean {
  return colour.slug.endsWith('-gold')
}

function colourOf({ colour }: Metal): MetalColour {
  // Every slug of the type is in the list the type is made from.
  return metalColours.find(({ slug }) => slug === colour)!
}

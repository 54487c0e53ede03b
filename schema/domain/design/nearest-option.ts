import type { AttributeOption } from './design.ts'
import { inMetalOrder, metalAttribute, parseMetal } from './metals.ts'
import { metalColours } from '../vocabulary/taxonomy.ts'
import type { MetalColourSlug } from '../vocabulary/taxonomy.ts'

/** Colours that look most like a metal, the likest first: the white metals are one tone, the warm ones another. */
const sameTone: Readonly<Record<MetalColourSlug, readonly MetalColourSlug[]>> = {
  platinum: ['palladium', 'white-gold'],
  palladium: ['platinum', 'white-gold'],
  'white-gold': ['platinum', 'palladium'],
  'yellow-gold': ['rose-gold'],
  'rose-gold': ['yellow-gold'],
}

/** How heavy bands are made, the lightest first. */
const bandWeights: readonly string[] = ['Light', 'Medium', 'Heavy', 'Extra Heavy']

/** What the rule reads of an option. */
type NamedOption = Pick<AttributeOption, 'id' | 'name'>

/**
 * The options of a choice, the nearest to what is asked for first. Of metals the same colour in the nearest
 * carat, then the same tone, then the others in the shop's order; of widths, carats, lengths and weights the
 * nearest in size, the smaller of two equally near; of all else the fewest steps in the design's own order.
 *
 * @param asked as an option is named: `14ct Yellow Gold`, `9.75`; a gold without a carat is of the highest.
 */
export function optionsByNearness<Option extends NamedOption>(
  attributeName: string,
  options: readonly Option[],
  asked: string,
): readonly Option[] {
  if (attributeName === metalAttribute) return metalsByNearness(options, asked)
  const size = sizeIn(asked)
  if (size !== null && options.every(({ name }) => sizeIn(name) !== null)) {
    const sizeOf = ({ name }: Option) => sizeIn(name) ?? size
    const distanceOf = (option: Option) => Math.abs(sizeOf(option) - size)
    return options.toSorted((a, b) => distanceOf(a) - distanceOf(b) || sizeOf(a) - sizeOf(b))
  }
  // Where it is none of them, all stand in their own order behind it.
  const at = options.findIndex(({ name }) => name === asked)
  const stepsTo = (option: Option) => Math.abs(options.indexOf(option) - at)
  return options.toSorted((a, b) => stepsTo(a) - stepsTo(b))
}

function metalsByNearness<Option extends NamedOption>(
  options: readonly Option[],
  asked: string,
): readonly Option[] {
  const ordered = inMetalOrder(options)
  const colour = metalColours.find(({ name }) => asked.endsWith(name))?.slug
  if (!colour) return ordered
  const likest = [colour, ...sameTone[colour]]
  const carat = parseMetal(asked)?.carat ?? 18
  const rankOf = ({ name }: Option) => {
    const metal = parseMetal(name)
    const tone = metal ? likest.indexOf(metal.colour) : -1
    // What is of another tone keeps the shop's order.
    return tone < 0 ? [likest.length, 0] : [tone, Math.abs((metal?.carat ?? carat) - carat)]
  }
  return ordered
    .map((option) => ({ option, rank: rankOf(option) }))
    .toSorted((a, b) => (a.rank[0] ?? 0) - (b.rank[0] ?? 0) || (a.rank[1] ?? 0) - (b.rank[1] ?? 0))
    .map(({ option }) => option)
}

/** Millimetres, carats or inches in a name, `2.50` or `18"`, or which of the weights it is; null for neither. */
function sizeIn(name: string): number | null {
  if (bandWeights.includes(name)) return bandWeights.indexOf(name)
  const [digits] = /^\d+(?:\.\d+)?/.exec(name) ?? []
  return digits === undefined ? null : Number(digits)
}

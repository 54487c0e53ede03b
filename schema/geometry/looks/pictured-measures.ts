/**
 * What the stones weigh that the pictures show: the main stone of a ring or a pendant, each of a pair, or all stones
 * together of a piece that is sold with them: 1.00 ct.
 */
export const picturedCaratAttribute = 'Pictured Carat'

/** The width of the band that the pictures show, where a shopper chooses among several: 2.50 mm. */
export const picturedWidthAttribute = 'Pictured Width'
/** How large the pictures show what a piece is known by, where pieces differ in nothing else: 8 mm. */
export const picturedSizeAttribute = 'Pictured Size'

interface SaidDesign {
  readonly fixedAttributes: readonly { readonly name: string; readonly optionName: string }[]
}

/** Carats of the stones that the pictures of a design show; null where it says none. */
export function picturedCaratOf(design: SaidDesign): number | null {
  return measureOf(design, picturedCaratAttribute)
}

/** Millimetres that the band in the pictures of a design is wide; null where it says none. */
export function picturedWidthOf(design: SaidDesign): number | null {
  return measureOf(design, picturedWidthAttribute)
}

/** Millimetres across what a design is known by in its pictures; null where it says none. */
export function picturedSizeOf(design: SaidDesign): number | null {
  return measureOf(design, picturedSizeAttribute)
}

function measureOf({ fixedAttributes }: SaidDesign, attribute: string): number | null {
  const pictured = fixedAttributes.find(({ name }) => name === attribute)
  return pictured ? Number.parseFloat(pictured.optionName) : null
}

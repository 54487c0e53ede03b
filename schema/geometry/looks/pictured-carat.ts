/**
 * What the stones weigh that the pictures show: the main stone of a ring or a pendant, each of a pair, or all stones
 * together of a piece that is sold with them: 1.00 ct.
 */
export const picturedCaratAttribute = 'Pictured Carat'

interface SaidDesign {
  readonly fixedAttributes: readonly { readonly name: string; readonly optionName: string }[]
}

/** Carats of the stones that the pictures of a design show; null where it says none. */
export function picturedCaratOf({ fixedAttributes }: SaidDesign): number | null {
  const pictured = fixedAttributes.find(({ name }) => name === picturedCaratAttribute)
  return pictured ? Number.parseFloat(pictured.optionName) : null
}

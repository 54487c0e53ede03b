import { optionsOf } from './design.ts'
import type { PricedDesign } from './design.ts'
import type { EngravingPlace, LetterPlace, TextPlace } from '../vocabulary/engraving.ts'
import { widthAttribute } from './product-choice.ts'
import { subCategoryIds } from '../vocabulary/taxonomy.ts'

const { pendant, earring, jewelleryEarring, necklace, bracelet } = subCategoryIds
const pendantSides: readonly string[] = [pendant, earring, jewelleryEarring, necklace]

/**
 * What a fixed attribute is called that says how many letters a piece carries where they are seen: `1` for one
 * that is its letter, `0 to 3` for one that may stay plain.
 */
export const lettersAttribute = 'Letters'

/** What the rule reads of a design: fields of the contract's `Design` type. */
export interface EngravedDesign extends Pick<PricedDesign, 'attributes'> {
  readonly subCategory: { readonly id: string }
  readonly dimensions?: { readonly bandWidthMm: number } | null
  readonly fixedAttributes?: readonly { readonly name: string; readonly optionName: string }[]
}

/** Where a piece is engraved: where its letters stand if it has any, else where a text is put. */
export function engravingPlaceOf(design: EngravedDesign, optionIds: readonly string[] = []): EngravingPlace {
  return letterPlaceOf(design) ?? textPlaceOf(design, optionIds)
}

/**
 * Where a text is put on a piece: on a side of what hangs, along a bracelet, else inside a band, which is as wide
 * as chosen, or as the workshop has measured it: a wedding band of 3 mm takes more letters (rules/products#engraving).
 */
export function textPlaceOf(
  design: Pick<EngravedDesign, 'subCategory' | 'dimensions' | 'attributes'>,
  optionIds: readonly string[] = [],
): TextPlace {
  const { subCategory, dimensions } = design
  if (pendantSides.includes(subCategory.id)) return { kind: 'pendant-side' }
  if (subCategory.id === bracelet) return { kind: 'bracelet' }
  const width = optionsOf(design, widthAttribute).find(({ id }) => optionIds.includes(id))
  return { kind: 'ring', bandWidthMm: width ? Number(width.name) : (dimensions?.bandWidthMm ?? null) }
}

/** How many letters a piece carries where they are seen; null for one that has none, or is engraved elsewhere. */
export function letterPlaceOf({
  fixedAttributes = [],
}: Pick<EngravedDesign, 'fixedAttributes'>): LetterPlace | null {
  const written = fixedAttributes.find(({ name }) => name === lettersAttribute)?.optionName ?? ''
  const [, least, most] = /^(?:(\d) to )?(\d)$/.exec(written) ?? []
  return most === undefined ? null : { kind: 'letters', least: Number(least ?? most), most: Number(most) }
}

import { optionsOf } from './design.ts'
import type { PricedDesign } from './design.ts'
import type { EngravingPlace } from './engraving.ts'
import { widthAttribute } from './product-choice.ts'
import { subCategoryIds } from './taxonomy.ts'

const { pendant, earring, jewelleryEarring, necklace, bracelet } = subCategoryIds
const pendantSides: readonly string[] = [pendant, earring, jewelleryEarring, necklace]

/** What the rule reads of a design: fields of the contract's `Design` type. */
export interface EngravedDesign extends Pick<PricedDesign, 'attributes'> {
  readonly subCategory: { readonly id: string }
  readonly dimensions?: { readonly bandWidthMm: number } | null
}

/**
 * Where a piece is engraved: on a side of what hangs, along a bracelet, else inside a band, which is as wide
 * as chosen, or as the workshop has measured it.
 */
export function engravingPlaceOf(design: EngravedDesign, optionIds: readonly string[] = []): EngravingPlace {
  const { subCategory, dimensions } = design
  if (pendantSides.includes(subCategory.id)) return { kind: 'pendant-side' }
  if (subCategory.id === bracelet) return { kind: 'bracelet' }
  const width = optionsOf(design, widthAttribute).find(({ id }) => optionIds.includes(id))
  return { kind: 'ring', bandWidthMm: width ? Number(width.name) : (dimensions?.bandWidthMm ?? null) }
}

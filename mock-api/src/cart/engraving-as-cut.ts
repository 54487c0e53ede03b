import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import { engravingPlaceOf } from '@shop/schema/domain/design/product-engraving'
import { checkEngravingIn } from '@shop/schema/domain/vocabulary/engraving'
import type { PieceChoice } from './piece-choice.ts'

/**
 * The engraving of a choice without problems as it is cut (rules/products#engraving): in capitals, without spaces at its
 * ends or two in a row, and for letters without any. It is the text that was counted. Null for none.
 */
export function engravingAsCut(
  design: DesignRecord | undefined,
  { engraving, optionIds }: Pick<PieceChoice, 'engraving' | 'optionIds'>,
): PieceChoice['engraving'] {
  if (engraving === null || design === undefined) return engraving
  const { text } = checkEngravingIn(engravingPlaceOf(design, optionIds), engraving.text)
  return { ...engraving, text: text.trim() }
}

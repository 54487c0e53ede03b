import { optionsOf } from '@shop/schema/domain/design'
import { checkEngraving, engravingLimit, type EngravingFont } from '@shop/schema/domain/engraving'
import { engravingPlaceOf } from '@shop/schema/domain/product-engraving'
import { chainLengthOf } from './chain-length.ts'
import type { MadeToOrder } from './made-to-order.ts'
import type { Setting } from './setting-choice.ts'

/** What makes a piece one person's, as far as a design can be made so. */
export interface MadeChoices {
  /** Null while none is chosen that the design is made in: the shop then sends a ring sizer. */
  readonly fingerSize: string | null
  /** Whether a sizer is needed, asked for or not: a ring is not made without a size. */
  readonly isSizeUnsure: boolean
  /** Null without a text. */
  readonly engraving: { readonly font: EngravingFont; readonly text: string } | null
  /** Characters that do not fit inside this band; 0 when the text fits. */
  readonly engravingExcess: number
  /** The length of its chain by the name of its option; null for a piece without a choice of one. */
  readonly chainLength: string | null
}

/**
 * What is remembered of size and engraving, for this design as it is chosen: another may be made in neither.
 * `sizes` are those that it is to be had in, all it is made in unless said otherwise.
 */
export function madeChoices(
  design: Setting,
  madeToOrder: Readonly<MadeToOrder>,
  optionIds: readonly string[] = [],
  sizes: readonly string[] = optionsOf(design, 'Finger Size').map(({ name }) => name),
): MadeChoices {
  const fingerSize = sizes.find((name) => name === madeToOrder.fingerSize) ?? null
  const isEngravable = optionsOf(design, 'Engraving').length > 0
  const limit = engravingLimit(engravingPlaceOf(design, optionIds))
  const { text, excess } = checkEngraving(madeToOrder.engravingText.trim(), limit)
  const isEngraved = isEngravable && text !== ''
  return {
    fingerSize,
    isSizeUnsure: sizes.length > 0 && fingerSize === null,
    engraving: isEngraved ? { font: madeToOrder.engravingFont, text } : null,
    engravingExcess: isEngraved ? excess : 0,
    chainLength: chainLengthOf(design, madeToOrder.chainLengths[design.sku])?.name ?? null,
  }
}

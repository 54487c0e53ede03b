import { optionsOf } from '@shop/schema/domain/design/design'
import {
  checkEngravingIn,
  type EngravingFont,
  type LetterPlace,
} from '@shop/schema/domain/vocabulary/engraving'
import { engravingPlaceOf, letterPlaceOf } from '@shop/schema/domain/design/product-engraving'
import { chainLengthOf } from '../size/chain-length.ts'
import type { Personalisation } from './personalisation.ts'
import type { Design } from '../design.ts'

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
  /** How many letters the piece carries where they are seen; null for one that is engraved elsewhere, or not. */
  readonly letters: LetterPlace | null
  /** The length of its chain by the name of its option; null for a piece without a choice of one. */
  readonly chainLength: string | null
}

/**
 * What is remembered of size and engraving, for this design as it is chosen: another may be made in neither.
 * `sizes` are those that it is to be had in, all it is made in unless said otherwise.
 */
export function madeChoices(
  design: Design,
  personalisation: Readonly<Personalisation>,
  optionIds: readonly string[] = [],
  sizes: readonly string[] = optionsOf(design, 'Finger Size').map(({ name }) => name),
): MadeChoices {
  const { fingerSize: chosen } = withOnlySize(personalisation, sizes)
  const fingerSize = sizes.find((name) => name === chosen) ?? null
  const isEngravable = optionsOf(design, 'Engraving').length > 0
  const place = engravingPlaceOf(design, optionIds)
  const { text, excess } = checkEngravingIn(place, personalisation.engravingText.trim())
  const isEngraved = isEngravable && text !== ''
  return {
    fingerSize,
    isSizeUnsure: sizes.length > 0 && fingerSize === null,
    engraving: isEngraved ? { font: personalisation.engravingFont, text } : null,
    engravingExcess: isEngraved ? excess : 0,
    letters: isEngravable ? letterPlaceOf(design) : null,
    chainLength: chainLengthOf(design, personalisation.chainLengths[design.sku])?.name ?? null,
  }
}

/** Whether a piece that is its letter still waits for it: without one nobody could make it. */
export function isLetterMissing({ letters, engraving }: Pick<MadeChoices, 'letters' | 'engraving'>): boolean {
  return letters !== null && (engraving?.text ?? '').length < letters.least
}

/** Whether a piece is its letter, which is cut in the shop's own alphabet: no lettering is chosen for it. */
export function isCutOut(letters: LetterPlace | null): boolean {
  return letters !== null && letters.least > 0
}

/** What is chosen of a piece that is to be had in one finger size only: that one, and no ring sizer. */
export function withOnlySize<Made extends Pick<Personalisation, 'fingerSize' | 'isSizeUnsure'>>(
  made: Made,
  sizes: readonly string[],
): Made {
  const [only, ...others] = sizes
  return only === undefined || others.length > 0 ? made : { ...made, fingerSize: only, isSizeUnsure: false }
}

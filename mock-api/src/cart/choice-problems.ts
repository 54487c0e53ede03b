import { choicesOf } from '@shop/fixtures/designs/choices-of'
import type { DesignRecord } from '@shop/fixtures/designs/design-record'
import type { StoneRecord } from '@shop/fixtures/stones/stone-record'
import { isInStock } from '@shop/schema/domain/delivery/delivery'
import { optionsOf } from '@shop/schema/domain/design/design'
import { checkEngravingIn } from '@shop/schema/domain/vocabulary/engraving'
import { stoneCountOf } from '@shop/schema/domain/addresses/create-kind'
import { pairMismatch } from '@shop/schema/domain/stones/matched-pair'
import { engravingPlaceOf, letterPlaceOf } from '@shop/schema/domain/design/product-engraving'
import { stoneFit } from '@shop/schema/domain/stones/stone-fit'
import type { CartErrorCode } from '../generated/resolvers.ts'
import { type PieceChoice, stoneIdsOf } from './piece-choice.ts'

/** What speaks against a choice, whatever it is chosen for. */
export type ChoiceProblem = Problem<Exclude<CartErrorCode, 'NOT_IN_STOCK' | 'STONE_IN_CART' | 'CART_FULL'>>

interface Problem<Code extends string> {
  readonly code: Code
  /** The field of the input that is meant; null for none of them. */
  readonly field: string | null
  readonly message: string
}

/**
 * What speaks against the options chosen: one that the design does not have, and a choice of the design with
 * none of its options or several.
 */
export function optionProblems(design: DesignRecord, optionIds: readonly string[]): ChoiceProblem[] {
  const open = choicesOf(design).filter(({ options }) => chosenOf(options, optionIds) !== 1)
  return [...unknownOptions(design, optionIds), ...open.map(notChosen)]
}

/** The same while a piece is being built: its own choices may be open, metal and shape may not. */
export function openOptionProblems(design: DesignRecord, optionIds: readonly string[]): ChoiceProblem[] {
  const wrong = choicesOf(design).filter(({ name, options }) => {
    const chosen = chosenOf(options, optionIds)
    return chosen > 1 || (chosen === 0 && (name === 'Metal' || name === 'Shape'))
  })
  return [...unknownOptions(design, optionIds), ...wrong.map(notChosen)]
}

/** Whether a choice of the design has none of its options chosen. */
export function hasOpenChoice(design: DesignRecord, optionIds: readonly string[]): boolean {
  return choicesOf(design).some(({ options }) => chosenOf(options, optionIds) === 0)
}

function chosenOf(options: readonly { readonly id: string }[], optionIds: readonly string[]): number {
  return options.filter(({ id }) => optionIds.includes(id)).length
}

function unknownOptions(design: DesignRecord, optionIds: readonly string[]): ChoiceProblem[] {
  const known = new Set(choicesOf(design).flatMap(({ options }) => options.map(({ id }) => id)))
  return optionIds
    .filter((id) => !known.has(id))
    .map((id) => problem('UNKNOWN_OPTION', 'optionIds', `${design.sku} has no option ${JSON.stringify(id)}.`))
}

function notChosen({ name }: { readonly name: string }): ChoiceProblem {
  return problem('OPTION_NOT_CHOSEN', 'optionIds', `One ${name} must be chosen.`)
}

/** A size the design is not made in; none chosen yet is no problem (schema, AddCartItemInput). */
export function sizeProblems(design: DesignRecord, { fingerSize }: PieceChoice): ChoiceProblem[] {
  if (fingerSize === null || optionsOf(design, 'Finger Size').some(({ name }) => name === fingerSize)) {
    return []
  }
  return [problem('UNKNOWN_FINGER_SIZE', 'fingerSize', `${design.sku} is not made in this finger size.`)]
}

/**
 * A combination that is not on the shelf, of a design that is sold from there alone. Whoever has not chosen a
 * finger size, or asks for a ring sizer, may have any size that is there.
 */
export function stockProblems(design: DesignRecord, choice: PieceChoice): Problem<'NOT_IN_STOCK'>[] {
  const { stock, purchaseAvailability } = design
  const sizes = optionsOf(design, 'Finger Size').filter(({ name }) => name === choice.fingerSize)
  const optionIds = [...choice.optionIds, ...(choice.isSizeUnsure ? [] : sizes.map(({ id }) => id))]
  return purchaseAvailability === 'ALWAYS' || isInStock({ stock, optionIds }) ? [] : [notInStock(design)]
}

export function notInStock({ sku }: Pick<DesignRecord, 'sku'>): Problem<'NOT_IN_STOCK'> {
  return problem('NOT_IN_STOCK', 'optionIds', `${sku} is not in stock as it was chosen.`)
}

/** A text or a lettering that the design cannot carry (`domain/vocabulary/engraving`), or a letter that it is not made without. */
export function engravingProblems(
  design: DesignRecord,
  { engraving, optionIds }: PieceChoice,
): ChoiceProblem[] {
  if (engraving === null) {
    const least = letterPlaceOf(design)?.least ?? 0
    return least === 0 ? [] : [problem('OPTION_NOT_CHOSEN', 'engraving', 'Its letter must be chosen.')]
  }
  // Spaces at its ends are not cut.
  const text = engraving.text.trim()
  const { refused, excess } = checkEngravingIn(engravingPlaceOf(design, optionIds), text)
  const reason = !optionsOf(design, 'Engraving').some(({ name }) => name === engraving.font)
    ? `${design.sku} is not engraved in this lettering.`
    : text === ''
      ? 'There is nothing to engrave.'
      : refused.length > 0
        ? 'The text has characters that cannot be engraved.'
        : excess > 0
          ? `The text is ${excess} ${excess === 1 ? 'character' : 'characters'} too long.`
          : null
  return reason === null ? [] : [problem('ENGRAVING_NOT_ALLOWED', 'engraving', reason)]
}

/**
 * What speaks against the stones: their number, one that is not there or no longer on offer, two that are no pair, and
 * one that the setting does not hold in the shape chosen. `stones` are those of the choice, null for one that is not
 * there.
 */
export function stoneProblems(
  design: DesignRecord,
  choice: PieceChoice,
  stones: readonly (StoneRecord | null)[],
): ChoiceProblem[] {
  const wanted = stoneCountOf(design)
  const field = wanted === 2 ? 'gemstonePair' : 'gemstoneId'
  if (stoneIdsOf(choice).length !== wanted) {
    return [problem('WRONG_STONE_COUNT', field, `${design.sku} takes ${wanted} loose stones.`)]
  }
  return looseStoneProblems(field, stones) ?? fitProblems(design, choice, field, stones)
}

/**
 * What speaks against stones by themselves: one that is not there or no longer on offer, two that are no pair; null for
 * nothing.
 */
export function looseStoneProblems(
  field: string,
  stones: readonly (StoneRecord | null)[],
): ChoiceProblem[] | null {
  const [first, second] = stones
  if (stones.includes(null)) return [problem('UNKNOWN_STONE', field, 'There is no such stone.')]
  if (!stones.every((stone) => stone && isOnOffer(stone))) {
    return [problem('STONE_UNAVAILABLE', field, 'The stone is sold or on hold.')]
  }
  return first && second && pairMismatch(first, second) !== null
    ? [problem('STONES_NOT_A_PAIR', field, 'The two stones are no matched pair.')]
    : null
}

/** Whether the setting holds the stones in the shape chosen. */
export function fitProblems(
  design: DesignRecord,
  { optionIds }: Pick<PieceChoice, 'optionIds'>,
  field: string,
  stones: readonly (StoneRecord | null)[],
): ChoiceProblem[] {
  const known = stones.filter((stone) => stone !== null)
  if (known.length === 0) return []
  const fit = stoneFit(design, known)
  const shapeIds: readonly string[] = fit.fits ? fit.shape.ids : []
  return optionIds.some((id) => shapeIds.includes(id))
    ? []
    : [problem('STONE_DOES_NOT_FIT', field, 'The setting does not hold this stone in the shape chosen.')]
}

/** Whether a stone can be bought now. */
export function isOnOffer({ availability }: Pick<StoneRecord, 'availability'>): boolean {
  return availability === 'AVAILABLE'
}

export function problem<Code extends string>(
  code: Code,
  field: string | null,
  message: string,
): Problem<Code> {
  return { code, field, message }
}

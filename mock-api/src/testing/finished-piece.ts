import type { PieceChoice } from '../cart/piece-choice.ts'
import { designs } from '@shop/fixtures/designs/designs'
import { optionsOf } from '@shop/schema/domain/design/design'
import type { AddCartItemInput } from '../generated/resolvers.ts'

/** A piece of the shop with the options of these names, one of each choice. */
export function finishedPiece(
  sku: string,
  ...names: readonly string[]
): Pick<AddCartItemInput, 'sku' | 'optionIds'> {
  const design = designs.find((candidate) => candidate.sku === sku)
  if (!design) throw new Error(`No design ${sku}`)
  const choices = design.attributes.filter(({ name }) => name !== 'Finger Size' && name !== 'Engraving')
  const optionIds = choices.flatMap(({ name: choice }) =>
    optionsOf(design, choice).flatMap(({ id, name }) => (names.includes(name) ? id : [])),
  )
  return { sku, optionIds }
}

/** The rest of a choice in which nothing is chosen but the piece and its options. */
export const nothingElse = {
  fingerSize: null,
  isSizeUnsure: false,
  engraving: null,
  gemstoneId: null,
  gemstonePair: [],
} satisfies Partial<PieceChoice>

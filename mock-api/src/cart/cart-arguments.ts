import type { MutationAddCartItemArgs } from '../generated/resolvers.ts'
import { badUserInput } from '../graphql/bad-user-input.ts'
import { checkedId, shortText } from '../graphql/checked-id.ts'
import type { PieceChoice } from './piece-choice.ts'

/** An item to add, after its arguments have been checked. */
export interface CartAddition {
  readonly cartSessionId: string
  readonly basketItemId: string
  readonly choice: PieceChoice
}

const maxOptions = 20
const maxEngravingLength = 200

/**
 * Checks the form of what is to be added. Throws an error that names the argument for what no page sends:
 * texts and lists that are too long, a pair of one or three, a stone and a pair at once.
 */
export function cartAddition({ input }: MutationAddCartItemArgs): CartAddition {
  const { optionIds, gemstonePair = [], engraving } = input
  const gemstoneId = input.gemstoneId ?? null
  if (optionIds.length > maxOptions) {
    throw badUserInput('input.optionIds', `optionIds must be at most ${maxOptions}, not ${optionIds.length}.`)
  }
  const isPair = gemstonePair.length === 2 && gemstonePair[0] !== gemstonePair[1]
  if (gemstonePair.length > 0 && !isPair) {
    throw badUserInput('input.gemstonePair', 'gemstonePair must be empty or two different stones.')
  }
  if (gemstoneId !== null && isPair) {
    throw badUserInput('input.gemstonePair', 'gemstonePair must be empty when there is a gemstoneId.')
  }
  return {
    cartSessionId: checkedId('input.cartSessionId', input.cartSessionId),
    basketItemId: checkedId('input.basketItemId', input.basketItemId),
    choice: {
      sku: shortText('input.sku', input.sku),
      optionIds: optionIds.map((id) => shortText('input.optionIds', id)),
      fingerSize: input.fingerSize == null ? null : shortText('input.fingerSize', input.fingerSize),
      isSizeUnsure: input.isSizeUnsure ?? false,
      engraving: engraving
        ? {
            font: shortText('input.engraving', engraving.font),
            text: shortText('input.engraving', engraving.text, maxEngravingLength),
          }
        : null,
      gemstoneId: gemstoneId === null ? null : shortText('input.gemstoneId', gemstoneId),
      gemstonePair: gemstonePair.map((id) => shortText('input.gemstonePair', id)),
    },
  }
}

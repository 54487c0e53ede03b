import type { MutationAddCartItemArgs } from '../generated/resolvers.ts'
import { checkedId, shortText } from '../graphql/checked-id.ts'
import { checkedOptionIds, engravingOf, stonesOf } from './choice-arguments.ts'
import type { PieceChoice } from './piece-choice.ts'

/** An item to add, after its arguments have been checked. */
export interface CartAddition {
  readonly cartSessionId: string
  readonly basketItemId: string
  readonly choice: PieceChoice
}

/**
 * Checks the form of what is to be added. Throws an error that names the argument for what no page sends:
 * texts and lists that are too long, a pair of one or three, a stone and a pair at once.
 */
export function cartAddition({ input }: MutationAddCartItemArgs): CartAddition {
  return {
    cartSessionId: checkedId('input.cartSessionId', input.cartSessionId),
    basketItemId: checkedId('input.basketItemId', input.basketItemId),
    choice: {
      sku: shortText('input.sku', input.sku),
      optionIds: checkedOptionIds(input.optionIds),
      fingerSize: input.fingerSize == null ? null : shortText('input.fingerSize', input.fingerSize),
      isSizeUnsure: input.isSizeUnsure ?? false,
      engraving: engravingOf(input),
      ...stonesOf(input, [0, 2]),
    },
  }
}

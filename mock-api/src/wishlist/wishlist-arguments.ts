import type { AddWishlistItemInput } from '../generated/resolvers.ts'
import { badUserInput } from '../graphql/bad-user-input.ts'
import { checkedId } from '../graphql/checked-id.ts'
import type { Wish } from './wishlist-store.ts'

/** Checks what is to be added: a design with its metal, or a stone; throws an error that names the argument. */
export function checkedWish({ designId, metalId, gemstoneId }: AddWishlistItemInput): Wish {
  if (gemstoneId != null) {
    if (designId != null || metalId != null) {
      throw badUserInput('input.gemstoneId', 'gemstoneId must be null where there is a design or a metal.')
    }
    return { kind: 'gemstone', gemstoneId: checkedId('input.gemstoneId', gemstoneId) }
  }
  if (designId == null) throw badUserInput('input.designId', 'There must be a designId, or a gemstoneId.')
  if (metalId == null) throw badUserInput('input.metalId', 'A design comes with a metalId.')
  return {
    kind: 'design',
    designId: checkedId('input.designId', designId),
    metalId: checkedId('input.metalId', metalId),
  }
}

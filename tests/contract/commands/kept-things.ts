import type { Kept, Wish } from './kept-by-account.ts'
import type { Change } from './watch-changes.ts'

/** The change by which somebody wishes for something. */
export const wishField = 'addWishlistItem'
/** The changes by which an account gets something. */
export const makingFields = [wishField, 'saveAddress', 'saveBuild', 'addCartItem']

type What =
  | 'addresses in the account'
  | 'builds in the account'
  | 'wishes in the account'
  | 'lines of the account’s cart'

/** Something that an account keeps. */
interface Thing {
  readonly id: string
  /** The same for the same wish, which has another id when it is made again; the id of all else. */
  readonly key: string
}

/** What an account has not had before and a run has made by these changes: the ids. */
export function addedIds(
  before: Kept,
  now: Kept,
  changes: readonly Change[],
): Readonly<Record<What, readonly string[]>> {
  const sent = sentBy(changes)
  const [had, has] = [thingsOf(before), thingsOf(now)]
  const added = (what: What) =>
    has[what].flatMap(({ id, key }) => {
      const isNew = had[what].every((each) => each.id !== id && each.key !== key)
      return isNew && sent[what].has(key) ? [id] : []
    })
  return ofEach(added)
}

/** How many of what an account had before are gone. */
export function countGone(before: Kept, now: Kept): Readonly<Record<What, number>> {
  const [had, has] = [thingsOf(before), thingsOf(now)]
  return ofEach((what) => had[what].filter(({ key }) => has[what].every((each) => each.key !== key)).length)
}

/** The wishes of before that are gone, or are for another metal now; the last of them first, as they were made. */
export function goneWishes(before: Kept, now: Kept): Wish[] {
  const left = new Set(now.wishListItems.map(keyOfWish))
  return before.wishListItems.filter((wish) => !left.has(keyOfWish(wish))).toReversed()
}

function ofEach<Value>(valueOf: (what: What) => Value): Readonly<Record<What, Value>> {
  return {
    'addresses in the account': valueOf('addresses in the account'),
    'builds in the account': valueOf('builds in the account'),
    'wishes in the account': valueOf('wishes in the account'),
    'lines of the account’s cart': valueOf('lines of the account’s cart'),
  }
}

function thingsOf({ addresses, savedBuilds, wishListItems, getCartOfUser }: Kept) {
  const ofId = (id: string): Thing => ({ id, key: id })
  return {
    'addresses in the account': addresses.map(({ id }) => ofId(id)),
    'builds in the account': savedBuilds.map(({ id }) => ofId(id)),
    'wishes in the account': wishListItems.map((wish): Thing => ({ id: wish.id, key: keyOfWish(wish) })),
    'lines of the account’s cart': (getCartOfUser?.cartItems ?? []).map(({ basketItemId }) =>
      ofId(basketItemId),
    ),
  } satisfies Record<What, Thing[]>
}

/** The keys of all that was sent, whether it was answered or not. */
function sentBy(changes: readonly Change[]) {
  const of = (field: string, keyOf: (input: Readonly<Record<string, unknown>>) => unknown) =>
    new Set(
      changes.flatMap((change) =>
        // Whatever was sent is no more than looked up here.
        change.field === field
          ? [keyOf((change.args['input'] ?? {}) as Readonly<Record<string, unknown>>)]
          : [],
      ),
    )
  return {
    'addresses in the account': of('saveAddress', ({ id }) => id),
    'builds in the account': of('saveBuild', ({ id }) => id),
    'wishes in the account': of(wishField, keyOfWish),
    'lines of the account’s cart': of('addCartItem', ({ basketItemId }) => basketItemId),
  } satisfies Record<What, Set<unknown>>
}

/** A design in a metal, or a stone. */
function keyOfWish({
  designId,
  metalId,
  gemstoneId,
}: Readonly<Partial<Record<keyof Wish, unknown>>>): string {
  return JSON.stringify([designId ?? null, metalId ?? null, gemstoneId ?? null])
}

import type { GraphQLSchema } from 'graphql'
import type { Variables } from '../assert-answer.ts'
import { type Address, post } from '../runner/api.ts'
import { consentsSetBack } from './consent-decisions.ts'
import { type Kept, keptByAccount } from './kept-by-account.ts'
import { addedIds, countGone, goneWishes } from './kept-things.ts'
import type { Change } from './watch-changes.ts'

/** What is left in an account that does not tell what it keeps. */
export const unreadAccount = 'whatever checks have changed in the account, which could not be read'

/**
 * Takes away what a run has added to an account by these changes, and sets back what is otherwise than before. Returns
 * what is left of that. What others have added meanwhile stays.
 */
export async function tidyAccount(
  address: Address,
  schema: GraphQLSchema,
  before: Kept,
  changes: readonly Change[],
): Promise<string[]> {
  const now = await keptByAccount(address, schema)
  if (now === null) return [unreadAccount]
  for (const [query, variables] of tidying(before, now, changes)) {
    // What is left is seen in the end.
    await post(address, { query, variables }).catch(() => null)
  }
  const after = await keptByAccount(address, schema)
  if (after === null) return [unreadAccount]
  const added = Object.entries(addedIds(before, after, changes)).flatMap(([what, { length }]) =>
    length > 0 ? [`${what}: ${length}`] : [],
  )
  const gone = Object.entries(countGone(before, after)).flatMap(([what, count]) =>
    count > 0 ? [`${what} that are gone: ${count}`] : [],
  )
  return [...added, ...gone, ...otherwise(before, after)]
}

/** What is otherwise in an account than it was, beside what was added and is gone. */
function otherwise(before: Kept, after: Kept): string[] {
  const [hadLink, link] = [before.wishListShare?.shareId, after.wishListShare?.shareId]
  const differs = (of: (kept: Kept) => string | null | undefined) =>
    (of(before) ?? null) !== (of(after) ?? null)
  const hadDefault = defaultOf(before) !== undefined
  return [
    ...(hadLink === undefined && link !== undefined ? ['a link to the wishlist'] : []),
    // The next one would have another id.
    ...(hadLink !== undefined && link !== hadLink ? ['a link to the wishlist that has ended'] : []),
    ...(hadDefault && differs(defaultOf) ? ['another default address'] : []),
    ...(differs(({ getCartOfUser }) => getCartOfUser?.coupon?.code)
      ? ['another coupon in the account’s cart']
      : []),
    ...(differs(({ getCartOfUser }) => getCartOfUser?.voucher?.code)
      ? ['another voucher in the account’s cart']
      : []),
    ...(consentsSetBack(before, after).length > 0 ? ['other consents of the account'] : []),
    // One that was never chosen cannot be chosen again.
    ...(differs(({ whoAmI }) => whoAmI?.language) ? ['the language of the account'] : []),
  ]
}

function defaultOf({ addresses }: Kept): string | undefined {
  return addresses.find(({ isDefault }) => isDefault)?.id
}

type Request = readonly [query: string, variables: Variables]

function tidying(before: Kept, now: Kept, changes: readonly Change[]): Request[] {
  const added = addedIds(before, now, changes)
  const removal = (field: string) =>
    `mutation ($id: ID!) { ${field}(input: { id: $id }) { userErrors { code } } }`
  const line = `mutation ($session: ID!, $id: ID!) {
    removeCartItem(cartSessionId: $session, basketItemId: $id) { userErrors { code } }
  }`
  const wish = `mutation ($input: AddWishlistItemInput!) { addWishlistItem(input: $input) { userErrors { code } } }`
  const session = now.getCartOfUser?.cartSessionId
  const consent = 'mutation ($input: SetConsentInput!) { setConsent(input: $input) { consents { purpose } } }'
  const language = before.whoAmI?.language ?? null
  return [
    ...added['addresses in the account'].map((id): Request => [removal('deleteAddress'), { id }]),
    ...added['builds in the account'].map((id): Request => [removal('deleteSavedBuild'), { id }]),
    ...added['wishes in the account'].map((id): Request => [removal('deleteWishlist'), { id }]),
    ...added['lines of the account’s cart'].map((id): Request => [line, { session, id }]),
    ...goneWishes(before, now).map(({ designId, metalId, gemstoneId }): Request => [
      wish,
      { input: { designId, metalId, gemstoneId } },
    ]),
    ...(before.wishListShare === null && now.wishListShare !== null
      ? [['mutation { unshareWishList }', {}] as const]
      : []),
    ...consentsSetBack(before, now).map((variables): Request => [consent, variables]),
    ...(language !== null && language !== now.whoAmI?.language
      ? [['mutation ($language: String!) { setLanguage(language: $language) { id } }', { language }] as const]
      : []),
  ]
}

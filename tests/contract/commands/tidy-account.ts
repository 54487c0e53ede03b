import type { GraphQLSchema } from 'graphql'
import type { Variables } from '../assert-answer.ts'
import { type Address, post } from '../runner/api.ts'
import { consentsSetBack } from './consent-decisions.ts'
import { type Kept, keptByAccount, type Wish } from './kept-by-account.ts'
import type { Change } from './watch-changes.ts'

/** The change by which checks wish for something: its id is the API's, so that what was sent must tell whose it is. */
export const wishField = 'addWishlistItem'

/** Ids that checks make begin so: addresses, builds and lines of carts have such ids. */
const ownIds = 'contract-'

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
  if (now === null) return ['what nobody knows in the account, which cannot be read any more']
  for (const [query, variables] of tidying(before, now, changes)) {
    // What is left is seen in the end.
    await post(address, { query, variables }).catch(() => null)
  }
  const after = await keptByAccount(address, schema)
  if (after === null) return ['what nobody knows in the account, which cannot be read any more']
  const added = Object.entries(addedIds(before, after, changes)).flatMap(([what, { length }]) =>
    length > 0 ? [`${what}: ${length}`] : [],
  )
  const isShared = before.wishListShare === null && after.wishListShare !== null
  return [
    ...added,
    ...(isShared ? ['a link to the wishlist'] : []),
    ...(consentsSetBack(before, after).length > 0 ? ['other consents of the account'] : []),
    // One that was never chosen cannot be chosen again.
    ...(after.whoAmI?.language === before.whoAmI?.language ? [] : ['the language of the account']),
  ]
}

/** What the account has not had before and the run has made. */
function addedIds(before: Kept, now: Kept, changes: readonly Change[]) {
  const linesOf = ({ getCartOfUser }: Kept) =>
    (getCartOfUser?.cartItems ?? []).map(({ basketItemId }) => ({ id: basketItemId }))
  const own = (ids: readonly string[]) => ids.filter((id) => id.startsWith(ownIds))
  const sent = new Set(
    changes.flatMap(({ field, args }) => (field === wishField ? keyOf(args['input']) : [])),
  )
  const wished = now.wishListItems.filter((wish) => sent.has(keyOf(wish)))
  return {
    'addresses in the account': own(idsBeside(before.addresses, now.addresses)),
    'builds in the account': own(idsBeside(before.savedBuilds, now.savedBuilds)),
    'wishes in the account': idsBeside(before.wishListItems, wished),
    'lines of the account’s cart': own(idsBeside(linesOf(before), linesOf(now))),
  }
}

function idsBeside(before: readonly { readonly id: string }[], now: typeof before): string[] {
  return now.flatMap(({ id }) => (before.some((each) => each.id === id) ? [] : [id]))
}

/** What is wished for: each design and each stone is on the list once, a design in its latest metal. */
function keyOf(wish: unknown): string {
  // Whatever was sent is no more than looked up here.
  const { designId, gemstoneId } = (wish ?? {}) as Partial<Wish>
  return JSON.stringify([designId ?? null, gemstoneId ?? null])
}

function tidying(
  before: Kept,
  now: Kept,
  changes: readonly Change[],
): (readonly [query: string, variables: Variables])[] {
  const added = addedIds(before, now, changes)
  const removal = (field: string) =>
    `mutation ($id: ID!) { ${field}(input: { id: $id }) { userErrors { code } } }`
  const line = `mutation ($session: ID!, $id: ID!) {
    removeCartItem(cartSessionId: $session, basketItemId: $id) { userErrors { code } }
  }`
  const session = now.getCartOfUser?.cartSessionId
  const consent = 'mutation ($input: SetConsentInput!) { setConsent(input: $input) { consents { purpose } } }'
  const language = before.whoAmI?.language ?? null
  return [
    ...added['addresses in the account'].map((id) => [removal('deleteAddress'), { id }] as const),
    ...added['builds in the account'].map((id) => [removal('deleteSavedBuild'), { id }] as const),
    ...added['wishes in the account'].map((id) => [removal('deleteWishlist'), { id }] as const),
    ...added['lines of the account’s cart'].map((id) => [line, { session, id }] as const),
    ...(before.wishListShare === null && now.wishListShare !== null
      ? [['mutation { unshareWishList }', {}] as const]
      : []),
    ...consentsSetBack(before, now).map((variables) => [consent, variables] as const),
    ...(language !== null && language !== now.whoAmI?.language
      ? [['mutation ($language: String!) { setLanguage(language: $language) { id } }', { language }] as const]
      : []),
  ]
}

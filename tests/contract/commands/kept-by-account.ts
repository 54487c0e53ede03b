import { isDeepStrictEqual } from 'node:util'
import type { Variables } from '../assert-answer.ts'
import { type Address, post } from '../runner/api.ts'

/** What an account keeps, as far as checks may change it. */
interface Kept {
  readonly addresses: readonly { readonly id: string }[]
  readonly savedBuilds: readonly { readonly id: string }[]
  readonly wishListItems: readonly { readonly id: string }[]
  readonly wishListShare: { readonly shareId: string } | null
  readonly getCartOfUser: {
    readonly cartSessionId: string | null
    readonly cartItems: readonly { readonly basketItemId: string }[]
  } | null
  readonly consents: readonly {
    readonly purpose: string
    readonly isGiven: boolean
    readonly wording: { readonly version: string }
  }[]
  readonly whoAmI: { readonly language: string | null } | null
}

const keptQuery = `{
  addresses { id } savedBuilds { id } wishListItems { id } wishListShare { shareId }
  getCartOfUser { cartSessionId cartItems { basketItemId } }
  consents { purpose isGiven wording { version } } whoAmI { language }
}`

/** What the account of the token keeps; null where nobody is signed in, or the API does not tell. */
export async function keptByAccount(address: Address): Promise<Kept | null> {
  if (address.token === null) return null
  const answer = await post(address, { query: keptQuery, variables: {} }).catch(() => null)
  if (answer === null || answer.errors !== undefined || answer.status !== 200) return null
  // The contract says what it is; of an API that does not keep it nothing is taken away.
  return (answer.data ?? null) as Kept | null
}

/** Takes away what an account keeps more than it did, and sets back what is otherwise. Returns what is left of that. */
export async function tidyAccount(address: Address, before: Kept): Promise<string[]> {
  const now = await keptByAccount(address)
  if (now === null) return ['what nobody knows in the account, which cannot be read any more']
  for (const [query, variables] of tidying(before, now)) {
    // What is left is seen in the end.
    await post(address, { query, variables }).catch(() => null)
  }
  const after = await keptByAccount(address)
  if (after === null) return ['what nobody knows in the account, which cannot be read any more']
  const ids = addedIds(before, after)
  const added = Object.entries(ids).flatMap(([what, { length }]) =>
    length > 0 ? [`${what} in the account: ${length}`] : [],
  )
  const isShared = before.wishListShare === null && after.wishListShare !== null
  const given = ({ consents }: Kept) => consents.map(({ isGiven }) => isGiven)
  return [
    ...added,
    ...(isShared ? ['a link to the wishlist'] : []),
    ...(isDeepStrictEqual(given(after), given(before)) ? [] : ['other consents of the account']),
    // One that was never chosen cannot be chosen again.
    ...(after.whoAmI?.language === before.whoAmI?.language ? [] : ['the language of the account']),
  ]
}

function addedIds(before: Kept, now: Kept) {
  const linesOf = ({ getCartOfUser }: Kept) =>
    (getCartOfUser?.cartItems ?? []).map(({ basketItemId }) => ({ id: basketItemId }))
  return {
    addresses: idsBeside(before.addresses, now.addresses),
    builds: idsBeside(before.savedBuilds, now.savedBuilds),
    wishes: idsBeside(before.wishListItems, now.wishListItems),
    'pieces in the cart': idsBeside(linesOf(before), linesOf(now)),
  }
}

function idsBeside(before: readonly { readonly id: string }[], now: typeof before): string[] {
  return now.flatMap(({ id }) => (before.some((each) => each.id === id) ? [] : [id]))
}

function tidying(before: Kept, now: Kept): (readonly [query: string, variables: Variables])[] {
  const { addresses, builds, wishes, 'pieces in the cart': lines } = addedIds(before, now)
  const removal = (field: string) =>
    `mutation ($id: ID!) { ${field}(input: { id: $id }) { userErrors { code } } }`
  const line = `mutation ($session: ID!, $id: ID!) {
    removeCartItem(cartSessionId: $session, basketItemId: $id) { userErrors { code } }
  }`
  const session = now.getCartOfUser?.cartSessionId ?? null
  const consent = 'mutation ($input: SetConsentInput!) { setConsent(input: $input) { consents { purpose } } }'
  const language = before.whoAmI?.language ?? null
  return [
    ...addresses.map((id) => [removal('deleteAddress'), { id }] as const),
    ...builds.map((id) => [removal('deleteSavedBuild'), { id }] as const),
    ...wishes.map((id) => [removal('deleteWishlist'), { id }] as const),
    ...(session === null ? [] : lines.map((id) => [line, { session, id }] as const)),
    ...(before.wishListShare === null && now.wishListShare !== null
      ? [['mutation { unshareWishList }', {}] as const]
      : []),
    ...before.consents.flatMap(({ purpose, isGiven, wording: { version } }) => {
      const isOtherwise = now.consents.some((each) => each.purpose === purpose && each.isGiven !== isGiven)
      return isOtherwise ? [[consent, { input: { purpose, isGiven, wordingVersion: version } }] as const] : []
    }),
    ...(language !== null && language !== now.whoAmI?.language
      ? [['mutation ($language: String!) { setLanguage(language: $language) { id } }', { language }] as const]
      : []),
  ]
}

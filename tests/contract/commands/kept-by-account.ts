import { type GraphQLSchema, parse } from 'graphql'
import { readAnswer } from '../assert-answer.ts'
import { type Address, post } from '../runner/api.ts'

/** What an account keeps, as far as checks may change it. */
export interface Kept {
  readonly addresses: readonly { readonly id: string; readonly isDefault: boolean }[]
  readonly savedBuilds: readonly { readonly id: string }[]
  readonly wishListItems: readonly Wish[]
  readonly wishListShare: { readonly shareId: string } | null
  readonly getCartOfUser: {
    readonly cartSessionId: string
    readonly cartItems: readonly { readonly basketItemId: string }[]
    readonly coupon: { readonly code: string } | null
    readonly voucher: { readonly code: string } | null
  } | null
  readonly consents: readonly {
    readonly purpose: string
    readonly isGiven: boolean
    readonly decidedWording: { readonly version: string } | null
    readonly wording: { readonly version: string }
  }[]
  readonly whoAmI: { readonly language: string | null } | null
}

export interface Wish {
  readonly id: string
  readonly designId: string | null
  readonly metalId: string | null
  readonly gemstoneId: string | null
}

const keptQuery = `{
  addresses { id isDefault } savedBuilds { id } wishListItems { id designId metalId gemstoneId }
  wishListShare { shareId }
  getCartOfUser { cartSessionId cartItems { basketItemId } coupon { code } voucher { code } }
  consents { purpose isGiven decidedWording { version } wording { version } } whoAmI { language }
}`

/** What the account of the token keeps; null where nobody is signed in, or the API does not tell it whole. */
export async function keptByAccount(address: Address, schema: GraphQLSchema): Promise<Kept | null> {
  if (address.token === null) return null
  const answer = await post(address, { query: keptQuery, variables: {} }).catch(() => null)
  if (answer === null || answer.errors !== undefined || answer.status !== 200) return null
  // An answer that keeps the contract is what the query says; of another API nothing is taken away.
  return readAnswer(schema, parse(keptQuery), answer.data).data as Kept | null
}

import type { Variables } from './assert-answer.ts'
import { runId } from './run-id.ts'

interface CartStock {
  readonly userId: string | null
  readonly piece: { readonly sku: string; readonly optionIds: readonly string[] }
  readonly gemstoneIds: readonly string[]
}

/** Whose cart is filled and emptied again. */
export const contractSession = `contract-${runId}`

/** The variables of the operations of a cart. */
export const cartVariables: Readonly<Record<string, (stock: CartStock) => Variables[]>> = {
  AddCartItem: ({ piece: { sku, optionIds }, gemstoneIds: [gemstoneId] }) => {
    const input = { cartSessionId: contractSession, basketItemId: 'contract-1', sku, optionIds }
    const engraving = { font: 'Roman', text: 'CONTRACT' }
    return [
      { input: { ...input, gemstoneId, fingerSize: 'M', engraving } },
      { input: { ...input, basketItemId: 'contract-2', gemstoneId, isSizeUnsure: true } },
      { input: { ...input, basketItemId: 'contract-3', sku: 'NO-SUCH-SKU' } },
    ]
  },

  ApplyCoupon: () => ['welcome5', 'NO-SUCH-CODE'].map((code) => ({ cartSessionId: contractSession, code })),

  ApplyVoucher: () =>
    ['gift-250-lark', 'NO-SUCH-CODE'].map((code) => ({ cartSessionId: contractSession, code })),

  AttachCartToUser: ({ userId }) => [{ input: { userId: userId ?? '', cartSessionId: contractSession } }],

  CartBySession: () => [{ cartSessionId: contractSession }, { cartSessionId: 'no-such-session' }],

  CartOfUser: () => [{}],

  ClearCart: () => [{ cartSessionId: contractSession }, { cartSessionId: 'no-such-session' }],

  RemoveCartItem: () => [
    { cartSessionId: contractSession, basketItemId: 'contract-1' },
    { cartSessionId: 'no-such-session', basketItemId: 'contract-1' },
  ],

  RemoveCoupon: () => [{ cartSessionId: contractSession }],

  RemoveVoucher: () => [{ cartSessionId: contractSession }],
}

import type { Variables } from '../../assert-answer.ts'
import type { Probe } from '../../runner/probe.ts'
import { newId } from '../new-id.ts'

/** A line of a cart, as the API answers it (schema, CartItem). */
export interface CartLine {
  readonly id: string
  readonly basketItemId: string
  readonly addedAt: string
  readonly sku: string
  readonly optionIds: readonly string[]
  readonly fingerSize: string | null
  readonly isSizeUnsure: boolean | null
  readonly engraving: { readonly font: string; readonly text: string } | null
  readonly gemstoneId: string | null
  readonly gemstonePair: readonly string[]
  readonly total: number | null
  readonly subTotal: number | null
  readonly vatIsZero: boolean
  readonly availability: string | null
  readonly coupons: readonly { readonly code: string; readonly amount: number }[] | null
}

export interface CartTotals {
  readonly subTotal: number
  readonly couponTotal: number
  readonly delivery: number
  readonly total: number
  readonly vat: number
  readonly voucherTotal: number
  readonly due: number
}

export interface Cart {
  readonly cartSessionId: string
  readonly userId: string | null
  readonly cartItems: readonly CartLine[]
  readonly coupon: {
    readonly code: string
    readonly label: string
    readonly problem: string | null
    readonly shortBy: number | null
  } | null
  readonly voucher: {
    readonly code: string
    readonly balance: number
    readonly problem: string | null
  } | null
  readonly totals: CartTotals | null
}

export interface CartPayload {
  readonly cart: Cart | null
  readonly userErrors: readonly {
    readonly code: string
    readonly field?: string | null
    readonly shortBy?: number | null
  }[]
}

/** What is sent of a piece. */
export interface PieceInput {
  readonly sku: string
  readonly optionIds: readonly string[]
  readonly gemstoneId?: string
  readonly gemstonePair?: readonly string[]
  readonly fingerSize?: string | null
  readonly isSizeUnsure?: boolean
  readonly engraving?: { readonly font: string; readonly text: string } | null
}

export const cartFields = `cartSessionId userId coupon { code label problem shortBy } voucher { code balance problem }
  totals { subTotal couponTotal delivery total vat voucherTotal due }
  cartItems { id basketItemId addedAt sku optionIds fingerSize isSizeUnsure engraving { font text } gemstoneId gemstonePair total
    subTotal vatIsZero availability coupons { code amount } }`
const payload = `{ cart { ${cartFields} } userErrors { code field } }`
const codePayload = `{ cart { ${cartFields} } userErrors { code shortBy } }`

/** A cart of a session that nobody else has: a run never meets what another has left. */
export class CartAtTarget {
  readonly session = newId()
  readonly #probe: Probe

  constructor(probe: Probe) {
    this.#probe = probe
  }

  async add(basketItemId: string, piece: PieceInput): Promise<CartPayload> {
    const query = `mutation ($input: AddCartItemInput!) { addCartItem(input: $input) ${payload} }`
    const input = { cartSessionId: this.session, basketItemId, ...piece }
    return (await this.#probe.ask<{ addCartItem: CartPayload }>(query, { input })).addCartItem
  }

  /** Adds what must be taken. */
  async put(basketItemId: string, piece: PieceInput): Promise<Cart> {
    const { cart, userErrors } = await this.add(basketItemId, piece)
    this.#probe.expectSame(userErrors, [], `What speaks against ${JSON.stringify(piece)}`)
    return cart ?? this.#missing()
  }

  async read(): Promise<Cart | null> {
    const query = `query ($id: ID!) { getCartByCartSessionId(cartSessionId: $id) { ${cartFields} } }`
    const { getCartByCartSessionId } = await this.#probe.ask<{ getCartByCartSessionId: Cart | null }>(query, {
      id: this.session,
    })
    return getCartByCartSessionId
  }

  async remove(basketItemId: string): Promise<CartPayload> {
    return this.#change('removeCartItem', { basketItemId }, 'ID!', payload)
  }

  async clear(): Promise<CartPayload> {
    return this.#change('clearCart', {}, '', payload)
  }

  async code(field: 'applyCoupon' | 'applyVoucher', code: string): Promise<CartPayload> {
    return this.#change(field, { code }, 'String!', codePayload)
  }

  async withoutCode(field: 'removeCoupon' | 'removeVoucher'): Promise<CartPayload> {
    return this.#change(field, {}, '', codePayload)
  }

  async #change(field: string, more: Variables, type: string, answer: string): Promise<CartPayload> {
    const names = Object.keys(more)
    const definitions = ['$session: ID!', ...names.map((name) => `$${name}: ${type}`)].join(', ')
    const given = ['cartSessionId: $session', ...names.map((name) => `${name}: $${name}`)].join(', ')
    const query = `mutation (${definitions}) { ${field}(${given}) ${answer} }`
    const data = await this.#probe.ask<Readonly<Record<string, CartPayload>>>(query, {
      session: this.session,
      ...more,
    })
    return data[field] ?? { cart: null, userErrors: [] }
  }

  #missing(): never {
    return this.#probe.fail('The cart is null after something was put in')
  }
}

import { pence } from '@shop/schema/domain/values/money'
import { ApiError } from '../../api-error.ts'
import type { BasketItem } from '../basket-record.ts'
import type { CartServer } from '../cart-server.ts'
import type { CartCodeErrorCode, CartFragment } from '#generated/graphql/graphql.ts'

/** What becomes of a call: it is answered, or lost on the way there, or lost on the way back. */
export type CallFate = 'answered' | 'lost' | 'answer-lost'

type CartLine = CartFragment['cartItems'][number]

/** A cart like the API's, whose calls suffer a fate each. */
export class FakeCart implements CartServer {
  readonly carts = new Map<string, CartLine[]>()
  /** Every call that arrived, as it was made. */
  readonly calls: string[] = []
  /** What the coming calls suffer; those after the last are answered. */
  fates: CallFate[] = []
  /** What an item is answered with instead of being added, by its id. */
  readonly refused = new Map<string, 'STONE_UNAVAILABLE'>()
  /** What the cart says of an item differently from the basket, by its id. */
  readonly changed = new Map<string, Partial<CartLine>>()
  /** Calls wait for this. */
  gate: Promise<void> = Promise.resolve()
  #underWay = 0
  /** The most calls that were under way at once. */
  mostAtOnce = 0

  fetch: CartServer['fetch'] = (uid) => this.#call(`fetch ${uid}`, () => this.#answer(uid))

  /** The account whose cart is kept under this session; null while none is. */
  account: { readonly userId: string; uid: string | null } | null = null

  fetchOfUser: CartServer['fetchOfUser'] = () =>
    this.#call('fetch of user', () => (this.account?.uid ? this.#answer(this.account.uid) : null))

  attach: CartServer['attach'] = (userId, uid) =>
    this.#call(`attach ${uid}`, () => {
      const own = this.account?.uid ?? uid
      const joined = [...this.#lines(own), ...this.#lines(uid)]
      if (joined.length > 50) {
        const full = { code: 'CART_FULL', field: null, message: 'Too many.' } as const
        return { cart: this.#answer(uid), userErrors: [full] }
      }
      this.account = { userId, uid: own }
      const ids = joined.map(({ basketItemId }) => basketItemId)
      this.carts.set(
        own,
        joined.filter(({ basketItemId }, index) => ids.indexOf(basketItemId) === index),
      )
      return { cart: this.#answer(own), userErrors: [] }
    })

  write: CartServer['write'] = (write) => {
    const { uid } = write
    switch (write.kind) {
      case 'add':
        return this.#call(`add ${write.item.basketItemId}`, () => this.#add(uid, write.item))
      case 'remove':
        return this.#call(`remove ${write.item.basketItemId}`, () => {
          this.carts.set(
            uid,
            this.#lines(uid).filter(({ basketItemId }) => basketItemId !== write.item.basketItemId),
          )
          return { cart: this.#answer(uid), userErrors: [] }
        })
      case 'clear':
        return this.#call('clear', () => {
          this.carts.set(uid, [])
          return { cart: this.#answer(uid), userErrors: [] }
        })
    }
  }

  /** What each cart has of codes. */
  readonly codes = new Map<string, Partial<Pick<CartFragment, 'coupon' | 'voucher'>>>()

  /** TEN is a coupon that works, OLD one that has expired, GIFT a voucher of £50.00. */
  changeCode: CartServer['changeCode'] = ({ kind, uid, code }) =>
    this.#call(`${kind} ${code ?? 'off'}`, () => {
      const known = { TEN: 'coupon', OLD: 'coupon', GIFT: 'voucher' }[code ?? '']
      const refuse = (refusal: CartCodeErrorCode) => ({
        cart: this.#answer(uid),
        userErrors: [{ code: refusal, message: 'No.', shortBy: null }],
      })
      if (!this.carts.has(uid)) return refuse('NO_CART')
      if (code !== null && known !== kind)
        return refuse(kind === 'coupon' ? 'UNKNOWN_COUPON' : 'UNKNOWN_VOUCHER')
      if (code === 'OLD') return refuse('COUPON_EXPIRED')
      const coupon = code === null ? null : { code, label: '10% off', problem: null, shortBy: null }
      const voucher = code === null ? null : { code, balance: pence(5_000), problem: null }
      this.codes.set(uid, { ...this.codes.get(uid), ...(kind === 'coupon' ? { coupon } : { voucher }) })
      return { cart: this.#answer(uid), userErrors: [] }
    })

  idsOf(uid: string | null): string[] {
    return uid === null ? [] : this.#lines(uid).map(({ basketItemId }) => basketItemId)
  }

  async #call<Result>(name: string, happen: () => Result): Promise<Result> {
    const fate = this.fates.shift() ?? 'answered'
    this.#underWay += 1
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#underWay)
    try {
      await this.gate
      if (fate === 'lost') throw new ApiError('network', 'lost on the way')
      this.calls.push(name)
      const result = happen()
      if (fate === 'answer-lost') throw new ApiError('network', 'lost on the way back')
      return result
    } finally {
      this.#underWay -= 1
    }
  }

  #add(uid: string, item: BasketItem) {
    const code = this.refused.get(item.basketItemId)
    if (code) {
      const cart = this.carts.has(uid) ? this.#answer(uid) : null
      return { cart, userErrors: [{ code, field: 'gemstoneId', message: 'It is sold.' }] }
    }
    const lines = this.#lines(uid)
    if (!lines.some(({ basketItemId }) => basketItemId === item.basketItemId)) {
      const { sku, optionIds, fingerSize, isSizeUnsure, engraving, gemstoneId, gemstonePair, total } = item
      const { basketItemId } = item
      const choices = { sku, optionIds, fingerSize, isSizeUnsure, engraving, gemstoneId, gemstonePair }
      const prices = { total, subTotal: total, vatIsZero: false, availability: null, coupons: null }
      const addedAt = item.addedAt ?? '2026-11-25T10:00:00.000Z'
      this.carts.set(uid, [
        ...lines,
        { ...choices, ...prices, id: `line-${basketItemId}`, basketItemId, addedAt },
      ])
    }
    return { cart: this.#answer(uid), userErrors: [] }
  }

  #answer(uid: string): CartFragment | null {
    if (!this.carts.has(uid)) return null
    const cartItems = this.#lines(uid).map((line) => ({ ...line, ...this.changed.get(line.basketItemId) }))
    const userId = this.account?.uid === uid ? this.account.userId : null
    const { coupon = null, voucher = null } = this.codes.get(uid) ?? {}
    return structuredClone({ cartSessionId: uid, userId, cartItems, coupon, voucher, totals: null })
  }

  #lines(uid: string): CartLine[] {
    return this.carts.get(uid) ?? []
  }
}

import { pence, type Pence } from '@shop/schema/domain/values/money'
import { describe, expect, it } from 'vitest'
import type { CartFragment } from '#generated/graphql/graphql.ts'
import type { BasketRecord } from './basket-record.ts'
import { emptyBasket, type BasketItem } from './basket-record.ts'
import { withItemRestored, withoutItem, withoutItems } from './basket-transitions.ts'
import { nextWrite, withCart, withCartOfAccount, withWriteDone, withWriteFailed } from './cart-transitions.ts'
import { aBasket, aLine, cartOf, idsOf } from './testing/baskets.ts'

const now = new Date('2026-11-25T12:00:00Z')

function aCart(...ids: readonly string[]): CartFragment {
  return cartOf(ids.map((id) => aLine(id)))
}

describe('an answer of the cart', () => {
  it('does not bring back what waits to be taken out', () => {
    const basket = withCart(withoutItem(aBasket('a', 'b'), 'a'), 'uid', aCart('a', 'b'), now)
    expect(idsOf(basket)).toEqual(['b'])
    expect(nextWrite(basket)).toMatchObject({ kind: 'remove', item: { basketItemId: 'a' } })
  })

  it('ends a removal of what is no longer there', () => {
    const basket = withCart(withoutItem(aBasket('a', 'b'), 'a'), 'uid', aCart('b'), now)
    expect(nextWrite(basket)).toBeNull()
  })

  it('leaves a line that was put back where it was, though it counts its hours anew', () => {
    const lines = [aLine('b', { addedAt: '2026-11-25T09:00:00.000Z' }), aLine('c')]
    const [taken] = lines
    const basket = withoutItem({ ...aBasket(), BasketItems: lines }, 'b')
    const restored = withItemRestored({ ...basket, Removals: [] }, taken!, 'uid')
    const anew = aLine('b', { addedAt: '2026-11-25T11:00:00.000Z' })
    const answered = withCart(restored, 'uid', cartOf([aLine('c'), anew]), now)
    expect(idsOf(answered)).toEqual(['b', 'c'])
    expect(answered.BasketItems[0]?.addedAt).toBe('2026-11-25T11:00:00.000Z')
    const again = withItemRestored(withoutItem(answered, 'b'), answered.BasketItems[0]!, 'uid')
    expect(idsOf(withCart(again, 'uid', cartOf([aLine('c'), anew]), now))).toEqual(['b', 'c'])
  })

  it('about another session says nothing of this one', () => {
    const basket = aBasket('a')
    expect(withCart(basket, 'uid-2', null, now)).toBe(basket)
  })

  it('makes saved what was thought to have failed and is there', () => {
    const failed = { ...aBasket(), BasketItems: [aLine('a', { sync: 'failed', problem: 'NOT_REACHED' })] }
    expect(withCart(failed, 'uid', aCart('a'), now).BasketItems).toEqual([aLine('a')])
  })

  it('still says of a line that it could not be taken out', () => {
    const stuck = { ...aBasket(), BasketItems: [aLine('a', { problem: 'NOT_REMOVED' })] }
    expect(withCart(stuck, 'uid', aCart('a'), now).BasketItems).toEqual([
      aLine('a', { problem: 'NOT_REMOVED' }),
    ])
  })

  it('is what a line is made of, whatever the browser thought', () => {
    const basket = { ...aBasket(), BasketItems: [aLine('a', { total: pence(1), fingerSize: 'Z' })] }
    expect(withCart(basket, 'uid', aCart('a'), now).BasketItems).toEqual([aLine('a')])
  })

  it('that says another price leaves what the shopper has seen, until it changes back', () => {
    const cart = aCart('a')
    const at = (subTotal: Pence) => ({
      ...cart,
      cartItems: cart.cartItems.map((item) => ({ ...item, total: subTotal, subTotal })),
    })
    const dearer = withCart(aBasket('a'), 'uid', at(pence(530_000)), now)
    expect(dearer.BasketItems).toMatchObject([{ total: 530_000, subTotal: 530_000, seenSubTotal: 518_200 }])
    const again = withCart(dearer, 'uid', at(pence(540_000)), now)
    expect(again.BasketItems).toMatchObject([{ subTotal: 540_000, seenSubTotal: 518_200 }])
    expect(withCart(again, 'uid', cart, now).BasketItems).toEqual([aLine('a')])
  })

  it('brings coupon, voucher and totals, and takes away those that are gone', () => {
    const cart = aCart('a')
    const coupon = { code: 'TEN', label: '10% off', problem: null, shortBy: null }
    const coupons = [{ code: 'TEN', amount: pence(51_820) }]
    const voucher = { code: 'GIFT', balance: pence(5_000), problem: null }
    const totals = {
      subTotal: pence(518_200),
      couponTotal: pence(51_820),
      delivery: pence(0),
      total: pence(466_380),
      vat: pence(77_730),
      voucherTotal: pence(5_000),
      due: pence(461_380),
    }
    const cartItems = cart.cartItems.map((item) => ({ ...item, total: pence(466_380), coupons }))
    const basket = withCart(aBasket('a'), 'uid', { ...cart, cartItems, coupon, voucher, totals }, now)
    expect(basket).toMatchObject({
      BasketItems: [aLine('a', { total: pence(466_380), coupons })],
      Coupon: coupon,
      VoucherCode: 'GIFT',
      VoucherState: { balance: 5_000, problem: null },
      Totals: totals,
    })
    expect(withCart(basket, 'uid', cart, now)).toEqual(aBasket('a'))
  })

  it('leaves what only this browser knows: that a piece started with its stone', () => {
    const basket = { ...aBasket(), BasketItems: [aLine('a', { isGemstoneFirst: true }), aLine('b')] }
    const { BasketItems } = withCart(basket, 'uid', aCart('a', 'b', 'c'), now)
    expect(BasketItems.map(({ isGemstoneFirst }) => isGemstoneFirst)).toEqual([true, false, false])
  })

  it('shows what another browser put in as it can, and without what only that one knows', () => {
    const line = { ...aCart('z').cartItems[0]!, isSizeUnsure: null, availability: null, coupons: null }
    const of = (optionIds: string[]): BasketItem | undefined =>
      withCart(aBasket('a'), 'uid', { ...aCart(), cartItems: [{ ...line, optionIds }] }, now).BasketItems[0]
    expect(of(['169', '175'])).toMatchObject({
      shape: 'oval-shape',
      metal: 'yellow-gold',
      isSizeUnsure: false,
      title: null,
      vatIsZero: false,
      coupons: [],
      seenSubTotal: null,
      availability: 'AVAILABLE',
    })
    expect(of(['no such option'])).toMatchObject({ shape: '', metal: '' })
  })

  it('keeps the title that this browser knows', () => {
    const known = aLine('a', { title: 'Halo' })
    const { BasketItems } = withCart({ ...aBasket(), BasketItems: [known] }, 'uid', aCart('a'), now)
    expect(BasketItems).toMatchObject([{ title: 'Halo' }])
  })

  it('gives no price to what cannot be bought', () => {
    const cart = aCart('a')
    const cartItems = cart.cartItems.map((item) => ({ ...item, availability: 'DESIGN_UNAVAILABLE' as const }))
    expect(withCart(aBasket('a'), 'uid', { ...cart, cartItems }, now).BasketItems).toEqual([
      aLine('a', {
        availability: 'DESIGN_UNAVAILABLE',
        total: null,
        subTotal: null,
        seenSubTotal: pence(518_200),
      }),
    ])
  })

  it('of 48 hours ago empties the basket, by the cart’s time and not the browser’s', () => {
    const young = { ...aBasket(), BasketItems: [aLine('a', { addedAt: '2026-11-27T09:00:00.000Z' })] }
    const basket = withCart(young, 'uid', aCart('a'), new Date('2026-11-27T10:00:00Z'))
    expect(basket).toMatchObject({ BasketUID: null, BasketItems: [], ExpiredDesigns: [{ sku: 'PR-00201' }] })
  })
})

describe('what the cart is told next', () => {
  const pending = aLine('new', { sync: 'pending' })

  it('is a removal before an add, and the adds in their order', () => {
    const basket: BasketRecord = {
      ...withoutItem(aBasket('a'), 'a'),
      BasketItems: [pending, aLine('newer', { sync: 'pending' })],
    }
    const removal = nextWrite(basket)!
    expect(removal).toMatchObject({ kind: 'remove', item: { basketItemId: 'a' } })
    const after = withWriteDone(basket, removal)
    const add = nextWrite(after)!
    expect(add).toMatchObject({ kind: 'add', item: { basketItemId: 'new' } })
    expect(nextWrite(withWriteDone(after, add))).toMatchObject({ item: { basketItemId: 'newer' } })
  })

  it('is one call for everything only when nothing is left', () => {
    expect(nextWrite(withoutItems(aBasket('a', 'b')))).toMatchObject({ kind: 'clear' })
    expect(nextWrite({ ...withoutItems(aBasket('a', 'b')), BasketItems: [pending] })?.kind).toBe('remove')
  })

  it('is each removal by itself while others stay', () => {
    expect(nextWrite(withoutItem(withoutItem(aBasket('a', 'b', 'c'), 'a'), 'b'))).toMatchObject({
      kind: 'remove',
      item: { basketItemId: 'a' },
    })
    expect(nextWrite(withoutItems(aBasket('a')))).toMatchObject({ kind: 'remove' })
  })

  it('leaves a line that has changed meanwhile as it is', () => {
    const failed: BasketRecord = {
      ...aBasket(),
      BasketItems: [aLine('new', { sync: 'failed', problem: 'X' })],
    }
    expect(withWriteDone(failed, { kind: 'add', uid: 'uid', item: pending })).toEqual(failed)
    const [done] = withWriteDone(
      { ...aBasket(), BasketItems: [pending] },
      { kind: 'add', uid: 'uid', item: pending },
    ).BasketItems
    expect(done?.sync).toBe('saved')
  })

  it('leaves out one removal that is done, and keeps the others', () => {
    const basket = withoutItem(withoutItem(aBasket('a', 'b', 'c'), 'a'), 'b')
    const after = withWriteDone(basket, nextWrite(basket)!)
    expect(after.Removals.map(({ basketItemId }) => basketItemId)).toEqual(['b'])
  })

  it('is the same line again when it was told to another session', () => {
    const basket: BasketRecord = { ...aBasket(), BasketItems: [pending] }
    const write = { kind: 'add', uid: 'uid-2', item: pending } as const
    expect(nextWrite(withWriteDone(basket, write))).toMatchObject({ kind: 'add', uid: 'uid' })
  })

  it('is nothing without a session', () => {
    expect(nextWrite({ ...aBasket('a'), BasketUID: null, BasketItems: [pending] })).toBeNull()
  })
})

describe('the cart of an account', () => {
  it('takes the place of none, unless it is empty', () => {
    const cart = { ...aCart('a'), cartSessionId: 'own' }
    expect(withCartOfAccount(emptyBasket, null, cart, now)).toMatchObject({
      BasketUID: 'own',
      BasketItems: [{ basketItemId: 'a' }],
    })
    const empty = { ...cart, cartItems: [] }
    expect(withCartOfAccount(emptyBasket, null, empty, now)).toBe(emptyBasket)
    expect(withCartOfAccount(aBasket('a'), 'uid', empty, now).BasketItems).toEqual([])
    expect(withCartOfAccount(emptyBasket, null, null, now)).toBe(emptyBasket)
  })

  it('does not take the place of a basket that was begun meanwhile', () => {
    const begun = aBasket('b')
    expect(withCartOfAccount(begun, null, aCart('a'), now)).toBe(begun)
  })
})

describe('a removal that failed', () => {
  it('brings back what it was of, and no other', () => {
    const basket = withoutItem(withoutItem(aBasket('a', 'b', 'c'), 'a'), 'b')
    const failed = withWriteFailed(basket, nextWrite(basket)!, 'NOT_REACHED')
    expect(idsOf(failed)).toEqual(['a', 'c'])
    expect(failed.Removals.map(({ basketItemId }) => basketItemId)).toEqual(['b'])
  })

  it('is not undone twice: what the shopper has put back stays as it is', () => {
    const basket = aBasket('a')
    const write = { kind: 'remove', uid: 'uid', item: aLine('a') } as const
    expect(withWriteFailed(basket, write, 'NOT_REACHED')).toEqual(basket)
  })

  it('does not send a line that the cart may never have had', () => {
    const basket = withoutItem({ ...aBasket(), BasketItems: [aLine('a', { sync: 'pending' })] }, 'a')
    const failed = withWriteFailed(basket, nextWrite(basket)!, 'NOT_REACHED')
    expect(failed.BasketItems).toEqual([aLine('a', { sync: 'failed', problem: 'NOT_REMOVED' })])
    expect(nextWrite(failed)).toBeNull()
  })
})

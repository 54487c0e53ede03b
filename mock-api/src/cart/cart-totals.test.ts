import { coupons } from '@shop/fixtures/coupons'
import { designs } from '@shop/fixtures/designs/designs'
import { vouchers } from '@shop/fixtures/vouchers'
import { categoryIds } from '@shop/schema/domain/vocabulary/taxonomy'
import { pence } from '@shop/schema/domain/values/money'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DesignIndex } from '../catalogue/design-index.ts'
import { stoneStock } from '../gemstones/stone-stock.ts'
import { finishedPiece, nothingElse } from '../testing/finished-piece.ts'
import { openMemoryDatabase } from '../world/database.ts'
import { World } from '../world/world.ts'
import type { StoredCart, StoredItem } from './cart-store.ts'
import { totalsOf, voucherNow } from './cart-totals.ts'
import { spendVoucher } from './voucher-uses.ts'

const start = Date.UTC(2026, 10, 25, 10)
const shop = { designs: new DesignIndex(designs), stock: stoneStock(40), sales: [] }

let world: World
beforeEach(() => {
  world = new World('test', openMemoryDatabase(), start, () => 0)
})
afterEach(() => world.close())

const itemOf = (basketItemId: string, piece: { sku: string; optionIds: readonly string[] }): StoredItem => ({
  id: basketItemId,
  basketItemId,
  addedAt: '2026-11-25T09:00:00.000Z',
  choice: {
    ...nothingElse,
    ...piece,
  },
})
const cartOf = (items: readonly StoredItem[], codes: Partial<StoredCart> = {}): StoredCart => ({
  sessionId: 'session-1',
  userId: null,
  couponCode: null,
  voucherCode: null,
  items,
  ...codes,
})
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

describe('what some lines of a cart come to', () => {
  /** £500.00 and £155.00. */
  const band = itemOf('band', finishedPiece('WR-00601', '18ct Yellow Gold', '3.00', 'Medium'))
  const studs = itemOf('studs', finishedPiece('EA-01003', '9ct Yellow Gold'))

  it('is worked out of them alone, with what a coupon is for', () => {
    const cart = cartOf([band, studs], { couponCode: 'BANDS10', voucherCode: 'GIFT-250-LARK' })
    expect(totalsOf(shop, world, cart).sums).toMatchObject({ totalPence: 60_500, duePence: 35_500 })
    const { lines, coupon, sums } = totalsOf(
      shop,
      world,
      cart,
      ({ basketItemId }) => basketItemId === 'studs',
    )
    expect(lines.map(({ item, price }) => [item.basketItemId, price?.totalPence])).toEqual([
      ['studs', 15_500],
    ])
    expect(coupon?.problem).toBe('COUPON_FOR_OTHER_PIECES')
    expect(sums).toMatchObject({ totalPence: 15_500, voucherPence: 15_500, duePence: 0 })
  })
})

it('the last piece of the shelf is one line’s alone, and no other with it can be bought', () => {
  const last = finishedPiece('WR-00675', '18ct Yellow Gold', '2.50')
  const { lines, sums } = totalsOf(shop, world, cartOf([itemOf('first', last), itemOf('second', last)]))
  expect(lines.map(({ item, availability }) => [item.basketItemId, availability])).toEqual([
    ['first', 'AVAILABLE'],
    ['second', 'DESIGN_UNAVAILABLE'],
  ])
  // (540 × 1.32 + 60) × 1.2 = £927.36.
  expect([lines[0]?.price?.totalPence, lines[1]?.price, sums.totalPence]).toEqual([93_000, null, 93_000])
})

describe('a voucher of which an order has used something', () => {
  const use = (transactionId: string, amount: number) =>
    spendVoucher(world, { code: 'gift-250-lark', transactionId, amountPence: pence(amount) })
  const balance = () => voucherNow(world, 'GIFT-250-LARK')?.balance

  it('holds that less, once for each payment', () => {
    use('first', 10_000)
    use('first', 10_000)
    expect(balance()).toBe(15_000)
    use('second', 5_000)
    expect(balance()).toBe(10_000)
  })

  it('pays no more than it holds', () => {
    use('first', 20_000)
    expect(() => use('second', 5_001)).toThrow('holds less than 5001 pence')
    expect(balance()).toBe(5_000)
    use('third', 5_000)
    expect(voucherNow(world, 'GIFT-250-LARK')).toMatchObject({ balance: 0, problem: 'VOUCHER_EMPTY' })
  })
})

it('sums of lines are the totals to the penny and VAT reconciles, whatever is in a cart (rules/checkout#totals)', () => {
  const pieces = designs.filter(({ category }) => category.id !== categoryIds.setting)
  const anyItem = fc
    .record({ design: fc.constantFrom(...pieces), pick: fc.nat() })
    .map(({ design, pick }) => ({
      sku: design.sku,
      optionIds: design.attributes
        .filter(({ name }) => name !== 'Finger Size' && name !== 'Engraving')
        .flatMap(({ options }) => options[pick % options.length]?.id ?? []),
    }))
  const anySale = fc.record({
    subCategories: fc.subarray(['4', '5', '6', '7', '8', '9', '10', '11']),
    discount: fc.constantFrom(5, 10, 12.5, 33),
  })
  const dates = { id: '1', name: 'Sale', startsOn: '2026-11-01', endsOn: '2026-12-31' }
  fc.assert(
    fc.property(
      fc.array(anyItem, { maxLength: 12 }),
      fc.array(anySale, { maxLength: 2 }),
      fc.constantFrom(null, ...coupons.map(({ code }) => code)),
      fc.constantFrom(null, ...vouchers.map(({ code }) => code)),
      (chosen, sales, couponCode, voucherCode) => {
        const withSales = { ...shop, sales: sales.map((sale) => ({ ...dates, ...sale })) }
        const cart = cartOf(
          chosen.map((piece, at) => itemOf(`item-${at}`, piece)),
          { couponCode, voucherCode },
        )
        const { lines, coupon, sums } = totalsOf(withSales, world, cart)
        const prices = lines.flatMap(({ price }) => price ?? [])
        expect(sum(prices.map(({ totalPence }) => totalPence))).toBe(sums.totalPence)
        expect(sum(prices.map(({ subTotalPence }) => subTotalPence))).toBe(sums.subTotalPence)
        expect(sum(prices.map(({ discountPence }) => discountPence))).toBe(sums.couponPence)
        expect(coupon === null || coupon.problem !== null ? sums.couponPence : 0).toBe(0)
        expect(sums.voucherPence + sums.duePence).toBe(sums.totalPence)
        expect(Math.min(sums.duePence, ...prices.map(({ totalPence }) => totalPence))).toBeGreaterThanOrEqual(
          0,
        )
        // A sixth of what VAT of 20 percent is charged on, to half a penny.
        const charged = sum(prices.filter(({ vatIsZero }) => !vatIsZero).map(({ totalPence }) => totalPence))
        expect(Math.abs(sums.vatPence * 6 - charged)).toBeLessThanOrEqual(3)
      },
    ),
    { numRuns: 200 },
  )
})

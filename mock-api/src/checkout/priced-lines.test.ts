import { pence } from '@shop/schema/domain/values/money'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addItem, cartOfSession, setCoupon, setVoucher } from '../cart/cart-store.ts'
import type { PieceChoice } from '../cart/piece-choice.ts'
import { spendVoucher } from '../cart/voucher-uses.ts'
import { roundSolitaire } from '../testing/cart-session.ts'
import { finishedPiece, nothingElse } from '../testing/finished-piece.ts'
import { markStone } from '../world/marked-stones.ts'
import type { World } from '../world/world.ts'
import { Worlds } from '../world/worlds.ts'
import { priceLines } from './priced-lines.ts'
import { checkoutShop } from './testing/worked-checkout.ts'

const shop = checkoutShop()
let worlds: Worlds
let world: World
beforeEach(() => {
  worlds = new Worlds({ startMs: Date.parse('2026-11-25T10:00:00Z') })
  world = worlds.default
  world.setClock(new Date('2026-11-25T10:00:00Z'), true)
})
afterEach(() => worlds.close())

/** £2,043.00, in any size. */
const ring = { ...nothingElse, ...roundSolitaire, gemstoneId: '100103' }
/** £155.00, from the shelf. */
const studs = { ...nothingElse, ...finishedPiece('EA-01003', '9ct Yellow Gold') }
/** From the shelf, and can be engraved. */
const band = { ...nothingElse, ...finishedPiece('ER-00501', '18ct Yellow Gold', 'Round Brilliant') }

function put(pieces: Readonly<Record<string, PieceChoice>>): void {
  for (const [basketItemId, choice] of Object.entries(pieces)) {
    addItem(world.sql, 'anna', { basketItemId, addedAt: '2026-11-25T10:00:00.000Z', choice })
  }
}
const price = (...basketItemIds: readonly string[]) =>
  priceLines(shop, world, cartOfSession(world.sql, 'anna'), basketItemIds)

describe('lines that are bought', () => {
  it('are numbered in the order of the cart, whatever the order in which they are named', () => {
    put({ ring, studs })
    const { priced, userErrors } = price('studs', 'ring')
    expect(priced?.basketItemIds).toEqual(['ring', 'studs'])
    expect(priced?.lines.map(({ id, sku }) => [id, sku])).toEqual([
      ['1', 'PR-00201'],
      ['2', 'EA-01003'],
    ])
    expect([priced?.total, priced?.readyOn]).toEqual([219_800, '2027-01-04'])
    expect(userErrors).toEqual([])
  })

  it('wait for their size where there are sizes and none is sure', () => {
    put({
      open: ring,
      unsure: { ...band, fingerSize: 'L', isSizeUnsure: true },
      sure: { ...band, fingerSize: 'L' },
      studs,
    })
    expect(price('open', 'unsure', 'sure', 'studs').priced?.lines.map((line) => line.isSizeUnsure)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('leave as they lie on the shelf where nothing is engraved in them', () => {
    put({
      plain: { ...band, fingerSize: 'L' },
      engraved: { ...band, fingerSize: 'L', engraving: { font: 'Times', text: 'Ever' } },
    })
    expect(price('plain').priced?.readyOn).toBe('2026-11-26')
    expect(price('engraved').priced?.readyOn).toBe('2026-11-27')
  })

  it('are bought with a coupon and a voucher that work', () => {
    put({ ring, studs })
    setCoupon(world.sql, 'anna', 'THANKS100')
    setVoucher(world.sql, 'anna', 'GIFT-250-LARK')
    expect(price('ring').priced).toMatchObject({
      subTotal: 194_300,
      couponCode: 'THANKS100',
      couponTotal: 10_000,
      voucherCode: 'GIFT-250-LARK',
      voucherTotal: 25_000,
      due: 169_300,
    })
  })

  it('are bought without a coupon whose minimum they do not reach, and without a voucher that is used up', () => {
    put({ ring, studs })
    setCoupon(world.sql, 'anna', 'THANKS100')
    setVoucher(world.sql, 'anna', 'GIFT-250-LARK')
    spendVoucher(world, { code: 'GIFT-250-LARK', transactionId: 'another', amountPence: pence(25_000) })
    expect(price('studs').priced).toMatchObject({
      subTotal: 15_500,
      couponCode: null,
      couponTotal: 0,
      voucherCode: null,
      voucherTotal: 0,
      due: 15_500,
    })
  })
})

describe('lines that are gone', () => {
  const gone = ({ userErrors }: ReturnType<typeof price>) =>
    userErrors.map(({ code, basketItemId }) => [code, basketItemId])

  it('are all those of a cart that has expired, and nothing else is said of them', () => {
    put({ ring, studs })
    markStone(world.sql, '100103', 'SOLD')
    expect(gone(price('ring', 'studs'))).toEqual([['STONE_UNAVAILABLE', 'ring']])
    world.setClock(new Date('2026-11-27T10:00:00Z'), true)
    expect(gone(price('ring', 'studs'))).toEqual([
      ['LINE_GONE', 'ring'],
      ['LINE_GONE', 'studs'],
    ])
  })
})

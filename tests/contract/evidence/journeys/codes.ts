import { finishedPiece } from '@shop/mock-api/testing/finished-piece'
import { expect } from 'vitest'
import { newWorld, type Visitor, visitorOf, type WatchedMock } from '../watched-mock.ts'
import { addRing, cartOf, refusals, sessionId } from './shopping.ts'

/** Coupons and vouchers are put on a cart, taken off, and refused for each reason there is. */
export async function useCodes(mock: WatchedMock): Promise<void> {
  const visitor = visitorOf(mock, await newWorld(mock))
  const dueOf = async () => (await cartOf(visitor))?.totals?.due
  const code = (given: string) => ({ cartSessionId: sessionId, code: given })
  expect(await refusals(visitor, 'ApplyCoupon', code('WELCOME5'))).toEqual(['NO_CART'])
  expect(await refusals(visitor, 'ApplyVoucher', code('GIFT-250-LARK'))).toEqual(['NO_CART'])
  await addRing(visitor)

  for (const [reason, coupon] of [
    ['UNKNOWN_COUPON', 'NO-SUCH-CODE'],
    ['COUPON_NOT_YET', 'NEWYEAR10'],
    ['COUPON_EXPIRED', 'SUMMER15'],
    ['COUPON_BELOW_MINIMUM', 'GRAND500'],
    ['COUPON_FOR_OTHER_PIECES', 'BANDS10'],
  ] as const)
    expect(await refusals(visitor, 'ApplyCoupon', code(coupon))).toEqual([reason])
  for (const [reason, voucher] of [
    ['UNKNOWN_VOUCHER', 'NO-SUCH-CODE'],
    ['VOUCHER_EXPIRED', 'GIFT-100-DOVE'],
    ['VOUCHER_EMPTY', 'GIFT-50-FINCH'],
  ] as const)
    expect(await refusals(visitor, 'ApplyVoucher', code(voucher))).toEqual([reason])

  // £2,043.00 in all; 5% less, to the penny; £250.00 of it by voucher.
  await visitor.change('ApplyCoupon', code('welcome5'), { look: dueOf, expected: 194_085 })
  await visitor.change('ApplyVoucher', code('gift-250-lark'), { look: dueOf, expected: 169_085 })
  await visitor.change('RemoveCoupon', { cartSessionId: sessionId }, { look: dueOf, expected: 179_300 })
  await visitor.change('RemoveVoucher', { cartSessionId: sessionId }, { look: dueOf, expected: 204_300 })
  await guess(visitor)
}

/** Tries codes that there are not until none is looked at any more. */
async function guess(visitor: Visitor): Promise<void> {
  const tryOf = async (operation: string) => {
    const codes: string[] = []
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const code = `GUESS-${operation}-${attempt}`
      codes.push(...(await refusals(visitor, operation, { cartSessionId: sessionId, code })))
    }
    return codes.at(-1)
  }
  expect([await tryOf('ApplyCoupon'), await tryOf('ApplyVoucher')]).toEqual([
    'TOO_MANY_ATTEMPTS',
    'TOO_MANY_ATTEMPTS',
  ])
}

/** What was put on a cart takes nothing off later: its pieces have left, or its time is over. */
export async function outliveCodes(mock: WatchedMock): Promise<void> {
  const world = await newWorld(mock)
  const visitor = visitorOf(mock, world)
  await addRing(visitor)
  const band = finishedPiece('WR-00601', '18ct Yellow Gold', '3.00', 'Medium')
  await addRing(visitor, { ...band, basketItemId: 'band', gemstoneId: null })
  await visitor.send('ApplyCoupon', { cartSessionId: sessionId, code: 'BANDS10' })
  await visitor.send('ApplyVoucher', { cartSessionId: sessionId, code: 'GIFT-250-LARK' })
  await visitor.send('RemoveCartItem', { cartSessionId: sessionId, basketItemId: 'band' })
  expect(await cartOf(visitor)).toMatchObject({
    coupon: { code: 'BANDS10', problem: 'COUPON_FOR_OTHER_PIECES' },
    voucher: { problem: null },
  })
  await mock.worlds.setClock(world, '2027-10-01T10:00:00Z')
  await addRing(visitor, { basketItemId: 'later', gemstoneId: '100117' })
  expect(await cartOf(visitor)).toMatchObject({ voucher: { problem: 'VOUCHER_EXPIRED' } })
}

/** A coupon that its pieces paid for is too much for those that are left, and the cart says how much is missing. */
export async function fallShort(mock: WatchedMock): Promise<void> {
  const visitor = visitorOf(mock, await newWorld(mock))
  await addRing(visitor)
  const band = finishedPiece('WR-00601', '18ct Yellow Gold', '3.00', 'Medium')
  await addRing(visitor, { ...band, basketItemId: 'band', gemstoneId: null })
  await visitor.send('ApplyCoupon', { cartSessionId: sessionId, code: 'THANKS100' })
  await visitor.send('RemoveCartItem', { cartSessionId: sessionId, basketItemId: 'ring' })
  const cart = await cartOf(visitor)
  expect(cart).toMatchObject({ coupon: { problem: 'COUPON_BELOW_MINIMUM' } })
  // £1,000.00 at least, of which the band is a part.
  expect(cart).toMatchObject({ coupon: { shortBy: 100_000 - (cart?.totals?.total ?? 0) } })
}

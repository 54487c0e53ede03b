import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'
import { providerVisitor } from '../pay/testing/provider-visitor.ts'
import { cartSession } from '../testing/cart-session.ts'
import { checkoutSession } from './testing/checkout-session.ts'
import { pageOf, shopperWith } from './testing/shopper.ts'

let mockApi: MockApi
beforeEach(async () => {
  ;({ mockApi } = await freshMock())
})
afterEach(() => mockApi.close())

/** The first ten stones that the setting of every shopper here holds. */
async function tenStones(): Promise<string[]> {
  const cart = cartSession(mockApi, { sessionId: 'looking' })
  const stones: string[] = []
  for (let id = 100_103; stones.length < 10; id += 1) {
    const { userErrors } = await cart.add({ basketItemId: `item-${id}`, gemstoneId: String(id) })
    if (userErrors.length === 0) stones.push(String(id))
  }
  return stones
}

describe('a hundred shoppers and ten stones (rules/checkout#exactly-once)', () => {
  it('are ten orders and ninety clear refusals', async () => {
    const stones = await tenStones()
    const shoppers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => {
        const gemstoneId = stones[index % 10] ?? ''
        return shopperWith(mockApi, { gemstoneId, sessionId: `shopper-${index}`, world: 'default' })
      }),
    )
    const placed = await Promise.all(shoppers.map((shopper) => shopper.press()))
    const begun = placed.flatMap(({ payment }) => (payment ? [payment] : []))
    expect(begun).toHaveLength(10)
    expect(placed.flatMap(({ payment, codes }) => (payment ? [] : codes))).toEqual(
      Array.from({ length: 90 }, () => 'STONE_UNAVAILABLE'),
    )

    const provider = providerVisitor(mockApi)
    await Promise.all(begun.map((payment) => provider.pay(pageOf(payment) ?? '', '4242424242424242')))
    const again = await Promise.all(shoppers.map((shopper) => shopper.press()))
    const codes = again.flatMap((each) => each.codes).toSorted()
    expect(codes).toEqual([
      ...Array.from({ length: 10 }, () => 'ALREADY_PAID'),
      ...Array.from({ length: 90 }, () => 'STONE_UNAVAILABLE'),
    ])

    const checkout = checkoutSession(mockApi)
    const paid = await Promise.all(begun.map(({ transactionId }) => checkout.payment(transactionId)))
    expect(new Set(paid.map((payment) => payment?.order?.number)).size).toBe(10)
    const sold = paid.map((payment) => String(payment?.order?.lines[0]?.gemstones[0]?.gemstoneId))
    expect(sold.toSorted()).toEqual(stones)
  })
})

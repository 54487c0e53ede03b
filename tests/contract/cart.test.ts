import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Target, targetKinds } from './targets.ts'
import { type Stock, takeStock } from './variables.ts'

// The server may take its time to start on a busy machine.
vi.setConfig({ hookTimeout: 30_000 })

const item = 'basketItemId sku optionIds gemstoneId total availability'
const payload = `cart { cartItems { ${item} } } userErrors { code }`

describe.each(targetKinds.map((kind) => [kind.name, kind] as const))('the cart of %s', (_name, kind) => {
  let target: Target
  let stock: Stock
  beforeAll(async () => {
    target = await kind.open()
    stock = await takeStock(target)
  })
  afterAll(() => target?.close())

  it('keeps a piece until it is taken out', async ({ skip }) => {
    skip(!target.canWrite, 'changes something, and writing was not asked for')
    const ids = { cartSessionId: 'contract-cart', basketItemId: 'contract-1' }
    const [gemstoneId = ''] = stock.gemstoneIds
    const expected = {
      cartItems: [
        {
          basketItemId: 'contract-1',
          sku: stock.piece.sku,
          optionIds: stock.piece.optionIds,
          gemstoneId,
          total: expect.any(Number),
          availability: expect.toBeOneOf(['AVAILABLE', null]),
        },
      ],
    }
    const added = await target.ask(
      `mutation ($input: AddCartItemInput!) { addCartItem(input: $input) { ${payload} } }`,
      { input: { ...ids, ...stock.piece, gemstoneId } },
    )
    expect(added.data).toEqual({ addCartItem: { cart: expected, userErrors: [] } })
    const read = await target.ask(
      `query ($id: ID!) { getCartByCartSessionId(cartSessionId: $id) { cartItems { ${item} } } }`,
      { id: ids.cartSessionId },
    )
    expect(read.data).toEqual({ getCartByCartSessionId: expected })
    const removed = await target.ask(
      `mutation ($cartSessionId: ID!, $basketItemId: ID!) {
        removeCartItem(cartSessionId: $cartSessionId, basketItemId: $basketItemId) { ${payload} }
      }`,
      ids,
    )
    expect(removed.data).toEqual({ removeCartItem: { cart: { cartItems: [] }, userErrors: [] } })
  })
})

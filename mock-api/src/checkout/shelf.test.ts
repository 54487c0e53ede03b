import { pence } from '@shop/schema/domain/values/money'
import { readSearchHits } from '@shop/schema/http/search-hits'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import type { AddCartItemInput, PlaceOrderInput } from '../generated/resolvers.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'
import { providerVisitor } from '../pay/testing/provider-visitor.ts'
import { ask } from '../testing/ask.ts'
import { cartSession } from '../testing/cart-session.ts'
import { finishedPiece } from '../testing/finished-piece.ts'
import { checkoutSession, guestOrder } from './testing/checkout-session.ts'
import { pageOf } from './testing/shopper.ts'

let mockApi: MockApi
beforeEach(async () => {
  ;({ mockApi } = await freshMock())
})
afterEach(() => mockApi.close())

/** The last one in white gold of 2.00 mm, in size K½. */
const lastBand = { ...finishedPiece('WR-00675', '18ct White Gold', '2.00'), fingerSize: 'K½' }
/** Made to order in ten working days; one of each carat of gold lies on the shelf. */
const studs = finishedPiece('EA-01003', '9ct Yellow Gold')

/** Somebody with a piece in the basket. */
async function shopperOf(sessionId: string, piece: Partial<AddCartItemInput>) {
  const cart = cartSession(mockApi, { sessionId })
  const checkout = checkoutSession(mockApi)
  const { cart: filled, userErrors } = await cart.add({ basketItemId: `piece of ${sessionId}`, ...piece })
  const expectedTotal = pence(filled?.cartItems[0]?.total ?? 0)
  let presses = 0
  return {
    codes: userErrors.map(({ code }) => code),
    availability: async () => (await cart.get())?.cartItems.map((item) => item.availability),
    cancel: checkout.cancel,
    press(day = '2027-01-18', changed: Partial<PlaceOrderInput> = {}) {
      presses += 1
      return checkout.place({
        idempotencyKey: `${sessionId} ${presses}`,
        cartSessionId: sessionId,
        basketItemIds: [`piece of ${sessionId}`],
        expectedTotal,
        delivery: { ...guestOrder.delivery, day },
        ...changed,
      })
    },
  }
}

/** How the API tells of the stock of a design, by the options of each entry. */
async function stockOf(sku: string): Promise<Record<string, string>> {
  const { data } = await ask(
    mockApi,
    `{ getDesignBySku(sku: "${sku}") { stock { stockStatus attributes } } }`,
  )
  const { getDesignBySku } = data as {
    getDesignBySku: { stock: { stockStatus: string; attributes: string[] }[] }
  }
  return Object.fromEntries(
    getDesignBySku.stock.map(({ stockStatus, attributes }) => [attributes.join('-'), stockStatus]),
  )
}

const pay = (payment: { readonly redirectUrl?: string | null } | null) =>
  providerVisitor(mockApi).pay(pageOf(payment) ?? '', '4242424242424242')

describe('a piece that is sold from the shelf alone (rules/products#stock)', () => {
  it('is sold once: held, named as gone in other baskets, and refused at their checkout', async () => {
    const first = await shopperOf('first', lastBand)
    const second = await shopperOf('second', lastBand)
    expect(await stockOf('WR-00675')).toMatchObject({ '160-3001-1012': 'IN_STOCK' })

    const { payment } = await first.press()
    expect(payment?.status).toBe('PENDING')
    expect(await first.availability()).toEqual(['AVAILABLE'])
    expect(await second.availability()).toEqual(['DESIGN_UNAVAILABLE'])
    expect(await stockOf('WR-00675')).toMatchObject({
      '160-3001-1012': 'OUT_OF_STOCK',
      '161-3001-1013': 'IN_STOCK',
    })
    const refused = await second.press()
    expect(refused.payment).toBeNull()
    expect(refused.userErrors).toMatchObject([
      { code: 'DESIGN_UNAVAILABLE', basketItemId: 'piece of second' },
    ])
    expect((await shopperOf('third', lastBand)).codes).toEqual(['NOT_IN_STOCK'])

    await pay(payment)
    expect(await second.availability()).toEqual(['DESIGN_UNAVAILABLE'])
    expect(await stockOf('WR-00675')).toMatchObject({ '160-3001-1012': 'OUT_OF_STOCK' })
  })

  it('is given back by a payment that ends unpaid, and can be bought by the next', async () => {
    const first = await shopperOf('first', lastBand)
    const second = await shopperOf('second', lastBand)
    const { payment } = await first.press()
    await first.cancel(payment?.transactionId ?? '')
    expect(await stockOf('WR-00675')).toMatchObject({ '160-3001-1012': 'IN_STOCK' })
    const again = await second.press()
    await providerVisitor(mockApi).pay(pageOf(again.payment) ?? '', '4000000000000002')
    expect(await first.availability()).toEqual(['AVAILABLE'])
    const last = await first.press()
    await pay(last.payment)
    expect(await second.availability()).toEqual(['DESIGN_UNAVAILABLE'])
  })

  it('is held for the cart that pays for it, which may press again', async () => {
    const first = await shopperOf('first', lastBand)
    await first.press()
    const { payment } = await first.press()
    expect(payment?.status).toBe('PENDING')
    await pay(payment)
    expect(await stockOf('WR-00675')).toMatchObject({ '160-3001-1012': 'OUT_OF_STOCK' })
  })

  it('is shown at the price of what is left, on lists and where somebody searches', async () => {
    const listed = async () => {
      const { data } = await ask(
        mockApi,
        `{ listDesigns(categoryId: "3", subCategoryIds: ["8"], pageSize: 100) { items { sku stock { stockStatus } } } }`,
      )
      const { listDesigns } = data as {
        listDesigns: { items: { sku: string; stock: { stockStatus: string }[] }[] }
      }
      return listDesigns.items.find(({ sku }) => sku === 'EA-01035')?.stock.map((entry) => entry.stockStatus)
    }
    const found = async () => {
      const { data } = await ask(mockApi, '{ globalSearch(input: "EA-01035") }')
      const [hit] = readSearchHits((data as { globalSearch: string }).globalSearch)?.hits ?? []
      return hit?.productType === 'Design' ? hit.stock.map((entry) => entry.stockStatus) : null
    }
    expect(await listed()).toEqual(['IN_STOCK', 'IN_STOCK', 'OUT_OF_STOCK'])
    expect(await found()).toEqual(['IN_STOCK', 'IN_STOCK', 'OUT_OF_STOCK'])
    const shopper = await shopperOf('first', finishedPiece('EA-01035', '9ct Rose Gold'))
    await pay((await shopper.press()).payment)
    expect(await listed()).toEqual(['OUT_OF_STOCK', 'IN_STOCK', 'OUT_OF_STOCK'])
    expect(await found()).toEqual(['OUT_OF_STOCK', 'IN_STOCK', 'OUT_OF_STOCK'])
  })
})

describe('a piece that is made to order too (rules/products#stock)', () => {
  it('takes the day of the shelf once; the next is made', async () => {
    const first = await shopperOf('first', studs)
    const second = await shopperOf('second', studs)
    const { payment } = await first.press('2026-11-26')
    expect(payment?.status).toBe('PENDING')
    expect(await second.availability()).toEqual(['AVAILABLE'])
    const early = await second.press('2026-11-26')
    expect(early.userErrors).toMatchObject([{ code: 'DAY_TOO_EARLY', field: 'delivery.day' }])
    expect((await second.press('2026-12-09')).payment?.status).toBe('PENDING')
  })

  it('lies on the shelf for one line of a basket alone', async () => {
    const cart = cartSession(mockApi, { sessionId: 'twice' })
    await cart.add({ basketItemId: 'one', ...studs })
    const { cart: filled } = await cart.add({ basketItemId: 'two', ...studs })
    expect(filled?.cartItems.map(({ availability }) => availability)).toEqual(['AVAILABLE', 'AVAILABLE'])
    const both = {
      cartSessionId: 'twice',
      basketItemIds: ['one', 'two'],
      expectedTotal: pence(31_000),
    }
    const checkout = checkoutSession(mockApi)
    const on = (day: string) =>
      checkout.place({ ...both, idempotencyKey: day, delivery: { ...guestOrder.delivery, day } })
    expect((await on('2026-11-26')).userErrors).toMatchObject([{ code: 'DAY_TOO_EARLY' }])
    expect((await on('2026-12-09')).payment?.status).toBe('PENDING')
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMockApi, type MockApi } from '../app.ts'
import type { AddCartItemInput } from '../generated/resolvers.ts'
import { type CartSession, cartSession } from '../testing/cart-session.ts'
import { finishedPiece as piece } from '../testing/finished-piece.ts'
import { createWorldClient } from '@shop/schema/http/world-client'

let mockApi: MockApi
let cart: CartSession
beforeEach(async () => {
  mockApi = createMockApi({ stones: 40 })
  await createWorldClient('http://mock.test', mockApi.fetch).setClock('default', '2026-11-25T10:00:00Z')
  cart = cartSession(mockApi)
})
afterEach(() => mockApi.close())

async function codesFor(input: Partial<AddCartItemInput>): Promise<string[]> {
  const { userErrors } = await cart.add(input)
  return userErrors.map(({ code }) => code)
}

describe('a finished piece', () => {
  it.each([
    // 162.50 × 1.61 × 1.45 × 1.09 × 1.2 = £496.20.
    ['WR-00601', ['18ct Yellow Gold', '3.00', 'Medium'], 50_000, 'a band by metal, width and weight'],
    // (1380 + 165) × 1.2.
    ['ER-00501', ['Platinum', 'Round Brilliant'], 185_500, 'a ready ring with its stone'],
    // (380 + 120 + 140 + 12.50) × 1.2 = £783.00.
    ['NE-00901', ['Platinum', '0.20', '18"'], 78_500, 'a pendant by stone and chain'],
    // 128 × 1.2 = £153.60.
    ['EA-01003', ['9ct Yellow Gold'], 15_500, 'earrings by metal alone'],
    // (640 + 95) × 1.2 = £882.00, £885.00 as shown; less 15 percent £752.25.
    ['EA-01004', ['18ct Yellow Gold'], 75_500, 'earrings in the Advent sale'],
    // (720 + 150) × 1.2 = £1,044.00, £1,045.00 as shown; less 20 percent £836.00.
    ['RI-00817', ['18ct Rose Gold'], 84_000, 'a ring with 5 percent more off'],
  ])('%s in %j costs %i pence: %s', async (sku, names, total) => {
    const { cart: after, userErrors } = await cart.add(piece(sku, ...names))
    expect(userErrors).toEqual([])
    expect(after?.cartItems).toMatchObject([
      { sku, total, subTotal: total, gemstoneId: null, gemstonePair: [], availability: 'AVAILABLE' },
    ])
  })

  it.each([
    ['OPTION_NOT_CHOSEN', piece('WR-00601', '18ct Yellow Gold', '3.00')],
    ['OPTION_NOT_CHOSEN', piece('WR-00601', '18ct Yellow Gold', '3.00', '2.50', 'Medium')],
    ['OPTION_NOT_CHOSEN', piece('NE-00921', '9ct Yellow Gold', '18"')],
    ['UNKNOWN_OPTION', { ...piece('EA-01003', '9ct Yellow Gold'), optionIds: ['169', '3001'] }],
    ['WRONG_STONE_COUNT', { ...piece('EA-01003', '9ct Yellow Gold'), gemstoneId: '100010' }],
    ['UNKNOWN_FINGER_SIZE', { ...piece('EA-01003', '9ct Yellow Gold'), fingerSize: 'M' }],
    [
      'ENGRAVING_NOT_ALLOWED',
      { ...piece('EA-01003', '9ct Yellow Gold'), engraving: { font: 'Roman', text: 'A' } },
    ],
    ['DESIGN_UNAVAILABLE', piece('WR-00625', '18ct Yellow Gold', '3.00', 'Medium')],
  ])('is refused with %s: %#', async (code, input) => {
    expect(await codesFor(input)).toEqual([code])
  })

  it.each([
    ['a band of 3 mm', piece('WR-00601', 'Platinum', '3.00', 'Medium'), 25],
    ['a band of 2.5 mm', piece('WR-00601', 'Platinum', '2.50', 'Medium'), 20],
    ['a signet for letters on its face', piece('RI-00802', '9ct Yellow Gold'), 3],
    ['an initial on a chain', piece('NE-00921', '9ct Yellow Gold', '18"'), 1],
    ['a disc on a chain', piece('NE-00924', '9ct Yellow Gold', '18"'), 10],
    ['a bar on a bracelet', piece('BR-01104', '9ct Yellow Gold', '7"'), 30],
  ])('as %s is engraved with that many characters and no more', async (_, input, limit) => {
    const engraved = (length: number) => ({
      ...input,
      engraving: { font: 'Roman', text: 'A'.repeat(length) },
    })
    expect(await codesFor({ ...engraved(limit + 1), basketItemId: 'too-long' })).toEqual([
      'ENGRAVING_NOT_ALLOWED',
    ])
    expect(await codesFor(engraved(limit))).toEqual([])
  })

  it('is not made without its letter where it is one', async () => {
    expect((await cart.add(piece('NE-00921', '9ct Yellow Gold', '18"'))).userErrors).toEqual([
      { code: 'OPTION_NOT_CHOSEN', field: 'engraving', message: 'Its letter must be chosen.' },
    ])
  })

  it('is made without a letter where it only may carry some', async () => {
    expect(await codesFor(piece('RI-00802', '9ct Yellow Gold'))).toEqual([])
  })

  it('may be in a cart twice', async () => {
    await cart.add(piece('EA-01003', '9ct Yellow Gold'))
    const { cart: after } = await cart.add({
      basketItemId: 'item-2',
      ...piece('EA-01003', '9ct Yellow Gold'),
    })
    expect(after?.cartItems.map(({ total }) => total)).toEqual([15_500, 15_500])
  })
})

describe('a piece that is sold from the shelf alone', () => {
  const ring = piece('WR-00675', '18ct Yellow Gold', '2.00')

  it.each([
    ['as it lies there', { ...ring, fingerSize: 'L' }, []],
    ['before a size is chosen', ring, []],
    ['to somebody who asks for a ring sizer', { ...ring, fingerSize: 'Q', isSizeUnsure: true }, []],
    ['not in another size', { ...ring, fingerSize: 'M' }, ['NOT_IN_STOCK']],
    ['not in a width that is sold', piece('WR-00675', '18ct White Gold', '2.50'), ['NOT_IN_STOCK']],
    ['not as it was never made', piece('WR-00675', 'Platinum', '2.50'), ['NOT_IN_STOCK']],
    ['not when all are sold', piece('ER-00540', 'Platinum', 'Marquise Cut'), ['NOT_IN_STOCK']],
    ['not in a size it is never made in', { ...ring, fingerSize: 'E' }, ['UNKNOWN_FINGER_SIZE']],
    ['not with what it never has', { ...ring, optionIds: [...ring.optionIds, '9'] }, ['UNKNOWN_OPTION']],
  ])('is sold %s', async (_, input, codes) => {
    expect(await codesFor(input)).toEqual(codes)
  })
  it('is in a cart as often as it lies there, whichever size is put in first', async () => {
    const open = { ...ring, isSizeUnsure: true }
    expect(await codesFor({ ...open, basketItemId: 'open' })).toEqual([])
    expect(await codesFor({ ...ring, basketItemId: 'sized', fingerSize: 'L' })).toEqual([])
    expect(await codesFor({ ...ring, basketItemId: 'again', fingerSize: 'L' })).toEqual(['NOT_IN_STOCK'])
    expect(await codesFor({ ...ring, basketItemId: 'last', fingerSize: 'N' })).toEqual(['NOT_IN_STOCK'])
    const now = await cart.get()
    expect(now?.cartItems.map(({ availability }) => availability)).toEqual(['AVAILABLE', 'AVAILABLE'])
  })
})

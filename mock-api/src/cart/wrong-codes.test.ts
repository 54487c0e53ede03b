import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MockApi } from '../app.ts'
import { freshMock } from '../identity/testing/fresh-mock.ts'
import { cartCodes, type CartCodes } from '../testing/cart-codes.ts'
import { cartSession } from '../testing/cart-session.ts'
import type { WorldClient } from '@shop/schema/http/world-client'

let mockApi: MockApi
let worlds: WorldClient
let codes: CartCodes
beforeEach(async () => {
  ;({ mockApi, worlds } = await freshMock())
  codes = await basketOf('session-1')
})
afterEach(() => mockApi.close())

/** A basket with a ring in it. */
async function basketOf(sessionId: string): Promise<CartCodes> {
  await cartSession(mockApi, { sessionId }).add({ basketItemId: sessionId, gemstoneId: '100103' })
  return cartCodes(mockApi, sessionId)
}

async function apply(kind: 'coupon' | 'voucher', code: string, at = codes): Promise<string> {
  const { userErrors } = await at.apply(kind, code)
  return userErrors.map((error) => error.code).join() || 'taken'
}

async function guess(kind: 'coupon' | 'voucher', times: number): Promise<string[]> {
  const answers: string[] = []
  for (let at = 0; at < times; at += 1) answers.push(await apply(kind, `GIFT-${at}-CROW`))
  return [...new Set(answers)]
}

describe('codes that are guessed (rules/checkout#guessed-codes)', () => {
  it.each([
    ['voucher', 'GIFT-250-LARK', 'UNKNOWN_VOUCHER'],
    ['coupon', 'WELCOME5', 'UNKNOWN_COUPON'],
  ] as const)('make a %s wait after ten, right or wrong, for ten minutes', async (kind, right, unknown) => {
    expect(await guess(kind, 10)).toEqual([unknown])
    expect(await apply(kind, 'GIFT-11-CROW')).toBe('TOO_MANY_ATTEMPTS')
    expect(await apply(kind, right)).toBe('TOO_MANY_ATTEMPTS')
    expect((await codes.get())?.[kind]).toBeNull()
    await worlds.advanceClock('default', 10 * 60_000 - 1)
    expect(await apply(kind, right)).toBe('TOO_MANY_ATTEMPTS')
    await worlds.advanceClock('default', 1)
    expect(await apply(kind, right)).toBe('taken')
  })

  it('may be nine, and then a right one', async () => {
    expect(await guess('voucher', 9)).toEqual(['UNKNOWN_VOUCHER'])
    expect(await apply('voucher', 'GIFT-250-LARK')).toBe('taken')
  })

  it('are no fewer for a right one between them', async () => {
    await guess('voucher', 9)
    await apply('voucher', 'GIFT-250-LARK')
    expect(await guess('voucher', 1)).toEqual(['UNKNOWN_VOUCHER'])
    expect(await apply('voucher', 'GIFT-5000-WREN')).toBe('TOO_MANY_ATTEMPTS')
    expect((await codes.get())?.voucher?.code).toBe('GIFT-250-LARK')
  })

  it('are counted for each ten minutes, and one that is refused is not counted', async () => {
    await guess('voucher', 5)
    await worlds.advanceClock('default', 6 * 60_000)
    expect(await guess('voucher', 5)).toEqual(['UNKNOWN_VOUCHER'])
    expect(await guess('voucher', 5)).toEqual(['TOO_MANY_ATTEMPTS'])
    await worlds.advanceClock('default', 4 * 60_000)
    expect(await apply('voucher', 'GIFT-250-LARK')).toBe('taken')
  })

  it('are those of one basket, and what is known and cannot be used is none', async () => {
    for (let at = 0; at < 10; at += 1) await apply('voucher', 'GIFT-50-FINCH')
    expect(await apply('voucher', 'GIFT-50-FINCH')).toBe('VOUCHER_EMPTY')
    await guess('voucher', 10)
    expect(await apply('voucher', 'GIFT-250-LARK', await basketOf('session-2'))).toBe('taken')
  })

  it('at a time that the clock was set back from are forgotten with the next', async () => {
    await guess('voucher', 10)
    await worlds.setClock('default', '2026-11-25T09:00:00Z')
    expect(await guess('voucher', 1)).toEqual(['UNKNOWN_VOUCHER'])
    await worlds.setClock('default', '2026-11-25T10:00:00Z')
    expect(await apply('voucher', 'GIFT-250-LARK')).toBe('taken')
  })

  it('keep nobody from taking a code off', async () => {
    await apply('voucher', 'GIFT-250-LARK')
    await guess('voucher', 10)
    expect((await codes.remove('voucher')).cart?.voucher).toBeNull()
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basketEnd, hasBasketExpired } from './basket-expiry.ts'

const at = (addedAt: string | null) => ({ addedAt })

describe('a basket', () => {
  it.each([
    ['2026-11-27T09:59:59.999Z', false],
    ['2026-11-27T10:00:00.000Z', true],
    ['2026-11-28T10:00:00.000Z', true],
  ])('with a piece of 25 November 10:00 has expired at %s: %s', (now, expected) => {
    expect(hasBasketExpired([at('2026-11-25T10:00:00.000Z')], new Date(now))).toBe(expected)
  })

  it('ends with its oldest piece, whatever was put in since', () => {
    const lines = [at('2026-11-26T18:00:00.000Z'), at('2026-11-25T10:00:00.000Z'), at(null)]
    expect(basketEnd(lines)?.toISOString()).toBe('2026-11-27T10:00:00.000Z')
    expect(hasBasketExpired(lines, new Date('2026-11-27T10:00:00Z'))).toBe(true)
  })

  it('ends by the times that can be read, beside one that cannot', () => {
    const lines = [at('nonsense'), at('2026-11-25T10:00:00.000Z')]
    expect(basketEnd(lines)?.toISOString()).toBe('2026-11-27T10:00:00.000Z')
  })

  it('never ends when it is empty, or when no time is known', () => {
    const now = new Date('2030-01-01T00:00:00Z')
    expect(hasBasketExpired([], now)).toBe(false)
    expect(hasBasketExpired([at(null), at('nonsense')], now)).toBe(false)
    expect(basketEnd([])).toBeNull()
  })

  it('has expired once one of its pieces is 48 hours old, and stays so', () => {
    const instant = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) })
    fc.assert(
      fc.property(fc.array(instant, { minLength: 1 }), instant, fc.nat(), (added, nowMs, laterMs) => {
        const lines = added.map((time) => at(new Date(time).toISOString()))
        const isOver = (atMs: number) => added.some((time) => atMs - time >= 48 * 60 * 60 * 1000)
        for (const atMs of [nowMs, nowMs + laterMs]) {
          expect(hasBasketExpired(lines, new Date(atMs))).toBe(isOver(atMs))
        }
      }),
    )
  })
})

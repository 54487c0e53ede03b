import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openMemoryDatabase, type WorldDatabase } from '../world/database.ts'
import { countAttempt, forgetAttempts } from './attempts.ts'

const minuteMs = 60_000
const startMs = Date.parse('2026-11-25T10:00:00Z')

let database: WorldDatabase
beforeEach(() => {
  database = openMemoryDatabase()
})
afterEach(() => database.sql.close())

const at = (minutes: number, emailKey = 'zoe@example.com') =>
  countAttempt(database.sql, 'password', emailKey, startMs + minutes * minuteMs) / minuteMs

describe('attempts', () => {
  it('are five; then fifteen minutes from the fifth have to pass', () => {
    expect([0, 1, 2, 3, 4].map((minute) => at(minute))).toEqual([0, 0, 0, 0, 0])
    expect([at(5), at(18)]).toEqual([14, 1])
    expect(at(19)).toBe(0)
  })

  it('are forgotten when none was made for fifteen minutes', () => {
    expect([0, 14, 28, 42].map((minute) => at(minute))).toEqual([0, 0, 0, 0])
    expect([57, 58, 59, 60, 61, 62].map((minute) => at(minute))).toEqual([0, 0, 0, 0, 0, 14])
  })

  it('start anew after a success', () => {
    for (const minute of [0, 1, 2, 3, 4]) at(minute)
    forgetAttempts(database.sql, 'password', 'zoe@example.com')
    expect(at(5)).toBe(0)
  })

  it('are counted by address and kind', () => {
    for (const minute of [0, 0, 0, 0, 0]) at(minute)
    expect(at(0, 'li@example.com')).toBe(0)
    expect(countAttempt(database.sql, 'message', 'zoe@example.com', startMs)).toBe(0)
    expect(at(0)).toBe(15)
  })

  it('lock nobody out for longer when the clock of the world is set back', () => {
    for (const minute of [60, 60, 60, 60, 60]) at(minute)
    expect(at(0)).toBe(0)
  })

  it('are never more than five in any fifteen minutes, and waiting as long as it was said is enough', () => {
    const pausesMs = fc.array(fc.integer({ min: 0, max: 20 * minuteMs }), { maxLength: 60 })
    const count = (nowMs: number) => countAttempt(database.sql, 'password', 'zoe@example.com', nowMs)
    fc.assert(
      fc.property(pausesMs, (pauses) => {
        database.clear()
        let nowMs = startMs
        const madeMs = pauses.map((pauseMs) => {
          nowMs += pauseMs
          const waitMs = count(nowMs)
          nowMs += waitMs
          return waitMs === 0 || count(nowMs) === 0 ? nowMs : Number.NaN
        })
        const sixths = madeMs.slice(5).map((laterMs, index) => laterMs - (madeMs[index] ?? 0))
        expect(sixths.every((apartMs) => apartMs >= 15 * minuteMs)).toBe(true)
        expect(madeMs).not.toContain(Number.NaN)
      }),
      { numRuns: 40 },
    )
  })
})

import { describe, expect, it } from 'vitest'
import { clockAdvancedBy, clockSetTo, realTimeMs, worldTimeMs } from './clock.ts'

const noon = Date.UTC(2026, 10, 25, 12)

describe('a running clock', () => {
  const clock = clockSetTo(noon, false, 5_000)

  it('shows what it was set to, then passes as fast as real time', () => {
    expect(worldTimeMs(clock, 5_000)).toBe(noon)
    expect(worldTimeMs(clock, 5_250)).toBe(noon + 250)
  })

  it('does not go back when real time does', () => {
    expect(worldTimeMs(clock, 1_000)).toBe(noon)
  })

  it('runs on from where it is put forward to', () => {
    const advanced = clockAdvancedBy(clock, 60_000, 6_000)
    expect(worldTimeMs(advanced, 6_000)).toBe(noon + 61_000)
    expect(worldTimeMs(advanced, 6_500)).toBe(noon + 61_500)
  })
})

describe('a frozen clock', () => {
  const clock = clockSetTo(noon, true, 5_000)

  it('stands still', () => {
    expect(worldTimeMs(clock, 99_000)).toBe(noon)
  })

  it('stays frozen when it is put forward', () => {
    expect(worldTimeMs(clockAdvancedBy(clock, 1_000, 99_000), 200_000)).toBe(noon + 1_000)
  })
})

it('reads real time in whole milliseconds that never run backwards', () => {
  const readings = Array.from({ length: 1000 }, realTimeMs)
  expect(readings.every(Number.isInteger)).toBe(true)
  expect(readings).toEqual(readings.toSorted((a, b) => a - b))
})

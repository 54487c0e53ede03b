import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTimeLimit } from './time-limit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a time limit', () => {
  it('ends what it limits when the time is over', () => {
    const { signal } = createTimeLimit(4000)
    vi.advanceTimersByTime(3999)
    expect(signal.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(signal.reason).toMatchObject({ name: 'TimeoutError', message: 'It took too long' })
  })

  it('ends nothing once it was ended itself, and leaves no timer', () => {
    const { signal, end } = createTimeLimit(4000)
    end()
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(9000)
    expect(signal.aborted).toBe(false)
  })
})

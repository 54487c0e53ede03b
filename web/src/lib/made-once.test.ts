import { describe, expect, it, vi } from 'vitest'
import { createMadeOnce } from './made-once.ts'

describe('what is made of a record', () => {
  it('is made once, until it follows from something else', () => {
    const madeOnce = createMadeOnce<string>()
    const [record, rules] = [{}, {}]
    const make = vi.fn(() => 'view')
    madeOnce(record, 'gold', rules, make)
    expect(madeOnce(record, 'gold', rules, make)).toBe('view')
    expect(make).toHaveBeenCalledTimes(1)
    expect(madeOnce(record, 'platinum', rules, () => 'another')).toBe('another')
    expect(madeOnce(record, 'platinum', {}, () => 'in a sale')).toBe('in a sale')
    expect(madeOnce({}, 'platinum', rules, () => 'of another')).toBe('of another')
  })
})

import { describe, expect, it } from 'vitest'
import { keptUntilText } from './kept-until.ts'

describe('until when a basket is kept', () => {
  it.each([
    ['2026-11-25T10:00:00.000Z', 'Kept for 48 hours, until Friday 27 November at 10:00.'],
    ['2026-07-01T08:05:00.000Z', 'Kept for 48 hours, until Friday 3 July at 09:05.'],
    ['2026-10-24T09:30:00.000Z', 'Kept for 48 hours, until Monday 26 October at 09:30.'],
    ['2026-12-30T23:59:00.000Z', 'Kept for 48 hours, until Friday 1 January at 23:59.'],
  ])('of a piece of %s is said in London time', (addedAt, text) => {
    expect(keptUntilText([{ addedAt }])).toBe(text)
  })

  it('is not said of one whose time is not known', () => {
    expect(keptUntilText([{ addedAt: null }])).toBeNull()
  })
})

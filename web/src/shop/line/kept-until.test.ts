import { describe, expect, it } from 'vitest'
import { expiringText, keptUntilText } from './kept-until.ts'

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

describe('the end of a basket', () => {
  const lines = [{ addedAt: '2026-11-25T10:00:00.000Z' }]
  const at = (now: string) => expiringText(lines, new Date(now))

  it.each([
    ['2026-11-27T03:59:59Z', null],
    [
      '2026-11-27T04:00:00Z',
      'Your basket is emptied at 10:00, within 6 hours. Check out before then: its designs stay, and its stones are offered to others.',
    ],
    [
      '2026-11-27T08:59:00Z',
      'Your basket is emptied at 10:00, within 2 hours. Check out before then: its designs stay, and its stones are offered to others.',
    ],
    [
      '2026-11-27T09:30:00Z',
      'Your basket is emptied at 10:00, within the hour. Check out before then: its designs stay, and its stones are offered to others.',
    ],
    ['2026-11-27T10:00:00Z', null],
  ])('at %s says: %s', (now, text) => {
    expect(at(now)).toBe(text)
  })

  it('is not said of a basket without a time, or on a page without a clock', () => {
    expect(expiringText([{ addedAt: null }], new Date('2026-11-27T09:30:00Z'))).toBeNull()
    expect(expiringText(lines, null)).toBeNull()
  })
})

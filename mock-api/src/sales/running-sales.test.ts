import { describe, expect, it } from 'vitest'
import { isRunning, newestFirst } from './running-sales.ts'

describe('a sale', () => {
  const advent = { id: '32', startsOn: '2026-11-20', endsOn: '2026-12-01' }

  it.each([
    ['the last second before its first day', '2026-11-19T23:59:59Z', false],
    ['the first second of its first day', '2026-11-20T00:00:00Z', true],
    ['the last second of its last day', '2026-12-01T23:59:59Z', true],
    ['the first second after its last day', '2026-12-02T00:00:00Z', false],
  ])('in %s: %s runs %s', (_, instant, runs) => {
    expect(isRunning(advent, new Date(instant))).toBe(runs)
  })

  it('in summer starts at midnight in London, an hour before midnight UTC', () => {
    const summer = { id: '31', startsOn: '2026-07-01', endsOn: '2026-07-31' }
    expect(isRunning(summer, new Date('2026-06-30T22:59:59Z'))).toBe(false)
    expect(isRunning(summer, new Date('2026-06-30T23:00:00Z'))).toBe(true)
  })
})

it('lists the newest sale first, and of those that start together the one with the later id', () => {
  const sale = (id: string, startsOn: string) => ({ id, startsOn, endsOn: '2027-12-31' })
  const sales = [
    sale('1', '2026-07-01'),
    sale('3', '2026-11-20'),
    sale('2', '2026-11-20'),
    sale('4', '2026-01-01'),
  ]
  expect(newestFirst(sales).map(({ id }) => id)).toEqual(['3', '2', '1', '4'])
})

import { describe, expect, it } from 'vitest'
import { timePlaceholder } from './time-placeholder.ts'

const all = { serviceId: '1', location: 'LONDON', date: '2026-12-10' } as const

describe('what the list of times says while none is chosen (rules/booking#panel)', () => {
  it.each([
    [{ serviceId: '', location: '', date: '' }, 'unasked', 'Select a topic to view times'],
    [{ ...all, serviceId: '' }, 'unasked', 'Select a topic to view times'],
    [{ ...all, location: '' }, 'unasked', 'Select a location to view times'],
    [{ serviceId: '1', location: '', date: '' }, 'unasked', 'Select a location to view times'],
    [{ ...all, date: '' }, 'unasked', 'Select a date to view times'],
    [all, 'loading', 'Loading Times...'],
    [all, 0, 'No available times'],
    [all, 7, 'Select a time'],
    [all, 'away', 'Select a time'],
  ] as const)('%j, %s: %s', (values, times, text) => {
    expect(timePlaceholder(values, times)).toBe(text)
  })
})

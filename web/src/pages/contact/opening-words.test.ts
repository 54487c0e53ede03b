import { expect, it } from 'vitest'
import { stateText } from './opening-words.ts'

const opens = (date: `${number}-${number}-${number}`) =>
  stateText({ kind: 'shut', opens: { date, time: '10:00' } }, '2026-12-01')

it('says whether a boutique is open, or when it opens next (rules/identity#boutiques)', () => {
  expect(stateText({ kind: 'open', until: '18:00' }, '2026-12-01')).toBe('Open now, until 18:00')
  expect(opens('2026-12-01')).toBe('Opens today at 10:00')
  expect(opens('2026-12-02')).toBe('Opens tomorrow at 10:00')
  expect(opens('2026-12-07')).toBe('Opens Monday at 10:00')
  expect(opens('2026-12-08')).toBe('Opens Tuesday 8 December 2026 at 10:00')
})

import { expect, it } from 'vitest'
import { lastReturnDay } from './return-day.ts'

it('counts thirty days from the one after a piece arrived', () => {
  expect(lastReturnDay('2027-01-04')).toBe('2027-02-03')
})

import { expect, it } from 'vitest'
import { refusedAfter } from './after-answer.ts'

const before = { day: '2027-01-04', goneIds: ['a'] } as const

it('a day that was too early is known from then on, and is no other one', () => {
  const notices = [{ kind: 'day-too-early' }] as const
  expect(refusedAfter(before, { notices, goneIds: [] }, '2027-01-06')).toEqual({
    day: '2027-01-06',
    goneIds: ['a'],
  })
  expect(refusedAfter(before, { notices: [{ kind: 'price-changed' }], goneIds: [] }, '2027-01-06')).toEqual(
    before,
  )
})

it('lines that are gone come to those that were gone before', () => {
  expect(refusedAfter(before, { notices: [], goneIds: ['b', 'c'] }, '2027-01-06')).toEqual({
    day: '2027-01-04',
    goneIds: ['a', 'b', 'c'],
  })
})

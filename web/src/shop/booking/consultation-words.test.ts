import { expect, it } from 'vitest'
import { doneText } from './consultation-words.ts'

const sent = {
  serviceId: '1',
  date: '2026-12-10',
  time: '12:00',
  firstName: 'Anne-Marie',
  lastName: 'O’Brien',
  email: 'anne-marie@example.com',
  phone: '07700900123',
  message: 'Three stones, please.',
} as const

it.each([
  ['LONDON', 'in our London boutique'],
  ['MANCHESTER', 'in our Manchester boutique'],
  ['HALE', 'in our Cheshire boutique'],
  ['VIRTUAL', 'in a virtual meeting'],
] as const)('a consultation at %s was asked for %s (rules/booking#done)', (location, place) => {
  expect(doneText({ ...sent, location })).toBe(
    `Thanks Anne-Marie! You have requested a consultation at 12:00 on 10 December 2026 ${place}`,
  )
})

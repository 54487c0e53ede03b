import { describe, expect, it } from 'vitest'
import { tidyPhone } from './phone.ts'

describe('a phone number (rules/booking#names-and-phones)', () => {
  it.each([
    ['07700 900123', '+447700900123'],
    ['(0161) 496-0123', '+441614960123'],
    ['+44 7700 900123', '+447700900123'],
    ['+44 (0)7700 900123', '+447700900123'],
    ['0044 7700 900123', '+447700900123'],
    ['0044 (0)161 496 0123', '+441614960123'],
    ['+33 1 23 45 67 89', '+33123456789'],
    ['  07700 900123\u2003', '+447700900123'],
    ['12345678', '12345678'],
    ['1'.repeat(20), '1'.repeat(20)],
    ['+1234567', '+1234567'],
    [`+${'3'.repeat(19)}`, `+${'3'.repeat(19)}`],
    [`+33 (${'3'.repeat(5)}) ${'3-'.repeat(12)}`, `+${'3'.repeat(19)}`],
    ['0033123456789', '0033123456789'],
  ])('%j is kept as %s', (text, phone) => {
    expect(tidyPhone(text)).toBe(phone)
  })

  it.each([
    ['06 12 34 56 78', '0612345678'],
    ['+33 6 12 34 56 78', '+33612345678'],
    ['+44 (0)7700 900123', '+447700900123'],
  ])('%j beside an address elsewhere is kept as %s', (text, phone) => {
    expect(tidyPhone(text, false)).toBe(phone)
  })

  it.each([
    '',
    '1234567',
    '+123456',
    '+123 45-6',
    '++12345678',
    '+',
    '+++++++++',
    '07700 900 abc',
    '44+7700900123',
    '1'.repeat(21),
    `+${'3'.repeat(20)}`,
  ])('is not %j', (text) => {
    expect(tidyPhone(text)).toBeNull()
  })
})

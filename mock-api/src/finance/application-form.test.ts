import { describe, expect, it } from 'vitest'
import { readApplicationForm } from './application-form.ts'

const read = (income: string, agrees = 'yes') => readApplicationForm(new URLSearchParams({ income, agrees }))

describe('an application that was typed', () => {
  it.each([
    ['24000', 24_000],
    ['£24,000', 24_000],
    [' 24 000.00 ', 24_000],
    ['£ 24000', 24_000],
    [' 24000', 24_000],
    ['24000.00', 24_000],
    ['10,000,000', 10_000_000],
    ['7', 7],
    ['0', 0],
  ])('with %j says £%d a year', (income, incomePounds) => {
    expect(read(income)).toEqual({ kind: 'valid', incomePounds })
  })

  it.each([
    '',
    'enough',
    '-1',
    '24.5',
    '24.500',
    '24000000',
    '10000001',
    ',',
    '££24000',
    'about 24000',
    '24000 or so',
    '24000.ab',
    'a'.repeat(30),
  ])('with %j is asked again', (income) => {
    const form = read(income)
    expect(form.kind === 'invalid' && form.problems.map(({ field }) => field)).toEqual(['income'])
  })

  it('is told what is missing, and what cannot be read', () => {
    const messageOf = (income: string) => {
      const form = read(income)
      return form.kind === 'invalid' && form.problems[0]?.message
    }
    expect(messageOf(' ')).toBe('Enter your income before tax.')
    expect(messageOf('enough')).toBe('Enter your income in pounds, such as 24,000.')
  })

  it('keeps twenty characters, and may be empty', () => {
    expect(read(` ${'a'.repeat(30)}`)).toMatchObject({ kept: { income: 'a'.repeat(20), agrees: true } })
    expect(readApplicationForm(new URLSearchParams())).toMatchObject({
      kind: 'invalid',
      problems: [{ field: 'income', message: 'Enter your income before tax.' }, { field: 'agrees' }],
      kept: { income: '', agrees: false },
    })
  })

  it('needs the consent, and keeps what was typed', () => {
    expect(read('24000', 'no')).toEqual({
      kind: 'invalid',
      problems: [{ field: 'agrees', message: 'Agree to the search: the lender cannot decide without it.' }],
      kept: { income: '24000', agrees: false },
    })
  })
})

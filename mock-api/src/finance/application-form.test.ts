import { describe, expect, it } from 'vitest'
import { readApplicationForm } from './application-form.ts'

const read = (income: string, agrees = 'yes') => readApplicationForm(new URLSearchParams({ income, agrees }))

describe('an application that was typed', () => {
  it.each([
    ['24000', 24_000],
    ['£24,000', 24_000],
    [' 24 000.00 ', 24_000],
    ['0', 0],
  ])('with %j says £%d a year', (income, incomePounds) => {
    expect(read(income)).toEqual({ kind: 'valid', incomePounds })
  })

  it.each(['', 'enough', '-1', '24.5', '24000000', ',', 'a'.repeat(30)])(
    'with %j is asked again',
    (income) => {
      const form = read(income)
      expect(form.kind === 'invalid' && form.problems.map(({ field }) => field)).toEqual(['income'])
    },
  )

  it('needs the consent, and keeps what was typed', () => {
    expect(read('24000', 'no')).toEqual({
      kind: 'invalid',
      problems: [{ field: 'agrees', message: 'Agree to the search: the lender cannot decide without it.' }],
      kept: { income: '24000', agrees: false },
    })
  })
})

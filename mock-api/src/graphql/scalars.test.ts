import { GraphQLError, parseValue as literalOf } from 'graphql'
import { describe, expect, it } from 'vitest'
import { scalars } from './scalars.ts'

describe('what a scalar lets pass', () => {
  it.each([
    ['Pounds', scalars.Pounds, [0, 395, 0.01, 1234.5, -3.21], [0.001, '395', null, Number.NaN, Infinity]],
    ['Pence', scalars.Pence, [0, 123_400, -460], [0.5, '100', null, Number.NaN, Infinity, 2 ** 53]],
    ['Percent', scalars.Percent, [20, 12.5, 0], ['20', undefined, Infinity]],
    [
      'Date',
      scalars.Date,
      ['2026-11-25', '2028-02-29'],
      [
        '2026-02-30',
        '2026-1-1',
        '2026-11-25T00:00:00Z',
        '',
        20261125,
        ['2026-12-02'],
        '+012026-11',
        '-000001-1',
      ],
    ],
    [
      'DateTime',
      scalars.DateTime,
      ['2026-11-25T10:00:00.000Z', '2028-02-29T23:59:59.999Z'],
      [
        '2026-11-25',
        '2026-11-25T10:00:00Z',
        '2026-11-25T10:00:00.000+01:00',
        '2026-02-30T10:00:00.000Z',
        '',
        1,
        ['2026-12-02T01:00:00.000Z'],
        null,
      ],
    ],
  ])('%s', (_, { serialize, parseValue, parseLiteral }, good, bad) => {
    for (const value of good) {
      expect(serialize(value)).toBe(value)
      expect(parseValue(value)).toBe(value)
      expect(parseLiteral(literalOf(JSON.stringify(value)))).toBe(value)
    }
    for (const value of bad) {
      expect(() => serialize(value)).toThrow(/Not /)
      expect(() => parseValue(value)).toThrow(/Not /)
      expect(() => parseValue(value)).toThrow(GraphQLError)
    }
  })

  it.each([
    [scalars.Date, '["2026-12-02"]'],
    [scalars.Date, '"+012026-11"'],
    [scalars.DateTime, '["2026-12-02T01:00:00.000Z"]'],
  ])('is no list and no other text that a document holds', ({ parseLiteral }, literal) => {
    expect(() => parseLiteral(literalOf(literal))).toThrow(GraphQLError)
  })

  it('is said of what it is not', () => {
    expect(() => scalars.Percent.parseValue('20')).toThrow('Not a number: 20')
    expect(() => scalars.Date.parseValue('2026-02-30')).toThrow('Not a calendar date: 2026-02-30')
    expect(() => scalars.DateTime.parseValue('2026-12-10T01:00:00Z')).toThrow(
      'Not an instant in UTC with milliseconds, such as 2026-11-25T10:00:00.000Z: 2026-12-10T01:00:00Z',
    )
  })
})

import { describe, expect, it } from 'vitest'
import { misfitText, type MisfitCounts } from './misfit-text.ts'

const oval = { shapeName: 'Oval', measLength: 8.2 }
const nbsp = '\u00a0'

describe('why settings are left out', () => {
  it.each<[MisfitCounts, string | null]>([
    [[], null],
    [[{ reason: 'SHAPE_NOT_MADE', count: 1 }], '1 setting is not made in Oval.'],
    [
      [
        { reason: 'SHAPE_NOT_MADE', count: 12 },
        { reason: 'BETWEEN_SIZES', count: 3 },
      ],
      `12 settings are not made in Oval, 3 have no head of 8.2${nbsp}mm.`,
    ],
    [
      [
        { reason: 'SHAPE_NOT_MADE', count: 13 },
        { reason: 'TOO_LARGE', count: 1 },
      ],
      `13 settings are not made in Oval, 1 has no head for a stone as large as 8.2${nbsp}mm.`,
    ],
    [[{ reason: 'TOO_SMALL', count: 40 }], `40 settings have no head for a stone as small as 8.2${nbsp}mm.`],
    [[{ reason: 'BETWEEN_SIZES', count: 1 }], `1 setting has no head of 8.2${nbsp}mm.`],
  ])('%j', (misfits, text) => expect(misfitText(misfits, oval)).toBe(text))

  it('says lengths as they are measured', () => {
    expect(misfitText([{ reason: 'BETWEEN_SIZES', count: 2 }], { ...oval, measLength: 6.46 })).toBe(
      `2 settings have no head of 6.46${nbsp}mm.`,
    )
  })
})

import { describe, expect, it } from 'vitest'
import { convertSize, sizeValues } from './convert-size.ts'

describe('converting a finger size', () => {
  it.each([
    ['uk', 'L', 'L'],
    ['eu', '54', 'N'],
    ['us', '8.25', 'Q'],
    ['diameter', '19.5', 'T'],
    ['diameter', '17,1', 'N'],
  ] as const)('reads %s %s as UK %s', (system, value, uk) => {
    expect(convertSize(system, value)?.uk).toBe(uk)
  })

  it.each(['', '  ', 'wide', '3', '171'])('finds no size for a diameter of "%s"', (value) => {
    expect(convertSize('diameter', value)).toBeNull()
  })

  it('offers every size of every system', () => {
    expect(sizeValues('uk').map(({ text }) => text)).toContain('N½')
    expect(sizeValues('us').map(({ text }) => text)).toContain('6¾')
    expect(sizeValues('eu').map(({ text }) => text)).toContain('54')
  })
})

import { describe, expect, it } from 'vitest'
import { lossText, meritText } from './trade-off-text.ts'

describe('a trade-off in words', () => {
  it('says what a stone is best at', () => {
    expect(meritText(['BALANCED'])).toBe('Our choice')
    expect(meritText(['BIGGEST', 'SOONEST'])).toBe('The biggest and the soonest')
  })

  it('says what is given up for it in one line', () => {
    expect(lossText(['CARAT'], ['COLOUR'])).toBe('In return: a warmer colour.')
    expect(lossText(['COLOUR'], ['CARAT', 'CLARITY', 'PRICE'])).toBe(
      'In return: a smaller stone, more inclusions and a higher price.',
    )
    expect(lossText(['CLARITY'], [])).toBe('Nothing is given up for it.')
    expect(lossText([], [])).toBe('The one the others are compared with.')
  })
})

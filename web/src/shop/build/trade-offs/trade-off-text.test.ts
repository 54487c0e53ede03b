import { describe, expect, it } from 'vitest'
import { meritText, tradeOffText } from './trade-off-text.ts'

const gemstone = { id: '1', plainColour: 'F', clarity: 'VS1' } as const

describe('a trade-off in words', () => {
  it('says what a stone is best at', () => {
    expect(meritText(['BALANCED'])).toBe('Our choice')
    expect(meritText(['BIGGEST', 'SOONEST'])).toBe('The biggest and the soonest')
  })

  it.each([
    [['CARAT', 'COLOUR'], ['DELIVERY'], 'Bigger and whiter than this one. In return: a later day.'],
    [['CARAT'], ['COLOUR'], 'Bigger than this one. In return: a warmer colour.'],
    [
      ['COLOUR'],
      ['CARAT', 'CLARITY', 'PRICE'],
      'Whiter than this one. In return: a smaller stone, more inclusions and a higher price.',
    ],
    [
      ['CLARITY', 'DELIVERY', 'PRICE'],
      [],
      'Cleaner, sooner and lower in price than this one. Nothing is given up for it.',
    ],
    [[], ['CARAT'], 'Beside this one: a smaller stone.'],
    [[], [], 'Nothing is given up for it.'],
  ] as const)('gains %j and gives up %j: %s', (gains, givesUp, text) => {
    const offer = { gemstone, merits: ['BALANCED' as const], gains: [...gains], givesUp: [...givesUp] }
    expect(tradeOffText(offer, [], '2')).toBe(text)
  })

  it('says of the chosen stone what the others have over it', () => {
    const chosen = { gemstone, merits: ['BALANCED' as const], gains: [], givesUp: [] }
    expect(
      tradeOffText(
        chosen,
        [
          { gains: ['PRICE'], givesUp: [] },
          { gains: ['CARAT', 'PRICE'], givesUp: [] },
          { gains: [], givesUp: [] },
        ],
        '1',
      ),
    ).toBe('The one you are looking at. Beside the best of the others: a smaller stone and a higher price.')
    expect(tradeOffText(chosen, [{ gains: [], givesUp: [] }], '1')).toBe(
      'The one you are looking at. Nothing is given up for it.',
    )
  })

  it('without a chosen stone is told from our choice', () => {
    const choice = { gemstone, merits: ['BALANCED' as const], gains: [], givesUp: [] }
    const others = [
      { gains: ['DELIVERY' as const, 'COLOUR' as const], givesUp: ['PRICE' as const] },
      { gains: ['CARAT' as const], givesUp: ['PRICE' as const, 'CLARITY' as const] },
      // What one of them has over it is no loss where most of them have not.
      { gains: ['PRICE' as const], givesUp: ['CARAT' as const] },
      { gains: [], givesUp: ['PRICE' as const] },
    ]
    expect(tradeOffText(choice, others, null)).toBe(
      'The balance our jewellers would choose. Lower in price than most of the others here. In return: a smaller stone, a warmer colour and a later day.',
    )
    expect(
      tradeOffText({ gemstone, merits: ['BIGGEST'], gains: ['CARAT'], givesUp: ['PRICE'] }, [], null),
    ).toBe('Bigger than our choice. In return: a higher price.')
    expect(tradeOffText({ gemstone, merits: ['SOONEST'], gains: [], givesUp: ['CARAT'] }, [], null)).toBe(
      'Beside our choice: a smaller stone.',
    )
  })

  it('does not call a stone worse that nobody graded', () => {
    const ungraded = { id: '1', plainColour: null, clarity: null }
    expect(
      tradeOffText(
        { gemstone: ungraded, merits: ['BIGGEST'], gains: ['CARAT'], givesUp: ['COLOUR', 'CLARITY'] },
        [],
        '2',
      ),
    ).toBe('Bigger than this one. In return: no colour grade and no clarity grade.')
  })
})

import { describe, expect, it } from 'vitest'
import { tellingWords, tokensOf } from './search-language.ts'
import { stoneQuestion } from './stone-question.ts'

/** Terms whose words are all as they should be. */
const ask = (text: string) =>
  stoneQuestion(tokensOf(tellingWords(text)).map(({ token }) => ({ token, meanings: [] })))

describe('a weight', () => {
  it.each([
    ['1.5 ct', 148, 159, 150],
    ['1.52ct', 150, 154, 152],
    ['2 carat', 198, 209, 200],
    ['0.9 kt', 88, 99, 90],
    ['3 cts', 298, 309, 300],
    ['30', 2998, 3009, 3000],
    // The last one counts.
    ['1 ct 2 ct', 198, 209, 200],
  ])('%s is from %d to %d hundredths, %d first, and certainly of a stone', (text, min, max, firstCarat) => {
    expect(ask(text)).toEqual({ wanted: new Map(), carat: { min, max }, firstCarat, isCertain: true })
  })

  it.each(['0.05', '31', '100000'])('is none that no stone has: %s', (text) => expect(ask(text)).toBeNull())

  it.each(['9ct', '14 carat', '18k', '18 kt', '9 cts'])('is none where it is a gold: %s', (text) =>
    expect(ask(text)).toBeNull(),
  )

  it('may be 9, 14 or 18 where no gold is meant', () => {
    expect(ask('18')?.carat).toEqual({ min: 1798, max: 1809 })
    expect(ask('9 ruby')?.firstCarat).toBe(900)
    expect(ask('10 ct')?.firstCarat).toBe(1000)
  })
})

describe('what is said of a stone', () => {
  it('is told by property, its alternatives together', () => {
    const asked = ask('d e oval')
    expect(asked?.wanted).toEqual(
      new Map<string, unknown>([
        [
          'colour',
          [
            ['colour', 0],
            ['colour', 1],
          ],
        ],
        ['shape', [['shape', 1]]],
      ]),
    )
    expect([asked?.carat, asked?.firstCarat]).toEqual([null, null])
  })

  it.each([
    // Only a stone has a grade, or is one.
    ['d', true],
    ['vs1', true],
    ['excellent', true],
    ['gia', true],
    ['stones', true],
    ['gem', true],
    ['gemstone', true],
    ['loose', true],
    ['certified', true],
    ['ruby stone', true],
    // A piece has the rest as well.
    ['oval', false],
    ['ruby', false],
    ['diamond', false],
    ['blue', false],
    ['lab-grown', false],
    ['cut', false],
    ['shape', false],
    ['ruby cut', false],
  ])('of %s is certainly a stone: %s', (text, isCertain) => expect(ask(text)?.isCertain).toBe(isCertain))

  it.each(['ring', 'sapphire ring', 'oval halo', 'qwrtzp', ''])('is nothing in %j', (text) =>
    expect(ask(text)).toBeNull(),
  )

  it('is something in a carat alone, and nothing in what is short for it', () => {
    expect(ask('carat')).toEqual({ wanted: new Map(), carat: null, firstCarat: null, isCertain: true })
    for (const unit of ['ct', 'kt', 'cts']) expect(ask(unit)).toBeNull()
  })

  it('is nothing in a word with a digit in it', () => {
    for (const token of ['a1', '1a', '1.', '.5', '1.5.2'])
      expect([token, stoneQuestion([{ token, meanings: [] }])]).toEqual([token, null])
  })
})

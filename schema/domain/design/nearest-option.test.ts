import { describe, expect, it } from 'vitest'
import { optionsByNearness } from './nearest-option.ts'

function ordered(attributeName: string, names: readonly string[], wanted: string): string[] {
  const options = names.map((name) => ({ id: name, name }))
  return optionsByNearness(attributeName, options, wanted).map(({ name }) => name)
}

const metals = ['18ct White Gold', '9ct Yellow Gold', '18ct Yellow Gold', '18ct Rose Gold', 'Platinum']

describe('optionsByNearness', () => {
  it.each([
    ['14ct Yellow Gold', ['18ct Yellow Gold', '9ct Yellow Gold', '18ct Rose Gold']],
    ['9ct Yellow Gold', ['9ct Yellow Gold', '18ct Yellow Gold', '18ct Rose Gold']],
    ['Palladium', ['Platinum', '18ct White Gold', '18ct Yellow Gold']],
    ['Platinum', ['Platinum', '18ct White Gold', '18ct Yellow Gold']],
    ['14ct Rose Gold', ['18ct Rose Gold', '18ct Yellow Gold', '9ct Yellow Gold']],
    ['14ct White Gold', ['18ct White Gold', 'Platinum', '18ct Yellow Gold']],
  ])('of metals puts colour before carat before tone: %s', (wanted, nearest) => {
    expect(ordered('Metal', metals, wanted).slice(0, 3)).toEqual(nearest)
  })

  it('takes another white metal before a warm one where the colour is not made', () => {
    expect(ordered('Metal', ['18ct Rose Gold', '9ct White Gold'], 'Palladium')[0]).toBe('9ct White Gold')
    expect(ordered('Metal', ['Platinum', '9ct Yellow Gold'], 'Rose Gold')[0]).toBe('9ct Yellow Gold')
  })

  it.each([
    ['Platinum', ['18ct White Gold', 'Palladium'], ['Palladium', '18ct White Gold']],
    ['Palladium', ['18ct White Gold', 'Platinum'], ['Platinum', '18ct White Gold']],
    [
      '18ct White Gold',
      ['18ct Yellow Gold', 'Palladium', 'Platinum'],
      ['Platinum', 'Palladium', '18ct Yellow Gold'],
    ],
    ['Silver', ['Palladium', '18ct Rose Gold', 'Platinum'], ['Platinum', '18ct Rose Gold', 'Palladium']],
  ])('knows which metals are of one tone: %s, made in %j', (wanted, made, nearest) => {
    expect(ordered('Metal', made, wanted)).toEqual(nearest)
  })

  it.each([
    ['9.00', ['2.00', '10.00'], ['10.00', '2.00']],
    ['2.58', ['2.51', '2.59'], ['2.59', '2.51']],
    // These are no sizes, or not all of them.
    ['A 1', ['A 1', 'B 3', 'C 2'], ['A 1', 'B 3', 'C 2']],
    ['1.00', ['2.00', 'Wide', '1.00'], ['1.00', 'Wide', '2.00']],
    ['Any', ['3.00', '2.00'], ['3.00', '2.00']],
  ])('reads sizes where all are sizes: %s of %j', (wanted, made, nearest) => {
    expect(ordered('Width', made, wanted)).toEqual(nearest)
  })

  it.each([
    ['Width', ['2.00', '2.50', '3.00', '5.00'], '9.99', '5.00'],
    ['Width', ['2.00', '2.50', '3.00', '5.00'], '2.25', '2.00'],
    ['Width', ['5.00', '3.00'], '4.00', '3.00'],
    ['Total Carat Weight', ['0.20', '0.50', '1.00'], '0.80', '1.00'],
    ['Chain Length', ['16"', '18"', '20"'], '22"', '20"'],
    ['Weight', ['Light', 'Medium', 'Extra Heavy'], 'Heavy', 'Medium'],
    ['Weight', ['Light', 'Medium'], 'Extra Heavy', 'Medium'],
    ['Shape', ['Oval Shape', 'Pear Shape'], 'Pear Shape', 'Pear Shape'],
  ])('of %s %j the nearest to %s is %s', (attributeName, names, wanted, nearest) => {
    expect(ordered(attributeName, names, wanted)[0]).toBe(nearest)
  })

  it('keeps the design’s order for what no option is named', () => {
    expect(ordered('Shape', ['Oval Shape', 'Pear Shape'], 'Radiant Cut')).toEqual([
      'Oval Shape',
      'Pear Shape',
    ])
  })
})

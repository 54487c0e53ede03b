import { describe, expect, it } from 'vitest'
import { filledName } from './product-name.ts'

const parts = {
  metal: '18ct Yellow Gold',
  shape: 'Oval',
  width: '3.00',
  weight: 'Medium',
  shortName: 'Court band',
}

describe('filledName', () => {
  it.each([
    ['{shortName} in {metal}', 'Court band in 18ct Yellow Gold'],
    ['{shape} solitaire', 'Oval solitaire'],
    ['{shortName}, {width}, {weight} weight', 'Court band, 3.00\u00A0mm, Medium weight'],
    ['{width} mm {shortName}', '3.00\u00A0mm Court band'],
    ['{width}mm {shortName}', '3.00\u00A0mm Court band'],
    ['No placeholders', 'No placeholders'],
  ])('fills %s', (displayName, name) => expect(filledName(displayName, parts)).toBe(name))

  it('keeps a metal on one line with its fineness', () => {
    const metal = 'Platinum (950)'
    expect(filledName('{shortName} in {metal}', { shortName: 'Ring', metal })).toBe(
      'Ring in Platinum\u00A0(950)',
    )
  })

  it('leaves no gap for what the design does not say, or what nobody knows', () => {
    expect(
      filledName('{weight} {shortName} {unknown} in {metal}', { shortName: 'Ring', metal: 'Platinum' }),
    ).toBe('Ring in Platinum')
    expect(filledName('{constructor}', parts)).toBe('')
  })

  it('takes a dollar sign for what it is', () => {
    expect(filledName('{shortName}', { shortName: "$& and $'" })).toBe("$& and $'")
  })
})

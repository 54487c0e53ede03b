import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameSigns, phoneSigns } from './typed-signs.ts'

describe('the signs of a name (rules/booking#names-and-phones)', () => {
  it.each([
    ['O’Brien', 'O’Brien'],
    ["d'Arcy", "d'Arcy"],
    ['Anne-Marie', 'Anne-Marie'],
    ['Zoë Müller', 'Zoë Müller'],
    ['李', '李'],
    ['R2D2', 'RD'],
    ['Ann@_1', 'Ann'],
    ['<b>', 'b'],
  ])('of %s are %s', (typed, kept) => {
    expect(nameSigns(typed)).toBe(kept)
  })
})

describe('the signs of a phone number', () => {
  it.each([
    ['07700 900123', '07700900123'],
    ['+44 7700 900123', '+447700900123'],
    ['+44 (0)7700 900123', '+447700900123'],
    ['++44', '+44'],
    ['44+77', '4477'],
    ['(020) 7946-0000', '02079460000'],
    ['ring me', ''],
  ])('of %s are %s', (typed, kept) => {
    expect(phoneSigns(typed)).toBe(kept)
  })

  it('are digits and one leading +, whatever is typed, and stay what they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const kept = phoneSigns(typed)
        expect(kept).toMatch(/^\+?\d*$/)
        expect(phoneSigns(kept)).toBe(kept)
      }),
    )
  })
})

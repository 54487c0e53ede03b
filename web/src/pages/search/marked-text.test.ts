import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markTyped } from './marked-text.tsx'

/** The text with what was typed in brackets. */
const marked = (text: string, typed: string) =>
  markTyped(text, typed)
    .map((part) => (part.isTyped ? `[${part.text}]` : part.text))
    .join('')

describe('what was typed', () => {
  it.each([
    ['Oval halo, grain-set', 'halo', 'Oval [halo], grain-set'],
    ['Oval halo, grain-set', 'ov gr', '[Ov]al halo, [gr]ain-set'],
    ['Pavé full eternity ring', 'pave', '[Pavé] full eternity ring'],
    ['Pave\u0301 band', 'pave', '[Pave\u0301] band'],
    ['1.52 ct Oval lab-grown diamond', '1.5ct oval', '[1.5]2 [ct] [Oval] lab-grown diamond'],
    ['Halo', 'alo', 'Halo'],
    ['Halo', '<b>', 'Halo'],
    ['Halo', '', 'Halo'],
  ])('in %s, looking for %s: %s', (text, typed, expected) => expect(marked(text, typed)).toBe(expected))

  it('never changes the text itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, typed) => {
        expect(
          markTyped(text, typed)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})

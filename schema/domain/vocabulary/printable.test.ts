import { expect, it } from 'vitest'
import { printableLine, printableLines } from './printable.ts'

it.each([
  ['a couple with a heart', '👩\u200D❤️\u200D👨'],
  ['a flag', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'],
  ['Persian', 'می\u200Cخواهم'],
  ['Hindi', 'क्\u200Dष'],
  ['a ring and a name', '💍 O’Brien'],
])('%s stands in a text as it was typed', (_, text) => {
  expect([printableLine(text), printableLines(text)]).toEqual([text, text])
})

it.each(['\u0000', '\u0007', '\u001B', '\u0085', '\uD800', '\uDC00'])('%j stands in no text', (sign) => {
  expect([printableLine(`a${sign}b`), printableLines(`a${sign}b`)]).toEqual(['ab', 'ab'])
})

it.each(['\n', '\r', '\t'])('%j stands in a text of several lines alone', (sign) => {
  expect([printableLine(`a${sign}b`), printableLines(`a${sign}b`)]).toEqual(['ab', `a${sign}b`])
})

import { expect, it } from 'vitest'
import { personalisedOf } from './personalised-lines.ts'

const plain = { engraving: null }
const engraved = { engraving: { font: 'Roman', text: 'ALWAYS' } }

it.each([
  ['none', [plain, plain]],
  ['some', [plain, engraved]],
  ['all', [engraved]],
  ['none', []],
])('says that %s of the lines are personalised', (expected, lines) => {
  expect(personalisedOf(lines)).toBe(expected)
})

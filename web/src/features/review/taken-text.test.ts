import { describe, expect, it } from 'vitest'
import { stones } from '../designer/testing/build-examples.ts'
import { takenText } from './taken-text.ts'

const pair = [stones.round, stones.match]

describe('stones that lie in the basket with another piece', () => {
  it.each([
    [[], null],
    [[1], 'The second diamond is in your basket already, as part of another piece.'],
    [[0, 1], 'Both stones are in your basket already, and there is only one of each.'],
  ])('%j: %s', (taken, text) => expect(takenText(pair, taken)).toBe(text))

  it('are one where the piece takes one', () => {
    expect(takenText([stones.round], [0])).toBe(
      'This diamond is in your basket already, as part of another piece.',
    )
  })
})

import { expect, it } from 'vitest'
import { leftOutText } from './use-take-shared.ts'

it('says which parts of a shared address its piece is not made with', () => {
  expect(leftOutText(['finger-size', 'engraving', 'chain-length'])).toBe(
    'This piece cannot be made quite as the link says. What differs: the finger size, the engraving and the length of the chain.',
  )
  expect(leftOutText([])).toBeNull()
})

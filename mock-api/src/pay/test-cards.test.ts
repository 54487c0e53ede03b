import { expect, it } from 'vitest'
import { inGroups, keptOf, testCardOf, walletCards } from './test-cards.ts'

it('a number is written as it stands on its card', () => {
  expect(inGroups('4242424242424242')).toBe('4242 4242 4242 4242')
  expect(inGroups('378282246310005')).toBe('3782 822463 10005')
  expect(inGroups('4242')).toBe('4242')
  expect(inGroups('42424242424242424')).toBe('42424242424242424')
})

it('of a card its brand and last four digits are kept', () => {
  const card = testCardOf('378282246310005')
  expect(card && keptOf(card)).toEqual({ brand: 'American Express', lastDigits: '0005' })
  expect(testCardOf('4012888888881881')).toBeUndefined()
})

it('a device keeps a card that is paid, one that is declined and one that fails', () => {
  expect(walletCards.map(({ outcome }) => outcome.kind)).toEqual(['paid', 'declined', 'failed'])
})

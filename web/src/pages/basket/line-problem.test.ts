import { pence } from '@shop/schema/domain/values/money'
import { describe, expect, it } from 'vitest'
import { isBought, lineProblem } from './line-problem.ts'

const sound = { availability: 'AVAILABLE', problem: null, total: pence(518_200) } as const

describe('a line', () => {
  it('that nothing is wrong with is part of the total', () => {
    expect(lineProblem(sound)).toBeNull()
    expect(isBought(sound)).toBe(true)
  })

  it.each([
    ['NOT_REACHED', 'retry', 'This piece is kept in your browser'],
    ['NOT_REMOVED', 'keep', 'We could not remove this piece'],
  ])('with the problem %s is part of the total, and can be put right by %s', (problem, remedy, words) => {
    expect(lineProblem({ ...sound, problem })).toMatchObject({ remedy, text: expect.stringContaining(words) })
    expect(isBought({ ...sound, problem })).toBe(true)
  })

  it.each([
    ['STONE_UNAVAILABLE', 'choose-stone', 'The stone was sold or is held'],
    ['UNKNOWN_STONE', 'choose-stone', 'The stone was sold or is held'],
    ['STONE_DOES_NOT_FIT', 'choose-stone', 'The stone does not fit'],
    ['STONES_NOT_A_PAIR', 'choose-stone', 'The two stones are no matched pair'],
    ['STONE_IN_CART', 'choose-stone', 'This stone is in another piece'],
    ['DESIGN_UNAVAILABLE', 'choose-setting', 'This piece was sold, or we no longer make it as you chose it'],
    ['CART_FULL', 'retry', 'A basket holds at most 50 pieces'],
    ['UNKNOWN_FINGER_SIZE', null, 'A choice is missing'],
    ['A_CODE_OF_TOMORROW', null, 'A choice is missing'],
  ])('that the cart refused with %s is left out of the total; remedy %s', (problem, remedy, words) => {
    expect(lineProblem({ ...sound, problem })).toMatchObject({ remedy, text: expect.stringContaining(words) })
    expect(isBought({ ...sound, problem })).toBe(false)
  })

  it.each([
    ['STONE_UNAVAILABLE', 'choose-stone'],
    ['DESIGN_UNAVAILABLE', 'choose-setting'],
  ] as const)('that has become %s says so before anything else', (availability, remedy) => {
    const line = { availability, problem: 'NOT_REMOVED', total: null }
    expect(lineProblem(line)?.remedy).toBe(remedy)
    expect(isBought(line)).toBe(false)
  })

  it('without a price cannot be bought, and says so', () => {
    expect(lineProblem({ ...sound, total: null })?.remedy).toBe('choose-setting')
    expect(isBought({ ...sound, total: null })).toBe(false)
  })
})
